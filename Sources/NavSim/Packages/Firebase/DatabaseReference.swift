import Foundation

/// A place in the tree of values.
public final class DatabaseReference: DatabaseQuery, @unchecked Sendable {
  override init(_ path: [String]) { super.init(path) }

  /// Its name; nil for the root.
  public var key: String? { path.last }
  /// The place above; nil for the root.
  public var parent: DatabaseReference? {
    path.isEmpty ? nil : DatabaseReference(Array(path.dropLast()))
  }
  /// The root of the tree.
  public var root: DatabaseReference { DatabaseReference([]) }
  /// A place below it.
  public func child(_ path: String) -> DatabaseReference {
    DatabaseReference(self.path + path.split(separator: "/").map(String.init))
  }
  /// A place below it that nobody has: behind all that were made before.
  public func childByAutoId() -> DatabaseReference {
    let number = String(FirebaseServer.current.number())
    let zeros = String(repeating: "0", count: max(0, 9 - number.count))
    return child("-N\(zeros)\(number)")
  }

  private func write(_ values: [(path: [String], value: Any?)]) {
    for (path, value) in values { FirebaseServer.current.tree.set(value, at: path[...]) }
    FirebaseServer.current.documentsChanged()
  }

  private func parts(_ values: [AnyHashable: Any]) -> [(path: [String], value: Any?)] {
    values.byText.sorted { $0.key < $1.key }.map { (child($0.key).path, $0.value) }
  }

  /// Writes what is there.
  public func setValue(_ value: Any?) { write([(path, value)]) }
  /// Writes what is there.
  public func setValue(
    _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    setValue(value)
    FirebaseServer.answer { block(nil, self) }
  }
  /// Writes what is there.
  @discardableResult public func setValue(_ value: Any?) async throws -> DatabaseReference {
    write([(path, value)])
    await FirebaseServer.answer()
    return self
  }
  /// Writes what is below it, place by place.
  public func updateChildValues(_ values: [AnyHashable: Any]) { write(parts(values)) }
  /// Writes what is below it, place by place.
  public func updateChildValues(
    _ values: [AnyHashable: Any],
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    updateChildValues(values)
    FirebaseServer.answer { block(nil, self) }
  }
  /// Writes what is below it, place by place.
  @discardableResult
  public func updateChildValues(_ values: [AnyHashable: Any]) async throws -> DatabaseReference {
    write(parts(values))
    await FirebaseServer.answer()
    return self
  }
  /// Takes away what is there.
  public func removeValue() { setValue(nil) }
  /// Takes away what is there.
  public func removeValue(
    completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { setValue(nil, withCompletionBlock: block) }
  /// Takes away what is there.
  @discardableResult public func removeValue() async throws -> DatabaseReference {
    try await setValue(nil)
  }
}
