/// An object that a view makes and keeps at its place in the tree.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private struct Maker { let make: () -> Object }

  private final class Kept { var box: Box? }

  private final class Box {
    let object: Object
    let observation: ObjectObservation
    init(_ object: Object, _ node: ViewNode) {
      self.object = object
      observation = ObjectObservation(node)
      observation.observe(object)
    }
  }

  private let maker: Maker
  private let kept = Kept()

  /// Creates an object when the view is drawn first.
  public init(wrappedValue make: @autoclosure @escaping () -> Object) {
    maker = Maker(make: make)
  }

  /// The object.
  public var wrappedValue: Object { kept.box?.object ?? maker.make() }

  /// Bindings to its properties.
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: LinkedProperty {
  func link(to node: ViewNode, slot: Int) { kept.box = node.kept(slot) { Box(maker.make(), node) } }

  /// What would make the object comes with the view's value.
  static func isSame(_ one: Self, as other: Self) -> Bool {
    ViewFields.isSameFunction(in: one.maker, other.maker)
  }
}

/// An object that a view is given and follows.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: Object

  /// Follows an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Follows an object.
  public init(initialValue: Object) { wrappedValue = initialValue }

  /// Bindings to its properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    /// A binding to a property.
    public subscript<Part>(
      dynamicMember path: ReferenceWritableKeyPath<Object, Part>
    ) -> Binding<Part> { Binding(to: path, of: object).told }
  }
}

extension ObservedObject: LinkedProperty {
  func link(to node: ViewNode, slot: Int) {
    node.kept(slot) { ObjectObservation(node) }.observe(wrappedValue)
  }

  static func isSame(_ one: Self, as other: Self) -> Bool {
    one.wrappedValue === other.wrappedValue
  }
}

/// An object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  public typealias Wrapper = ObservedObject<Object>.Wrapper

  private final class Found { var object: Object? }

  private let found = Found()

  /// Looks for an object.
  public init() {}

  /// The object. It has to be in the environment.
  public var wrappedValue: Object {
    guard let object = found.object else {
      preconditionFailure(
        "No ObservableObject of type \(Object.self) found: a view above has to call "
          + ".environmentObject(_:)")
    }
    return object
  }

  /// Bindings to its properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
  func link(to node: ViewNode, slot: Int) {
    found.object =
      node.scope?.environment.object(Object.self) ?? node.tree.appDelegate as? Object
    if let object = found.object {
      node.kept(slot) { ObjectObservation(node) }.observe(object)
    }
  }
}

/// Has a view evaluated again when an object tells that it will change.
final class ObjectObservation {
  private let node: Reference<ViewNode>
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  init(_ node: ViewNode) { self.node = node.link }

  func observe<Object: ObservableObject>(_ object: Object) {
    guard self.object !== object else { return }
    if subscription != nil, let node = node.object {
      MainActor.assumeIsolated {
        node.tree.madeAnew.note(
          "a redraw gives \(node.name ?? "a view") another \(Object.self): a body makes it, or an "
            + "initializer")
      }
    }
    self.object = object
    subscription = object.objectWillChange.sink { [node] _ in node.object?.invalidate() }
  }
}
