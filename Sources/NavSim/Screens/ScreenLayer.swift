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
  /// Tells it from another layer that is presented later; 0 for a router that does not know. With the
  /// same number other than 0 it is the same layer, whose root may change in place: the content of a
  /// sheet that has been loaded.
  @usableFromInline var number: Int
  /// Tell pushed screens from equal ones that are pushed later: one for each of ``pushed``, 0 for one
  /// that is not known. Empty for a router that does not tell them apart.
  @usableFromInline package var pushedNumbers: [Int]

  /// Creates a layer.
  ///
  /// Ids are of any type: numbers, strings, UUIDs. Nothing but equality is asked of them. One that is
  /// nil is not known.
  ///
  /// - Parameters:
  ///   - root: what is at the bottom.
  ///   - pushed: what is pushed on it, the lowest first.
  ///   - ids: tell pushed screens from equal ones that are pushed later, for a router that knows.
  ///   - style: how it is presented.
  ///   - presenter: the layer that presents it; nil for the one below it.
  ///   - id: tells it from another layer that is presented later, for a router that knows. With the
  ///     same id it is the same layer, whose root may change in place: the content of a sheet that has
  ///     been loaded.
  @inlinable
  public init(
    _ root: Route, pushed: [Route] = [], ids: [some Hashable] = [Int](), style: Style = .sheet,
    presenter: Int? = nil, id: (some Hashable)? = Int?.none
  ) {
    self.init(
      root, pushed, ids.map { Self.number(of: $0) }, style, presenter, Self.number(of: id))
  }

  @usableFromInline init(
    _ root: Route, _ pushed: [Route], _ pushedNumbers: [Int], _ style: Style, _ presenter: Int?,
    _ number: Int
  ) {
    self.root = root
    self.pushed = pushed
    self.style = style
    self.presenter = presenter
    self.number = number
    self.pushedNumbers = pushedNumbers
  }

  /// The same with something else for each route.
  ///
  /// - Parameters:
  ///   - known: routes like which those that are pushed here may begin.
  ///   - others: what stands for the known ones, one for each.
  ///   - bottom: what stands for the root; nil where that is not known.
  ///   - other: what stands for a route.
  @inlinable func with<Other>(
    _ known: [Route] = [], _ others: [Other] = [], bottom: Other? = nil, _ other: (Route) -> Other
  ) -> ScreenLayer<Other> {
    let bottom = bottom ?? other(root)
    var same = 0
    while same < pushed.count, same < known.count, pushed[same] == known[same] { same += 1 }
    var replaced = others
    if same < pushed.count || same < known.count {
      replaced = []
      replaced.reserveCapacity(pushed.count)
      replaced += others[..<same]
      for index in same..<pushed.count { replaced.append(other(pushed[index])) }
    }
    return ScreenLayer<Other>(
      bottom, replaced, pushedNumbers, style.with(Other.self), presenter, number)
  }

  // Written out, so that it is compiled for the routes of a test.
  /// Whether two layers are equal in everything.
  @inlinable public static func == (one: Self, other: Self) -> Bool {
    one.root == other.root && one.pushed == other.pushed && one.style == other.style
      && one.presenter == other.presenter && one.number == other.number
      && one.pushedNumbers == other.pushedNumbers
  }
}

extension ScreenLayer {
  /// True for the lowest layer, on which everything else lies: a host that writes what is left of
  /// its stack is answered by `if layer.isBase { router.path = left }`.
  public var isBase: Bool { style == .base }

  func isAlike(_ other: Self) -> Bool {
    root == other.root && style == other.style && pushed == other.pushed
  }
}
