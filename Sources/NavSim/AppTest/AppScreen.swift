/// A screen of an app, as reports and files name it: by the value on the path, by the item that is
/// presented, or by the app's own view on it.
public struct AppScreen: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Creates a name.
  public init(_ name: String) { description = name }

  /// True for a page whose value has no destination.
  var isBlank: Bool { description.hasSuffix(", without a destination") }
}
