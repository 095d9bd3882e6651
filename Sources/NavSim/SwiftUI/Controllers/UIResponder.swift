/// Whatever can be asked to do something: what UIKit's classes have in common.
@MainActor @preconcurrency open class UIResponder: Hashable {
  /// Creates one.
  public init() {}

  /// Whether both are the same object.
  nonisolated public static func == (one: UIResponder, other: UIResponder) -> Bool {
    one === other
  }

  /// Hashes the object by where it is.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
