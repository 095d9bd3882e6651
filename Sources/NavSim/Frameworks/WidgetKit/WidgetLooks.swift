public import SwiftUI

// How widgets look, which nothing draws here.

/// What is around a view that only an editor shows.
public protocol PreviewContext {}

/// The size of a widget that only an editor shows.
public struct WidgetPreviewContext: PreviewContext {
  /// The size.
  public let family: WidgetFamily
  /// Creates one.
  public init(family: WidgetFamily) { self.family = family }
}

/// What is behind a widget on the locked screen.
public struct AccessoryWidgetBackground: View {
  /// Creates one.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// In which colours a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// Its name.
  public let description: String
  /// One of them.
  public static let fullColor = Self(description: "fullColor"),
    accented = Self(description: "accented"), vibrant = Self(description: "vibrant")
}

/// Where a widget lies.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// One of them.
  public static let homeScreen = Self(name: "homeScreen"), lockScreen = Self(name: "lockScreen"),
    standBy = Self(name: "standBy"), iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac")
}

/// How much a widget matters at a time.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// How much.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval
  /// Creates one.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// What a user can choose for a widget.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  /// Creates one.
  public init(intent: Intent, description: some StringProtocol) {}
  /// Creates one.
  public init(intent: Intent, description: Text) {}
  /// Creates one.
  @_disfavoredOverload public init(intent: Intent, description: LocalizedStringKey) {}
}

/// What a user can choose for a widget, in an older way.
public struct IntentRecommendation<Intent: INIntent> {
  /// Creates one.
  public init(intent: Intent, description: some StringProtocol) {}
  /// Creates one.
  public init(intent: Intent, description: Text) {}
}

extension TimelineEntry {
  /// How much it matters: nobody says.
  public var relevance: TimelineEntryRelevance? { nil }
}

extension AppIntentTimelineProvider {
  /// What a user can choose: nothing.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

extension IntentTimelineProvider {
  /// What a user can choose: nothing.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

extension WidgetCenter {
  /// What is told with what opens the app from a widget.
  public struct UserInfoKey: Sendable {
    /// A key.
    public static let kind = "WGWidgetUserInfoKeyKind", family = "WGWidgetUserInfoKeyFamily",
      activityID = "WGWidgetUserInfoKeyActivityID"
  }
  /// Asks again what a user can choose.
  public func invalidateConfigurationRecommendations() {}
}

extension WidgetConfiguration {
  /// The same.
  @_disfavoredOverload public func configurationDisplayName(_ name: Text) -> Self { self }
  /// The same.
  @_disfavoredOverload public func description(_ description: Text) -> Self { self }
  /// The same.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }
  /// The same.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> Self { self }
  /// The same.
  public func onBackgroundURLSessionEvents(
    matching: String, _ event: @escaping (String, @escaping () -> Void) -> Void
  ) -> Self { self }
}

extension EnvironmentValues {
  private struct ModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
  }

  /// How large the widget is that is drawn: an app draws none.
  public var widgetFamily: WidgetFamily { .systemSmall }
  /// In which colours it is drawn.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
  /// How much room is around it.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
  /// True where something is behind it.
  public var showsWidgetContainerBackground: Bool { true }
  /// True where words are beside it.
  public var showsWidgetLabel: Bool { false }
  /// True where an activity fills the screen.
  public var isActivityFullscreen: Bool { false }
}

extension View {
  /// The view as it is.
  public func previewContext(_ context: some PreviewContext) -> Self { self }
  /// The view as it is.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> Self { self }
  /// The view as it is.
  public func widgetLabel(_ label: some StringProtocol) -> Self { self }
  /// The view as it is.
  public func widgetLabel(@ViewBuilder label: () -> some View) -> Self { self }
  /// The view as it is.
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> Self
  { self }
}

/// Where a part of what is seen at the camera is.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  /// One of them.
  public static let belowIfTooWide = Self()
}

/// How much of an activity is seen at the camera.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  /// One of them.
  public static let compactLeading = Self(name: "leading"),
    compactTrailing = Self(name: "trailing"), minimal = Self(name: "minimal"),
    expanded = Self(name: "expanded")
}

extension DynamicIsland {
  /// The same.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> Self { self }
}

extension DynamicIslandExpandedRegion {
  /// The same.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> Self { self }
}

extension ActivityAttributes {
  /// Nothing.
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}

/// What only an editor shows: nothing.
@freestanding(declaration)
public macro Preview<Drawn: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Drawn,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// What only an editor shows: nothing.
@freestanding(declaration)
public macro Preview<Drawn: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> Drawn,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
