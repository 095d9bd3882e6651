/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// What tells of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object's `@Published` properties, which are found by reflection.
  ///
  /// One object has one publisher, with or without such properties, as Combine has it
  /// ([OpenCombine's tests of that](https://github.com/OpenCombine/OpenCombine)).
  public var objectWillChange: ObservableObjectPublisher {
    var found: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      found += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    guard !found.isEmpty else { return keptBeside }
    let publisher = found.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
    for property in found { property.publisher = publisher }
    return publisher
  }

  /// That of an object without a property to keep it.
  private var keptBeside: ObservableObjectPublisher {
    let key = ObservableObjectPublisher.key
    if let known = objc_getAssociatedObject(self, key) as? ObservableObjectPublisher {
      return known
    }
    let new = ObservableObjectPublisher()
    objc_setAssociatedObject(self, key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }
}

extension ObservableObjectPublisher {
  /// By what it is kept beside an object; never freed.
  fileprivate nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  private let receivers = Receivers<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Tells that the object is about to change.
  public func send() { receivers.send(()) }

  /// Hands values to a receiver.
  public func subscribe(_ receiver: Receiver<Void, Never>) -> AnyCancellable {
    receivers.add(receiver)
  }
}

/// A property that its object tells of, of any type.
package protocol PublishedProperty {
  /// What tells of the object's changes.
  var publisher: ObservableObjectPublisher? { get nonmutating set }
}

/// A property that tells its subscribers the new value before it has it.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Box {
    var value: Value
    var objectWillChange: ObservableObjectPublisher?
    let receivers = Receivers<Value, Never>()
    /// What writes to it.
    var incoming: [AnyCancellable] = []
    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
      objectWillChange?.send()
      receivers.send(new)
      value = new
    }
  }

  fileprivate let box: Box

  /// Creates a property with a first value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Creates a property with a first value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value. While subscribers are told the new one, it is still the old one.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  /// Publishes the value, at first the present one.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // Only so that `assign(to: &$value)` can take it.
    set {}
  }

  /// What publishes a property.
  public struct Publisher: Combine.Publisher, SourcedPublisher {
    fileprivate let box: Box
    package var source: AnyObject? { box }

    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Value, Never>) -> AnyCancellable {
      receiver.value(box.value)
      return box.receivers.add(receiver)
    }
  }
}

extension Published: PublishedProperty {
  package var publisher: ObservableObjectPublisher? {
    get { box.objectWillChange }
    nonmutating set { box.objectWillChange = newValue }
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a published property, for as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.incoming.append(sink { [unowned box] in box.set($0) })
  }
}
