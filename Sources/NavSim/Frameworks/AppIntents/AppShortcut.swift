public import SwiftUI

/// What an app offers to be asked for, which nobody asks for here.
public protocol AppShortcutsProvider {
  /// What it offers.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of it.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// One of them.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Has what is offered be looked at again.
  public static func updateAppShortcutParameters() {}
}

/// A colour of what is offered.
public enum ShortcutTileColor: Sendable {
  /// One of them.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple,
    red, tangerine, teal, yellow
}

/// Something that an app offers.
public struct AppShortcut {
  /// Creates one.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {}
}

/// What is said to have something done.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// The parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// What stands for a name.
    public enum Token: Sendable {
      /// The name of the app.
      case applicationName
    }
    /// Creates one.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// A piece of text.
    public mutating func appendLiteral(_ literal: String) {}
    /// A name.
    public mutating func appendInterpolation(_ token: Token) {}
    /// What is asked for.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
  /// Creates a text.
  public init(stringLiteral value: String) {}
  /// Creates a text.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Puts together what an app offers.
@resultBuilder public enum AppShortcutsBuilder {
  /// One of it.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// All of it.
  public static func buildBlock(_ all: [AppShortcut]...) -> [AppShortcut] { all.flatMap { $0 } }
  /// What is there under a condition.
  public static func buildOptional(_ some: [AppShortcut]?) -> [AppShortcut] { some ?? [] }
  /// Where there is enough.
  public static func buildLimitedAvailability(_ some: [AppShortcut]) -> [AppShortcut] { some }
}

/// A package with things that an app can be asked to do.
public protocol AppIntentsPackage {}
/// A program that does what an app is asked to.
public protocol AppIntentsExtension {}

extension Button {
  /// Creates a button that does something of the app's.
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
  }
  /// Creates a button that does something of the app's.
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button that does something of the app's.
  public init(_ title: some AlertTitle, intent: some AppIntent) {
    self.init(intent: intent) { Text(title.titleWords) }
  }
}

extension Toggle {
  /// Creates a switch that does something of the app's.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: Binding {
        isOn
      } set: { _ in
        Task { _ = try? await intent.perform() }
      }, label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a switch that does something of the app's.
  public init(_ title: some AlertTitle, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title.titleWords) }
  }
}

/// Words by which something can be asked for, which are not shown.
public struct SiriTipView: View {
  /// Creates words.
  public init(intent: some AppIntent, isVisible: Binding<Bool> = .constant(true)) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A button that leads to an app of the system's, which is not here.
public struct ShortcutsLink: View {
  /// Creates a button.
  public init(action: @escaping @MainActor () -> Void = {}) { self.action = action }
  private let action: @MainActor () -> Void
  /// The button.
  public var body: some View { Button("App Shortcuts", action: action) }
}

/// How words look by which something can be asked for, which nothing depends on here.
public enum SiriTipViewStyle: Sendable {
  /// One of them.
  case automatic, dark, light
}

extension View {
  /// The view as it is.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> Self { self }
}

/// How such a button looks, which nothing depends on here.
public enum ShortcutsLinkStyle: Sendable {
  /// One of them.
  case automatic, automaticOutline, dark, darkOutline, light, lightOutline
}

extension View {
  /// The view as it is.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> Self { self }
}
