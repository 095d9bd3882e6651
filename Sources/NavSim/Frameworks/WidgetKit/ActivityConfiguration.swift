@_exported public import ActivityKit
public import SwiftUI

/// A widget that shows an activity.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Creates one.
  public init<Content: View>(
    for type: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
  /// The same.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> Self { self }
}

/// How large what shows an activity is.
public enum ActivityFamily: Hashable, Sendable {
  /// One of them.
  case small, medium
}

/// What a widget knows of an activity.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What does not change of it.
  public let attributes: Attributes
  /// What it shows.
  public let state: Attributes.ContentState
  /// What tells it from others.
  public let activityID: String
  /// True where what it shows is old.
  public let isStale: Bool
}

/// What of an activity is seen at the camera.
public struct DynamicIsland {
  /// Creates one.
  public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: () -> Leading, @ViewBuilder compactTrailing: () -> Trailing,
    @ViewBuilder minimal: () -> Minimal
  ) {}
  /// The same.
  public func widgetURL(_ url: URL?) -> Self { self }
  /// The same.
  public func keylineTint(_ color: Color?) -> Self { self }
  /// The same.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> Self { self }
}

/// A part of what is seen at the camera.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates one.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// Where a part of it is.
public enum DynamicIslandExpandedRegionPosition: Sendable {
  /// One of them.
  case leading, trailing, center, bottom
}

/// The parts of what is seen at the camera.
public struct DynamicIslandExpandedContent<Content> {}

/// Puts the parts together.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  /// One of them.
  public static func buildExpression<Content: View>(
    _ part: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Never> { DynamicIslandExpandedContent() }
  /// All of them.
  public static func buildBlock(
    _ all: DynamicIslandExpandedContent<Never>...
  ) -> DynamicIslandExpandedContent<Never> { DynamicIslandExpandedContent() }
  /// What is there under a condition.
  public static func buildOptional(
    _ some: DynamicIslandExpandedContent<Never>?
  ) -> DynamicIslandExpandedContent<Never> { DynamicIslandExpandedContent() }
  /// Of either.
  public static func buildEither(
    first: DynamicIslandExpandedContent<Never>
  ) -> DynamicIslandExpandedContent<Never> { first }
  /// Of either.
  public static func buildEither(
    second: DynamicIslandExpandedContent<Never>
  ) -> DynamicIslandExpandedContent<Never> { second }
}

extension View {
  /// The same.
  public func activityBackgroundTint(_ color: Color?) -> Self { self }
  /// The same.
  public func activitySystemActionForegroundColor(_ color: Color?) -> Self { self }
}

/// Where an activity is shown.
public struct ActivityPreviewViewKind: Sendable {
  /// One of them.
  public static let content = Self()
  /// How it is seen at the camera.
  public enum DynamicIslandPreviewViewState: Sendable {
    /// One of them.
    case compact, expanded, minimal
  }
  /// At the camera.
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> Self { Self() }
}

/// What only an editor shows: nothing.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes, Drawn: Widget>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> Drawn,
  contentStates: @escaping @MainActor () async -> Void
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
