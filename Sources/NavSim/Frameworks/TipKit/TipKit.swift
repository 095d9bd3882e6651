@_exported public import SwiftUI

/// Something that the user is told once.
public protocol Tip: Identifiable, Sendable where ID == String {
  /// What it is called.
  var title: Text { get }
  /// What is told.
  var message: Text? { get }
  /// Its picture.
  var image: Image? { get }
  /// What can be done about it.
  var actions: [Action] { get }
  /// How it is shown.
  var options: [any TipOption] { get }
  /// When it is shown.
  var rules: [Rule] { get }

  /// What can be done about a tip.
  typealias Action = Tips.Action
  /// When a tip is shown.
  typealias Rule = Tips.Rule
}

extension Tip {
  /// The name of its type.
  public var id: String { String(describing: Self.self) }
  /// Nothing.
  public var message: Text? { nil }
  /// Nothing.
  public var image: Image? { nil }
  /// Nothing.
  public var actions: [Action] { [] }
  /// As always.
  public var options: [any TipOption] { [] }
  /// Always.
  public var rules: [Rule] { [] }
  /// Shows it no more.
  public func invalidate(reason: Tips.InvalidationReason) {}
}

/// How a tip is shown.
public protocol TipOption: Sendable {}

/// Everything about tips.
public enum Tips {
  /// What can be done about a tip.
  public struct Action: Identifiable, Sendable {
    /// What it is called.
    public let id: String
    let title: String
    let handler: @MainActor @Sendable () -> Void

    /// Creates an action.
    public init(
      id: String = "", title: String,
      perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) { (self.id, self.title, self.handler) = (id, title, handler) }
  }

  /// When a tip is shown, which nothing depends on here.
  public struct Rule: Sendable {}

  /// Why a tip is shown no more.
  public enum InvalidationReason: Sendable {
    /// One of them.
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// How often tips are shown.
  public struct ConfigurationOption: Sendable {
    /// How long it is from one tip to the next.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    /// Where it is kept what was shown.
    public static func datastoreLocation(_ place: DatastoreLocation) -> Self { Self() }

    /// How long it is from one tip to the next.
    public enum DisplayFrequency: Sendable {
      /// One of them.
      case immediate, hourly, daily, weekly, monthly
    }

    /// Where it is kept what was shown.
    public enum DatastoreLocation: Sendable {
      /// One of them.
      case applicationDefault
    }
  }

  /// How often a tip is shown.
  public struct MaxDisplayCount: TipOption {
    /// Creates a number.
    public init(_ count: Int) {}
  }

  /// Whether it is shown however many were shown just now.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates a choice.
    public init(_ ignores: Bool) {}
  }

  /// Something that happens, after which tips are shown.
  public struct Event: Sendable {
    /// Creates an event.
    public init(id: String) {}
    /// It has happened.
    public func donate() async {}
    /// It has happened.
    public func sendDonation() {}
  }

  /// Begins.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Forgets what was shown.
  public static func resetDatastore() throws {}
  /// Shows all tips.
  public static func showAllTipsForTesting() {}
}

/// Collects what can be done.
public typealias TipActionsBuilder = TipListBuilder<Tips.Action>
/// Collects how it is shown.
public typealias TipOptionsBuilder = TipListBuilder<any TipOption>

/// Collects values.
@resultBuilder public enum TipListBuilder<Value> {
  /// All of them.
  public static func buildBlock(_ values: Value...) -> [Value] { values }
}

/// A tip among views, until it is closed.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: @MainActor (Tips.Action) -> Void
  @State private var isClosed = false

  /// Creates a view.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) { (self.tip, self.action) = (tip, action) }

  /// What it shows.
  public var body: some View {
    if let tip, !isClosed {
      tip.title
      tip.message
      ForEach(tip.actions) { one in
        Button(one.title) {
          one.handler()
          action(one)
        }
      }
      Button("Close the tip") { isClosed = true }
    }
  }
}

extension View {
  /// The view as it is: no tip points at it here.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> Self { self }
  /// The view as it is.
  public func tipViewStyle(_ style: some Any) -> Self { self }
  /// The view as it is.
  public func tipBackground(_ style: some ShapeStyle) -> Self { self }
  /// The view as it is.
  public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }
  /// The view as it is.
  public func tipImageSize(_ size: CGSize) -> Self { self }
}
