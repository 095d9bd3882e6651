@_exported public import SwiftUI

/// What draws the widgets of an app: there are none here.
public final class WidgetCenter: Sendable {
  /// The one.
  public static let shared = WidgetCenter()
  /// Tells which widgets the user has: none.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }
  /// Draws all widgets again.
  public func reloadAllTimelines() {}
  /// Draws widgets of a kind again.
  public func reloadTimelines(ofKind kind: String) {}
}

/// A widget that the user has.
public struct WidgetInfo: Hashable, Sendable {
  /// Its kind.
  public let kind: String
  /// Its size.
  public let family: WidgetFamily
}

/// How large a widget is.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable {
  /// One of them.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// One of them.
  case accessoryCircular, accessoryRectangular, accessoryInline
}

/// A picture of an app outside it, which nobody draws here.
public protocol Widget {
  /// What it is made of.
  associatedtype Body: WidgetConfiguration
  /// Creates a widget.
  @MainActor @preconcurrency init()
  /// What it is made of.
  @MainActor @preconcurrency var body: Body { get }
}

/// The widgets of an app.
public protocol WidgetBundle {
  /// The widgets.
  associatedtype Body
  /// The widgets.
  @MainActor @preconcurrency var body: Body { get }
}

/// What a widget is made of.
public protocol WidgetConfiguration {}

extension WidgetConfiguration {
  /// The same.
  public func configurationDisplayName(_ name: some StringProtocol) -> Self { self }
  /// The same.
  public func description(_ description: some StringProtocol) -> Self { self }
  /// The same.
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
  /// The same.
  public func contentMarginsDisabled() -> Self { self }
}

/// A widget of which the user chooses nothing.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Creates one.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// What a widget shows, and when.
public protocol TimelineEntry {
  /// When.
  var date: Date { get }
}

/// Knows what a widget shows.
public protocol TimelineProvider {
  /// What it shows at a time.
  associatedtype Entry: TimelineEntry
  /// What is around a widget.
  typealias Context = TimelineProviderContext
  /// What is shown before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What is shown where widgets are chosen.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// What is shown from now on.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// What is around a widget.
public struct TimelineProviderContext: Sendable {
  /// Creates one.
  public init() {}
  /// How large it is.
  public let family = WidgetFamily.systemSmall
  /// True where widgets are chosen.
  public let isPreview = false
  /// How large it is, in points.
  public let displaySize = CGSize.zero
}

/// What a widget shows from now on.
public struct Timeline<Entry: TimelineEntry> {
  /// What, and when.
  public let entries: [Entry]
  /// When it asks again.
  public let policy: TimelineReloadPolicy

  /// Creates one.
  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

/// When a widget asks again.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private let date: Date?
  /// One of them.
  public static let atEnd = Self(date: nil), never = Self(date: .distantFuture)
  /// Then.
  public static func after(_ date: Date) -> Self { Self(date: date) }
}

extension WidgetBundle {
  /// Says that nothing draws widgets here.
  public static func main() { print("\(Self.self) is not drawn") }
}

extension Widget {
  /// Says that nothing draws widgets here.
  public static func main() { print("\(Self.self) is not drawn") }
}

/// What only an editor shows: nothing.
@freestanding(declaration)
public macro Preview<Drawn: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Drawn,
  timeline: @escaping @MainActor () async -> Void
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
