/// A value that somebody else keeps.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let read: () -> Value
  let write: (Value, Transaction) -> Void
  /// What it leads to; nil for one of which only its closures know that.
  var target: Target?
  /// What was there as it was made, where nothing but who makes it anew tells of changes; nil for a
  /// value whose readers are told.
  private var seen: Value?

  struct Target: Equatable {
    /// What keeps the value, which the closures hold.
    let object: ObjectIdentifier
    /// Where it is in that; nil for the whole.
    let path: AnyKeyPath?
  }

  /// Creates a binding from what reads and writes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = { value, _ in set(value) }
  }

  /// Creates a binding from what reads and writes it.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  /// Creates a binding to a property of an object.
  init<Object: AnyObject>(to path: ReferenceWritableKeyPath<Object, Value>, of object: Object) {
    self.init {
      object[keyPath: path]
    } set: {
      object[keyPath: path] = $0
    }
    target = Target(object: ObjectIdentifier(object), path: path)
  }

  /// The same binding, of an object that tells only its whole views of changes.
  var told: Self {
    var copy = self
    copy.seen = wrappedValue
    return copy
  }

  /// Creates the same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that keeps its value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, Transaction()) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part> {
      read()[keyPath: path]
    } set: { part in
      var value = read()
      value[keyPath: path] = part
      wrappedValue = value
    }
  }

  /// The same binding.
  public func transaction(_ transaction: Transaction) -> Self { self }

  /// The same binding.
  public func animation(_ animation: Animation? = .default) -> Self { self }
}

extension Binding: ComparedProperty {
  /// As in the framework, a binding to a value of an object is another one with another value: the
  /// view that is given it is told of the change by that alone.
  static func isSame(_ one: Self, as other: Self) -> Bool {
    guard one.target != nil, one.target == other.target else { return false }
    switch (one.seen, other.seen) {
    case (nil, nil): return true
    case (let one?, let other?): return SeenValues.areSame(one, other)
    default: return false
    }
  }
}

/// Values of a type that may not be known to be comparable.
enum SeenValues {
  static func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
    if let equatable = Value.self as? any Equatable.Type { return equatable.areEqual(one, other) }
    guard Value.self is AnyObject.Type || Value.self is any OptionalObject.Type else {
      return false
    }
    return withUnsafeBytes(of: one) { one in
      withUnsafeBytes(of: other) { one.elementsEqual($0) }
    }
  }
}

/// An object that may be missing.
private protocol OptionalObject {}

extension Optional: OptionalObject where Wrapped: AnyObject {}

extension Binding {
  /// Creates a binding to a value that can be nil.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init {
      base.wrappedValue
    } set: {
      if let value = $0 { base.wrappedValue = value }
    }
  }

  /// Creates a binding to what is there; nil when there is nothing.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init {
      base.wrappedValue ?? first
    } set: {
      base.wrappedValue = $0
    }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of the value.
  public typealias Index = Value.Index
  /// The indices of the value.
  public typealias Indices = Value.Indices
  /// A part of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
  /// The first index.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index behind the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// All indices.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The next index.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to one element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element> {
      wrappedValue[position]
    } set: {
      wrappedValue[position] = $0
    }
  }
}

extension Binding: BidirectionalCollection
where Value: MutableCollection & BidirectionalCollection {
  /// The index before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value

  /// Creates bindings to an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates bindings to an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The bindings.
  public var projectedValue: Self { self }

  /// A binding to a property.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> { Binding(to: path, of: wrappedValue) }
}
