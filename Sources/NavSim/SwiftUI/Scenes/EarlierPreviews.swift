// What is shown of views beside their code, as earlier editors have it.

/// What is said of what is shown.
public protocol PreviewContext {
  /// Something that is said.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// What can be said of what is shown.
public protocol PreviewContextKey {
  /// What is said.
  associatedtype Value
  /// What is said where nothing is.
  static var defaultValue: Value { get }
}

/// Where something is shown.
public enum PreviewPlatform: Hashable, Sendable {
  /// One of them.
  case iOS, macOS, tvOS, watchOS
}

extension PreviewProvider {
  /// Where it is shown: anywhere.
  public static var platform: PreviewPlatform? { nil }
}

extension View {
  /// The view as it is.
  public func previewContext(_ context: some PreviewContext) -> Self { self }
}
