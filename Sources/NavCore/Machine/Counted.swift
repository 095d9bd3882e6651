/// A value, and how often something may have been written to it: counted where it is stored, so that
/// nothing can be written past it.
@usableFromInline
struct Counted<Value: Equatable & Sendable>: Equatable, Sendable {
  @usableFromInline var value: Value { didSet { version &+= 1 } }
  @usableFromInline private(set) var version = 0

  init(_ value: Value) { self.value = value }
}
