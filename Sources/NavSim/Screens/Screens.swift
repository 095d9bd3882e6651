/// What a router shows: layers of screens, as its own properties give them.
///
///     Screens(root: router.root, pushed: router.path)
///       .presenting(router.sheet)
///
/// A router test reads it after every piece of work, so it should be cheap to make: the router's
/// own arrays, handed on.
public struct Screens<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The layers, the lowest first. Layer 0 is the base, and every router has one.
  public var layers: [ScreenLayer<Route>]
  /// Which tab is shown, for a router that has tabs; layer 0 is that of the tab.
  public var tab: String?

  /// Creates a picture from layers.
  ///
  /// - Parameters:
  ///   - layers: the lowest first.
  ///   - tab: which tab is shown; nil for a router without tabs.
  public init(layers: [ScreenLayer<Route>], tab: String? = nil) {
    self.layers = layers
    self.tab = tab
  }

  // Written out, so that it is compiled for the routes of a test: pictures are compared after every
  // piece of work.
  /// Whether two pictures are equal in everything.
  @inlinable public static func == (one: Self, other: Self) -> Bool {
    one.layers == other.layers && one.tab == other.tab
  }

  /// Creates a picture of one stack.
  ///
  /// - Parameters:
  ///   - root: what is at the bottom.
  ///   - pushed: what is pushed on it.
  ///   - tab: which tab is shown; nil for a router without tabs.
  public init(root: Route, pushed: [Route] = [], tab: String? = nil) {
    self.init(layers: [ScreenLayer(root, pushed: pushed, style: .base)], tab: tab)
  }

  /// The same with something else for each route.
  @inlinable func with<Other>(_ other: (Route) -> Other) -> Screens<Other> {
    Screens<Other>(layers: layers.map { $0.with(other) }, tab: tab)
  }

  /// The same with a layer on top, if there is one.
  ///
  /// - Parameters:
  ///   - root: the root of the layer; nil for no layer.
  ///   - style: how it is presented.
  ///   - index: the layer that presents it; nil for the one that is on top before.
  ///   - id: tells it from another layer that is presented later, for a router that knows.
  public func presenting(
    _ root: Route?, style: ScreenLayer<Route>.Style = .sheet, from index: Int? = nil, id: Int = 0
  ) -> Self {
    guard let root else { return self }
    let presenter = index ?? layers.count - 1
    var copy = self
    copy.layers.append(ScreenLayer(root, style: style, presenter: presenter, id: id))
    return copy
  }
}

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

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - root: what is at the bottom.
  ///   - pushed: what is pushed on it, the lowest first.
  ///   - style: how it is presented.
  ///   - presenter: the layer that presents it; nil for the one below it.
  ///   - id: tells it from another layer that is presented later, for a router that knows.
  public init(
    _ root: Route, pushed: [Route] = [], style: Style = .sheet, presenter: Int? = nil, id: Int = 0
  ) {
    self.root = root
    self.pushed = pushed
    self.style = style
    self.presenter = presenter
    self.id = id
  }

  /// The same with something else for each route.
  @inlinable func with<Other>(_ other: (Route) -> Other) -> ScreenLayer<Other> {
    ScreenLayer<Other>(
      other(root), pushed: pushed.map(other), style: style.with(Other.self), presenter: presenter,
      id: id)
  }

  /// Whether two layers are equal in everything.
  @inlinable public static func == (one: Self, other: Self) -> Bool {
    one.root == other.root && one.pushed == other.pushed && one.style == other.style
      && one.presenter == other.presenter && one.id == other.id
  }

  /// Creates a layer of a router that tells layers apart by more than a number.
  ///
  /// - Parameters:
  ///   - root: what is at the bottom.
  ///   - pushed: what is pushed on it, the lowest first.
  ///   - style: how it is presented.
  ///   - presenter: the layer that presents it; nil for the one below it.
  ///   - identity: tells it from another layer that is presented later: a string, a UUID.
  public init(
    _ root: Route, pushed: [Route] = [], style: Style = .sheet, presenter: Int? = nil,
    identity: some Hashable
  ) {
    // Another number in every process, and nothing but equality is asked of it.
    let id = identity.hashValue
    self.init(root, pushed: pushed, style: style, presenter: presenter, id: id == 0 ? 1 : id)
  }
}

extension ScreenLayer {
  /// True for the lowest layer, on which everything else lies: a host that writes what is left of
  /// its stack is answered by `if layer.isBase { router.path = left }`.
  public var isBase: Bool { style == .base }

  /// True when another layer takes its place, and it is not the same one with other content.
  func isReplaced(by other: Self) -> Bool { root != other.root && (id == 0 || id != other.id) }

  func isAlike(_ other: Self) -> Bool {
    root == other.root && style == other.style && pushed == other.pushed
  }
}

extension Screens<RouteNumber> {
  /// The picture in one line, as reports show it: `home, .detail(1) / sheet .cart`.
  func text(_ routes: any RouteTexts) -> String {
    let layers = layers.map { layer in
      let style =
        switch layer.style {
        case .base: ""
        case .sheet: "sheet "
        case .cover: "cover "
        }
      let names = ([layer.root] + layer.pushed).map { routes.text($0) }
      return style + names.joined(separator: ", ")
    }
    let picture = layers.isEmpty ? "nothing" : layers.joined(separator: " / ")
    return tab.map { "[\($0)] \(picture)" } ?? picture
  }
}

extension Screens {
  /// Whether a user sees the same: ids and presenters are the router's own business.
  func isAlike(_ other: Self) -> Bool {
    guard layers.count == other.layers.count, tab == other.tab else { return false }
    for index in layers.indices where !layers[index].isAlike(other.layers[index]) { return false }
    return true
  }

  /// The same without a layer and all above it, if it is there.
  func without(_ layer: ScreenLayer<Route>, at index: Int) -> Self {
    has(layer, at: index) ? Self(layers: Array(layers.prefix(index)), tab: tab) : self
  }

  /// The same with fewer screens pushed on a layer.
  func without(_ count: Int, pushedOn index: Int) -> Self {
    var copy = self
    if layers.indices.contains(index), count > 0 {
      copy.layers[index].pushed.removeLast(min(count, layers[index].pushed.count))
    }
    return copy
  }

  /// Whether a layer is there, whatever has been pushed on it meanwhile.
  func has(_ layer: ScreenLayer<Route>, at index: Int) -> Bool {
    layers.indices.contains(index) && layers[index].isSame(as: layer)
  }

  /// What the user sees on top.
  var top: ScreenLayer<Route>? { layers.last }
}
