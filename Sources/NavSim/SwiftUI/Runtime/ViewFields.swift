@_spi(Reflection) import Swift
import Synchronization

/// A dynamic property of this module, which keeps something at a place of the tree.
@MainActor protocol LinkedProperty: ComparedProperty {
  /// Takes its state from a place.
  func link(to node: ViewNode, slot: Int)
}

/// A property of views that knows by itself when it is the same as before.
@MainActor protocol ComparedProperty {
  /// Whether a view that is given one instead of another is given the same.
  static func isSame(_ one: Self, as other: Self) -> Bool
}

extension LinkedProperty {
  /// What is kept at a place, or found there, does not come with the view's value.
  static func isSame(_ one: Self, as other: Self) -> Bool { true }
}

/// The stored properties of a type of views or modifiers, as far as they lie in its values.
// Changed by nobody once it is made, so that no access is checked.
final class ViewFields: @unchecked Sendable {
  /// How two values of a property are compared.
  private enum Comparison {
    case own(any ComparedProperty.Type)
    case equality(any Equatable.Type)
    /// By its address.
    case object
    /// By its address, and that of what it has captured.
    case function
  }

  /// The dynamic properties, in the order in which they are declared.
  @exclusivity(unchecked) private var linked: [(offset: Int, type: any LinkedProperty.Type)] = []
  @exclusivity(unchecked) private var compared: [(offset: Int, how: Comparison)] = []
  @exclusivity(unchecked) private var isComparable = true

  private init(of type: Any.Type) { add(type, at: 0, isLinked: true) }

  /// - Parameter isLinked: true for what the view itself keeps: a view that is a property of another
  ///   one keeps its own at its own place.
  private func add(_ type: Any.Type, at start: Int, isLinked: Bool) {
    let isKnown = _forEachField(of: type) { _, offset, type, kind in
      let offset = start + offset
      let wrapped = (type as? any WrappingType.Type)?.wrappedKind ?? kind
      if let type = type as? any ComparedProperty.Type {
        if isLinked, let type = type as? any LinkedProperty.Type { linked.append((offset, type)) }
        compared.append((offset, .own(type)))
      } else if wrapped == .class {
        compared.append((offset, .object))
      } else if wrapped == .function {
        compared.append((offset, .function))
      } else if kind == .struct, type is any DynamicProperty.Type || !(type is any Equatable.Type) {
        add(type, at: offset, isLinked: isLinked && type is any DynamicProperty.Type)
      } else if let type = type as? any Equatable.Type {
        compared.append((offset, .equality(type)))
      } else {
        isComparable = false
      }
      return true
    }
    if !isKnown { isComparable = false }
  }

  /// How many places of a view's storage its dynamic properties take.
  var linkedCount: Int { linked.count }

  /// Gives the dynamic properties of a value their state at a place.
  @MainActor func link<Owner>(_ owner: Owner, to node: ViewNode) {
    guard !linked.isEmpty else { return }
    withUnsafePointer(to: owner) { link(UnsafeRawPointer($0), to: node) }
  }

  /// The same for a value by where it is.
  @MainActor func link(_ owner: UnsafeRawPointer, to node: ViewNode) {
    for (slot, property) in linked.enumerated() {
      property.type.link(at: owner + property.offset, to: node, slot: slot)
    }
  }

  /// Whether two values are the same in everything that could make their bodies differ.
  @MainActor func areSame<Owner>(_ one: Owner, _ other: Owner) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { areSame(UnsafeRawPointer(one), UnsafeRawPointer($0)) }
    }
  }

  /// The same for values by where they are.
  @MainActor func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    guard isComparable else { return false }
    for (offset, how) in compared {
      let (one, other) = (one + offset, other + offset)
      let isSame =
        switch how {
        case .own(let type): type.isSame(at: one, other)
        case .equality(let type): type.isEqual(at: one, other)
        case .object: one.load(as: UInt.self) == other.load(as: UInt.self)
        case .function: Self.isSameFunction(one, other)
        }
      if !isSame { return false }
    }
    return true
  }

  /// Whether two values hold the same function, which is all that they hold.
  static func isSameFunction<Holder>(in one: Holder, _ other: Holder) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) {
        isSameFunction(UnsafeRawPointer(one), UnsafeRawPointer($0))
      }
    }
  }

  private static func isSameFunction(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    typealias Words = (address: UInt, captured: UInt)
    let (one, other) = (one.load(as: Words.self), other.load(as: Words.self))
    // None has captured nothing.
    return one.address == other.address && (one.address == 0 || one.captured == other.captured)
  }

  /// Those of a type, looked for once.
  static func of(_ type: Any.Type) -> ViewFields {
    known.withLock { known in
      if let fields = known[ObjectIdentifier(type)] { return fields }
      let fields = ViewFields(of: type)
      known[ObjectIdentifier(type)] = fields
      return fields
    }
  }

  // Several threads may play apps.
  private static let known = Mutex<[ObjectIdentifier: ViewFields]>([:])
}

/// The type of something that may be missing.
private protocol WrappingType { static var wrappedKind: _MetadataKind? { get } }

extension Optional: WrappingType {
  private struct Holder { let wrapped: Wrapped }

  fileprivate static var wrappedKind: _MetadataKind? {
    var kind: _MetadataKind?
    _ = _forEachField(of: Holder.self) { _, _, _, found in
      kind = found
      return true
    }
    return kind
  }
}

extension LinkedProperty {
  fileprivate static func link(at place: UnsafeRawPointer, to node: ViewNode, slot: Int) {
    place.assumingMemoryBound(to: Self.self).pointee.link(to: node, slot: slot)
  }
}

extension ComparedProperty {
  fileprivate static func isSame(at one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    isSame(
      one.assumingMemoryBound(to: Self.self).pointee,
      as: other.assumingMemoryBound(to: Self.self).pointee)
  }
}

extension Equatable {
  /// Whether two values of this type are equal, by where they are.
  static func isEqual(at one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    one.assumingMemoryBound(to: Self.self).pointee
      == other.assumingMemoryBound(to: Self.self).pointee
  }
}
