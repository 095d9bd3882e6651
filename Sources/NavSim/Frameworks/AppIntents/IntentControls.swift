public import SwiftUI

extension Button where Label == Text {
  /// Creates a button that does something of the app's.
  public init(_ title: some AlertTitle, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title.titleWords) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a picture that does something of the app's.
  public init(
    _ title: some AlertTitle, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) {
      SwiftUI.Label(title.titleWords, systemImage: systemImage)
    }
  }
}

extension IntentResult {
  /// Something else to be done and a view.
  public static func result<Opened: AppIntent, Snippet: View>(
    opensIntent: Opened, view: Snippet
  ) -> Self where Self == IntentResultContainer<Never, Opened, Snippet, Never> { Self(nil) }
  /// A value and a view.
  public static func result<Value, Snippet: View>(
    value: Value, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> { Self(value) }
}

extension DisplayRepresentation.Image {
  /// Creates a picture of the system's in a colour.
  public init(
    systemName: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration? = nil
  ) { self.init(systemName: systemName) }
}

extension DisplayRepresentation {
  /// Creates one that has other names.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) { self.init(title: title, subtitle: subtitle, image: image) }
}

extension AppDependencyManager {
  /// Why something is not there that an app was to give.
  public enum Error<Value>: Swift.Error, @unchecked Sendable {
    /// It was not given.
    case failedToRetrieveDependency(AnyHashable, Value.Type)
    /// It could not be made.
    case failedToLoadDependency(AnyHashable, Value.Type)
    /// It is something else.
    case incorrectDependencyType(AnyHashable, Value.Type, any Any.Type)
  }
}
