/// Makes what it knows how to make.
public protocol Resolver {
  /// Makes something; nil for what nobody has registered.
  func resolve<Service, each Argument>(
    _ type: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service?
}

extension Resolver {
  /// Makes something.
  public func resolve<Service>(_ type: Service.Type, name: String? = nil) -> Service? {
    resolve(type, name: name, arguments: ())
  }

  /// Makes something of an argument.
  public func resolve<Service, Argument>(
    _ type: Service.Type, name: String? = nil, argument: Argument
  ) -> Service? { resolve(type, name: name, arguments: argument) }

  /// Makes something of arguments.
  public func resolve<Service, First, each Argument>(
    _ type: Service.Type, arguments first: First, _ rest: repeat each Argument
  ) -> Service? { resolve(type, name: nil, arguments: first, repeat each rest) }
}

/// How long what was made is the same.
public enum ObjectScope: Sendable {
  /// It is made anew each time; once for all that is made together; once; as long as it is used.
  case transient, graph, container, weak
}

/// How something is made, as a value that can be kept as any other.
private struct Make<Service, each Argument> {
  let call: (any Resolver, repeat each Argument) -> Service
}

/// What is made in one way.
public final class ServiceEntry<Service> {
  fileprivate var scope = ObjectScope.graph
  fileprivate var complete: [(any Resolver, Service) -> Void] = []
  fileprivate let make: Any
  fileprivate var known: Service?

  fileprivate init(_ make: Any) { self.make = make }

  /// Says how long it is the same.
  @discardableResult public func inObjectScope(_ scope: ObjectScope) -> Self {
    self.scope = scope
    return self
  }

  /// Does something with what was made.
  @discardableResult
  public func initCompleted(_ completed: @escaping (any Resolver, Service) -> Void) -> Self {
    complete.append(completed)
    return self
  }
}

/// Knows how to make what others need.
public final class Container: Resolver, @unchecked Sendable {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let arguments: ObjectIdentifier
    let name: String?
  }

  private let parent: Container?
  private let defaultScope: ObjectScope
  private var entries: [Key: Any] = [:]
  /// What was made for what is being made.
  private var graph: [Key: Any] = [:]
  private var depth = 0

  /// Creates a container, which asks another one for what it does not know.
  public init(parent: Container? = nil, defaultObjectScope scope: ObjectScope = .graph) {
    (self.parent, defaultScope) = (parent, scope)
  }

  /// Creates a container, and fills it.
  public convenience init(
    parent: Container? = nil, defaultObjectScope scope: ObjectScope = .graph,
    registeringClosure fill: (Container) -> Void
  ) {
    self.init(parent: parent, defaultObjectScope: scope)
    fill(self)
  }

  /// Says how something is made.
  @discardableResult
  public func register<Service>(
    _ type: Service.Type, name: String? = nil, factory: @escaping (any Resolver) -> Service
  ) -> ServiceEntry<Service> { add(name) { (resolver, _: Void) in factory(resolver) } }

  /// Says how something is made of arguments.
  @discardableResult
  public func register<Service, First, each Argument>(
    _ type: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, First, repeat each Argument) -> Service
  ) -> ServiceEntry<Service> { add(name, factory) }

  private func add<Service, each Argument>(
    _ name: String?, _ make: @escaping (any Resolver, repeat each Argument) -> Service
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service>(Make(call: make))
    entry.scope = defaultScope
    entries[key(Service.self, name, (repeat each Argument).self)] = entry
    return entry
  }

  private func key(_ type: Any.Type, _ name: String?, _ arguments: Any.Type) -> Key {
    Key(type: ObjectIdentifier(type), arguments: ObjectIdentifier(arguments), name: name)
  }

  /// Makes something; nil for what nobody has registered.
  public func resolve<Service, each Argument>(
    _ type: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service? {
    let key = key(type, name, (repeat each Argument).self)
    guard let entry = entries[key] as? ServiceEntry<Service>,
      let make = entry.make as? Make<Service, repeat each Argument>
    else {
      return parent?.resolve(type, name: name, arguments: repeat each arguments)
    }
    if let known = entry.known ?? graph[key] as? Service { return known }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { graph = [:] }
    }
    let made = make.call(self, repeat each arguments)
    switch entry.scope {
    case .transient: break
    case .graph: graph[key] = made
    case .container, .weak: entry.known = made
    }
    for complete in entry.complete { complete(self, made) }
    return made
  }

  /// Forgets what it knows.
  public func removeAll() { entries = [:] }
  /// The same, for several threads.
  public func synchronize() -> any Resolver { self }
}

/// Says how some things are made.
public protocol Assembly {
  /// Fills a container.
  func assemble(container: Container)
  /// All containers are filled.
  func loaded(resolver: any Resolver)
}

extension Assembly {
  /// Does nothing.
  public func loaded(resolver: any Resolver) {}
}

/// Fills a container.
public final class Assembler {
  private let container: Container
  /// Makes what is in it.
  public var resolver: any Resolver { container }

  /// Fills a container.
  public init(_ assemblies: [any Assembly] = [], container: Container = Container()) {
    self.container = container
    apply(assemblies: assemblies)
  }

  /// Fills one, which asks another one for what it does not know.
  public convenience init(_ assemblies: [any Assembly] = [], parent: Assembler?) {
    self.init(assemblies, container: Container(parent: parent?.container))
  }

  /// Adds to it.
  public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }

  /// Adds to it.
  public func apply(assemblies: [any Assembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: container) }
  }
}
