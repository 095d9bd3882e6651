/// An explicit id of a place, of whatever type: compared far more often than made.
struct Identity: Equatable {
  private let id: AnyID

  init(_ id: some Hashable) { self.id = ID(id) }

  static func == (one: Self, other: Self) -> Bool {
    one.id === other.id || one.id.isEqual(to: other.id)
  }

  private class AnyID {
    func isEqual(to other: AnyID) -> Bool { false }
  }

  private final class ID<Value: Hashable>: AnyID {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func isEqual(to other: AnyID) -> Bool {
      type(of: other) == Self.self && value == unsafeDowncast(other, to: Self.self).value
    }
  }
}
