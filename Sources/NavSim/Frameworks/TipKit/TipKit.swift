@_exported public import SwiftUI

/// Something that the user is told once.
public protocol Tip: Identifiable, Sendable {
  /// What it is called.
  var title: Text { get }
  /// What is told.
  var message: Text? { get }
  /// Its picture.
  var image: Image? { get }
  /// What can be done about it.
  @TipListBuilder<Action> var actions: [Action] { get }
  /// How it is shown.
  @TipListBuilder<any TipOption> var options: [any TipOption] { get }
  /// When it is shown.
  @TipListBuilder<Rule> var rules: [Rule] { get }

  /// What can be done about a tip.
  typealias Action = Tips.Action
  /// When a tip is shown.
  typealias Rule = Tips.Rule
  /// Something that happens, after which a tip is shown.
  typealias Event = Tips.Event
  /// A value on which it depends when tips are shown.
  typealias Parameter = Tips.Parameter
}

extension Tip where ID == String {
  /// The name of its type.
  public var id: String { String(describing: Self.self) }
}

extension Tip {
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
  /// Whether it is shown: it is.
  public var status: Tips.Status { .available }
  /// True.
  public var shouldDisplay: Bool { true }
  /// Whether it is shown, now and from now on.
  public var statusUpdates: AsyncStream<Tips.Status> {
    AsyncStream { $0.yield(.available) }
  }
  /// Whether it is shown, now and from now on.
  public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.yield(true) } }
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
    /// What is done.
    public let handler: @MainActor @Sendable () -> Void
    /// Which of several it is: nobody says.
    public var index: Int? { nil }
    /// Its words.
    public var label: @Sendable () -> Text {
      let title = title
      return { Text(title) }
    }

    /// Creates an action.
    public init(
      id: String = "", title: String,
      perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) { (self.id, self.title, self.handler) = (id, title, handler) }
  }

  /// When a tip is shown, which nothing depends on here.
  public struct Rule: Sendable {
    /// Creates a rule.
    public init() {}
  }

  /// A value on which it depends when tips are shown, which nothing depends on here.
  @propertyWrapper public struct Parameter<Value: Sendable>: Sendable {
    /// The value.
    public var wrappedValue: Value
    /// What rules name.
    public var projectedValue: Self { self }
    /// Creates one.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  }

  /// Whether a tip is shown.
  public enum Status: Hashable, Sendable {
    /// Not yet.
    case pending
    /// It is.
    case available
    /// No more.
    case invalidated(InvalidationReason)
  }

  /// Collects what can be done.
  public typealias ActionBuilder = TipListBuilder<Action>
  /// Collects how it is shown.
  public typealias OptionsBuilder = TipListBuilder<any TipOption>
  /// Collects when it is shown.
  public typealias RuleBuilder = TipListBuilder<Rule>

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
      /// In a folder.
      case url(URL)
      /// With other apps.
      public static func groupContainer(identifier: String) throws -> Self { applicationDefault }
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
    /// A time at which it has happened.
    public struct Donation: Hashable, Sendable {
      /// When.
      public let date: Date
    }
    /// When it has happened: nobody keeps that here.
    public var donations: [Donation] { [] }
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

/// Makes a rule by which a tip is shown.
@freestanding(expression)
public macro Rule(_ event: Tips.Event, _ condition: (Tips.Event) -> Bool) -> Tips.Rule =
  #externalMacro(module: "SwiftUIMacros", type: "NewObjectMacro")

/// Makes a rule by which a tip is shown.
@freestanding(expression)
public macro Rule<Value>(
  _ value: Tips.Parameter<Value>, _ condition: (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "NewObjectMacro")

/// Collects what can be done.
public typealias TipActionsBuilder = TipListBuilder<Tips.Action>
/// Collects how it is shown.
public typealias TipOptionsBuilder = TipListBuilder<any TipOption>

/// Collects values.
@resultBuilder public enum TipListBuilder<Value> {
  /// One.
  public static func buildExpression(_ value: Value) -> [Value] { [value] }
  /// Several.
  public static func buildExpression(_ values: [Value]) -> [Value] { values }
  /// All of them.
  public static func buildBlock(_ values: [Value]...) -> [Value] { values.flatMap(\.self) }
  /// Some, or none.
  public static func buildOptional(_ values: [Value]?) -> [Value] { values ?? [] }
  /// Some.
  public static func buildEither(first values: [Value]) -> [Value] { values }
  /// Others.
  public static func buildEither(second values: [Value]) -> [Value] { values }
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
