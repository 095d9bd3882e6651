import SwiftUI
@_spi(Packages) import SwiftUI

/// How long what a factory makes is the same.
public class Scope: @unchecked Sendable {
  /// The same as long as the run, as long as nobody sets it back, and as long as it is used.
  public static let singleton = Scope(), cached = Scope(), shared = Scope()
  /// The same for all that is made together, which is made anew here.
  public static let graph = Scope(), unique = Scope()
  var keeps: Bool { self !== Scope.graph && self !== Scope.unique }
}

extension Scope {
  /// How long it is the same, as the first version says it.
  public enum Earlier {
    /// One of them.
    case singleton, cached, shared, graph

    var scope: Scope {
      switch self {
      case .singleton: .singleton
      case .cached: .cached
      case .shared: .shared
      case .graph: .graph
      }
    }
  }
}

/// What factories of a container have been told, and have made, in a run.
public final class ContainerManager {
  struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  var made: [Key: Any] = [:]
  var registered: [Key: Any] = [:]
  /// Forgets it.
  public func reset() { (made, registered) = ([:], [:]) }
}

/// Something with factories.
public protocol ManagedContainer {
  /// What its factories have made.
  var manager: ContainerManager { get }
}

/// Something with factories, of which there is one.
public protocol SharedContainer: ManagedContainer {
  /// The one.
  static var shared: Self { get }
}

extension ManagedContainer {
  /// Creates a factory.
  public func callAsFunction<Made>(
    key: String = #function, _ make: @escaping () -> Made
  ) -> Factory<Made> { Factory(self, key: key, make) }

  /// Creates a factory that is made of something.
  public func callAsFunction<Parameter, Made>(
    key: String = #function, _ make: @escaping (Parameter) -> Made
  ) -> ParameterFactory<Parameter, Made> { ParameterFactory(self, key: key, make) }

  /// Creates a factory whose making is said later.
  public func promised<Made>(key: String = #function) -> Factory<Made?> {
    Factory(self, key: key) { nil }
  }

  /// What factories have made is forgotten.
  public func reset() { manager.reset() }
}

/// A container that is filled before it is asked first.
public protocol AutoRegistering {
  /// Fills it.
  func autoRegister()
}

/// The factories of an app.
public final class Container: SharedContainer {
  /// That of this run.
  public static var shared: Container {
    let container = ownOfRun { Container() }
    if !container.isFilled {
      container.isFilled = true
      (container as Any as? any AutoRegistering)?.autoRegister()
    }
    return container
  }
  private var isFilled = false
  /// What its factories have made.
  public let manager = ContainerManager()
  /// Creates a container.
  public init() {}
}

/// Makes something.
public struct Factory<Made> {
  /// Nil for what is in no container: the run knows it.
  private let own: ContainerManager?
  private var manager: ContainerManager { own ?? Container.shared.manager }
  private let key: ContainerManager.Key
  private let make: () -> Made
  private var scope = Scope.unique

  /// Creates a factory of a container.
  public init(
    _ container: any ManagedContainer, key: String = #function, _ make: @escaping () -> Made
  ) {
    (own, self.make) = (container.manager, make)
    self.key = .init(type: ObjectIdentifier(Made.self), name: key)
  }

  /// Creates a factory of no container, as the first version has it: what it makes is of the run.
  public init(
    scope: Scope.Earlier? = nil, file: String = #fileID, line: Int = #line,
    _ make: @escaping () -> Made
  ) {
    (own, self.make) = (nil, make)
    key = .init(type: ObjectIdentifier(Made.self), name: "\(file):\(line)")
    if let scope { self.scope = scope.scope }
  }

  /// Makes it, or what it was before.
  public func callAsFunction() -> Made { resolve() }

  /// Makes it, or what it was before.
  public func resolve() -> Made {
    if scope.keeps, let known = manager.made[key] as? Made { return known }
    let made = (manager.registered[key] as? () -> Made)?() ?? make()
    if scope.keeps { manager.made[key] = made }
    return made
  }

  /// Has it made in another way from now on.
  @discardableResult public func register(_ make: @escaping () -> Made) -> Self {
    manager.registered[key] = make
    manager.made[key] = nil
    return self
  }

  /// What it has made is forgotten.
  public func reset() { (manager.made[key], manager.registered[key]) = (nil, nil) }

  /// The same, made once for as long as that.
  public func scope(_ scope: Scope) -> Self {
    var copy = self
    copy.scope = scope
    return copy
  }

  /// The same, made once.
  public var singleton: Self { scope(.singleton) }
  /// The same, made once.
  public var cached: Self { scope(.cached) }
  /// The same, made once.
  public var shared: Self { scope(.shared) }
  /// The same, made anew.
  public var graph: Self { scope(.graph) }
  /// The same, made anew.
  public var unique: Self { scope(.unique) }
  /// The same: this is no preview.
  public func onPreview(_ make: @escaping () -> Made) -> Self { self }
  /// The same: this is no test of a unit.
  public func onTest(_ make: @escaping () -> Made) -> Self { self }
  /// The same, made as an app that is debugged makes it.
  public func onDebug(_ make: @escaping () -> Made) -> Self { self }
}

/// Makes something of something else.
public struct ParameterFactory<Parameter, Made> {
  private let make: (Parameter) -> Made
  private let manager: ContainerManager
  private let key: ContainerManager.Key

  /// Creates a factory of a container.
  public init(
    _ container: any ManagedContainer, key: String = #function,
    _ make: @escaping (Parameter) -> Made
  ) {
    (manager, self.make) = (container.manager, make)
    self.key = .init(type: ObjectIdentifier(Self.self), name: key)
  }

  /// Makes it.
  public func callAsFunction(_ parameter: Parameter) -> Made { resolve(parameter) }
  /// Makes it.
  public func resolve(_ parameter: Parameter) -> Made {
    (manager.registered[key] as? (Parameter) -> Made)?(parameter) ?? make(parameter)
  }
  /// Has it made in another way from now on.
  public func register(_ make: @escaping (Parameter) -> Made) { manager.registered[key] = make }
}

/// What a factory makes, as the property is made.
@propertyWrapper public struct Injected<Made> {
  /// It.
  public var wrappedValue: Made
  /// Asks a factory of the app.
  public init(_ path: KeyPath<Container, Factory<Made>>) {
    wrappedValue = Container.shared[keyPath: path]()
  }
  /// Asks a factory, as the first version does.
  public init(_ factory: Factory<Made>) { wrappedValue = factory() }
  /// Asks a factory of another container.
  public init<Other: SharedContainer>(_ path: KeyPath<Other, Factory<Made>>) {
    wrappedValue = Other.shared[keyPath: path]()
  }
}

/// What a factory makes, as it is asked for first.
@propertyWrapper public struct LazyInjected<Made> {
  private let make: () -> Made
  private var made: Made?
  /// It.
  public var wrappedValue: Made {
    mutating get {
      let value = made ?? make()
      made = value
      return value
    }
    set { made = newValue }
  }
  /// Asks a factory of the app.
  public init(_ path: KeyPath<Container, Factory<Made>>) {
    nonisolated(unsafe) let path = path
    make = { Container.shared[keyPath: path]() }
  }
}

/// An object that a factory makes, which a view keeps and observes.
@propertyWrapper public struct InjectedObject<Made: ObservableObject>: DynamicProperty {
  @StateObject private var object: Made
  /// It.
  @MainActor @preconcurrency public var wrappedValue: Made { object }
  /// Bindings to what is in it.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<Made>.Wrapper { $object }
  /// Asks a factory of the app.
  public init(_ path: KeyPath<Container, Factory<Made>>) {
    _object = StateObject(wrappedValue: Container.shared[keyPath: path]())
  }
}
