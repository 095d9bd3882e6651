/// A stack of screens on one layer.
public struct ScreenLayer<Route: Hashable & Sendable>: Hashable, Sendable {
  /// How a layer comes about.
  public enum Style: Hashable, Sendable {
    /// The lowest layer.
    case base
    /// A sheet, which the user can drag away.
    case sheet
    /// A cover, which the user cannot.
    case cover

    /// The same style for layers of other routes.
    @inlinable func with<Other>(_ type: Other.Type) -> ScreenLayer<Other>.Style {
      switch self {
      case .base: .base
      case .sheet: .sheet
      case .cover: .cover
      }
    }
  }

  /// What is at the bottom of the layer.
  public var root: Route
  /// What is pushed on it, the lowest first.
  public var pushed: [Route]
  /// How it is presented.
  public var style: Style
  /// The layer that presents it; nil for the one below it.
  public var presenter: Int?
  /// Tells it from another layer that is presented later, for a router that knows; 0 otherwise.
  /// With the same id other than 0 it is the same layer, whose root may change in place: the
  /// content of a sheet that has been loaded.
  public var id: Int
  /// Tell pushed screens from equal ones that are pushed later: one for each of ``pushed``, 0 for
  /// one that is not known. Empty for a router that does not tell them apart.
  public var pushedIDs: [Int]

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - root: what is at the bottom.
  ///   - pushed: what is pushed on it, the lowest first.
  ///   - ids: tell pushed screens from equal ones that are pushed later, for a router that knows.
  ///   - style: how it is presented.
  ///   - presenter: the layer that presents it; nil for the one below it.
  ///   - id: tells it from another layer that is presented later, for a router that knows.
  public init(
    _ root: Route, pushed: [Route] = [], ids: [Int] = [], style: Style = .sheet,
    presenter: Int? = nil, id: Int = 0
  ) {
    self.root = root
    self.pushed = pushed
    self.style = style
    self.presenter = presenter
    self.id = id
    pushedIDs = ids
  }

  /// Creates a layer of a router that tells pushed screens apart by more than numbers.
  ///
  /// - Parameters:
  ///   - root: what is at the bottom.
  ///   - pushed: what is pushed on it, the lowest first.
  ///   - ids: tell pushed screens from equal ones that are pushed later: strings, UUIDs.
  ///   - style: how it is presented.
  ///   - presenter: the layer that presents it; nil for the one below it.
  ///   - id: tells it from another layer that is presented later, for a router that knows.
  public init(
    _ root: Route, pushed: [Route], ids: [some Hashable], style: Style = .sheet,
    presenter: Int? = nil, id: Int = 0
  ) {
    self.init(
      root, pushed: pushed, ids: ids.map { Self.number(of: $0) }, style: style,
      presenter: presenter, id: id)
  }

  /// Creates a layer of a router that tells layers apart by more than a number.
  ///
  /// - Parameters:
  ///   - root: what is at the bottom.
  ///   - pushed: what is pushed on it, the lowest first.
  ///   - ids: tell pushed screens from equal ones that are pushed later, for a router that knows.
  ///   - style: how it is presented.
  ///   - presenter: the layer that presents it; nil for the one below it.
  ///   - identity: tells it from another layer that is presented later: a string, a UUID.
  public init(
    _ root: Route, pushed: [Route] = [], ids: [some Hashable] = [Int](), style: Style = .sheet,
    presenter: Int? = nil, identity: some Hashable
  ) {
    self.init(
      root, pushed: pushed, ids: ids, style: style, presenter: presenter,
      id: Self.number(of: identity))
  }

  /// Stands for an id of any type. It is another one in every process, and nothing but equality is
  /// asked of it.
  static func number(of identity: some Hashable) -> Int {
    if let number = identity as? Int, number != 0 { return number }
    let number = identity.hashValue
    return number == 0 ? 1 : number
  }

  /// The same with something else for each route.
  @inlinable func with<Other>(_ other: (Route) -> Other) -> ScreenLayer<Other> {
    ScreenLayer<Other>(
      other(root), pushed: pushed.map(other), ids: pushedIDs, style: style.with(Other.self),
      presenter: presenter, id: id)
  }

  // Written out, so that it is compiled for the routes of a test.
  /// Whether two layers are equal in everything.
  @inlinable public static func == (one: Self, other: Self) -> Bool {
    one.root == other.root && one.pushed == other.pushed && one.style == other.style
      && one.presenter == other.presenter && one.id == other.id
      && one.pushedIDs == other.pushedIDs
  }
}

extension ScreenLayer {
  /// True for the lowest layer, on which everything else lies: a host that writes what is left of
  /// its stack is answered by `if layer.isBase { router.path = left }`.
  public var isBase: Bool { style == .base }

  /// Whether it is the layer that was given this id, of whatever type: for a router that is told of
  /// a layer, and knows its own by more than a number.
  public func has(identity: some Hashable) -> Bool { id == Self.number(of: identity) }

  func isAlike(_ other: Self) -> Bool {
    root == other.root && style == other.style && pushed == other.pushed
  }
}
