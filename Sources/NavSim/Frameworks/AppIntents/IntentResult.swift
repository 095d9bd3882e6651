public import SwiftUI

/// What has come of something that an app did.
public protocol IntentResult: Sendable {}

/// Something with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// Of what kind.
  associatedtype Value
  /// The value.
  var value: Value? { get }
}

/// Something that is said.
public protocol ProvidesDialog: IntentResult {}
/// Something that is shown.
public protocol ShowsSnippetView: IntentResult {}
/// Something that opens something else.
public protocol OpensIntent: IntentResult {}

extension Never: IntentResult {}

/// Nothing has come of it.
public typealias EmptyResult = IntentResultContainer<Never, Never, Never, Never>

/// What has come of it: a value, something else to be done, a view, words.
public struct IntentResultContainer<Value, Opened, Snippet, Dialog>: IntentResult,
  @unchecked Sendable
{
  /// The value.
  public let value: Value?
  init(_ value: Value?) { self.value = value }
}

extension IntentResultContainer: ReturnsValue where Value: IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: OpensIntent where Opened: AppIntent {}

/// A view that is shown of it, whichever it is: nobody sees it.
public struct SnippetViewContainer: View, Sendable {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Whatever can come of it.
public protocol IntentValue {}

extension String: IntentValue {}
extension Int: IntentValue {}
extension Double: IntentValue {}
extension Bool: IntentValue {}
extension Date: IntentValue {}
extension URL: IntentValue {}
extension IntentFile: IntentValue {}
extension Array: IntentValue where Element: IntentValue {}
extension Optional: IntentValue where Wrapped: IntentValue {}

extension IntentResult {
  /// Nothing.
  public static func result() -> Self where Self == EmptyResult { Self(nil) }
  /// A value.
  public static func result<Value>(
    value: Value
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value) }
  /// Words.
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(nil) }
  /// A view.
  public static func result(
    view: some View
  ) -> Self where Self == IntentResultContainer<Never, Never, SnippetViewContainer, Never> {
    Self(nil)
  }
  /// A view.
  public static func result(
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Never, Never, SnippetViewContainer, Never> {
    Self(nil)
  }
  /// A value and words.
  public static func result<Value>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { Self(value) }
  /// A value and a view.
  public static func result<Value>(
    value: Value, view: some View
  ) -> Self where Self == IntentResultContainer<Value, Never, SnippetViewContainer, Never> {
    Self(value)
  }
  /// Words and a view.
  public static func result(
    dialog: IntentDialog, view: some View
  ) -> Self where Self == IntentResultContainer<Never, Never, SnippetViewContainer, IntentDialog> {
    Self(nil)
  }
  /// Words and a view.
  public static func result(
    dialog: IntentDialog, @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Never, Never, SnippetViewContainer, IntentDialog> {
    Self(nil)
  }
  /// A value, words and a view.
  public static func result<Value>(
    value: Value, dialog: IntentDialog, view: some View
  ) -> Self where Self == IntentResultContainer<Value, Never, SnippetViewContainer, IntentDialog> {
    Self(value)
  }
  /// A value, words and a view.
  public static func result<Value>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Value, Never, SnippetViewContainer, IntentDialog> {
    Self(value)
  }
  /// Something else to be done.
  public static func result<Opened: AppIntent>(
    opensIntent: Opened
  ) -> Self where Self == IntentResultContainer<Never, Opened, Never, Never> { Self(nil) }
  /// Something else to be done, and words.
  public static func result<Opened: AppIntent>(
    opensIntent: Opened, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> { Self(nil) }
  /// A value, and something else to be done.
  public static func result<Value, Opened: AppIntent>(
    value: Value, opensIntent: Opened
  ) -> Self where Self == IntentResultContainer<Value, Opened, Never, Never> { Self(value) }
  /// A value, something else to be done, and words.
  public static func result<Value, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
    Self(value)
  }
}

/// What is said.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The words.
  public let words: LocalizedStringResource
  /// Creates a text.
  public init(_ words: LocalizedStringResource) { self.words = words }
  /// Creates a text.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { words = full }
  /// Creates a text.
  public init(stringLiteral value: String) { words = .init(stringLiteral: value) }
}
