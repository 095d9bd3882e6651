import Foundation

/// Somebody, as the app knows him.
public struct User: Identifiable, Hashable {
  /// His number.
  public let id: String
  /// How he is called.
  public let name: String

  /// Creates somebody.
  public init(id: String, name: String) { (self.id, self.name) = (id, name) }
}
