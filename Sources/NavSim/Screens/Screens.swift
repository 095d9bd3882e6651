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
  @inlinable
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
  ///   - ids: tell what is pushed from equal screens that are pushed later, one for each, for a
  ///     router that knows: `pushed: router.entries.map(\.route), ids: router.entries.map(\.id)`.
  ///   - tab: which tab is shown; nil for a router without tabs.
  @inlinable
  public init(
    root: Route, pushed: [Route] = [], ids: [some Hashable] = [Int](), tab: String? = nil
  ) {
    self.init(layers: [ScreenLayer(root, pushed: pushed, ids: ids, style: .base)], tab: tab)
  }

  /// The same with something else for each route.
  ///
  /// - Parameter known: a pair whose other half is taken over where this begins like its own one:
  ///   stacks are long, and change at their ends.
  @inlinable func with<Other>(
    _ known: ScreensPair<Route, Other>, _ other: (Route) -> Other
  ) -> Screens<Other> {
    var replaced: [ScreenLayer<Other>] = []
    replaced.reserveCapacity(layers.count)
    for index in layers.indices {
      guard index < known.own.layers.count else {
        replaced.append(layers[index].with([], [], other))
        continue
      }
      let (like, others) = (known.own.layers[index].pushed, known.other.layers[index].pushed)
      let isSame = known.own.layers[index].root == layers[index].root
      let bottom = isSame ? known.other.layers[index].root : nil
      replaced.append(layers[index].with(like, others, bottom: bottom, other))
    }
    return Screens<Other>(layers: replaced, tab: tab)
  }

  /// The same with a layer on top, if there is one.
  ///
  /// - Parameters:
  ///   - root: the root of the layer; nil for no layer.
  ///   - style: how it is presented.
  ///   - index: the layer that presents it; nil for the one that is on top before.
  ///   - id: tells it from another layer that is presented later, for a router that knows.
  @inlinable
  public func presenting(
    _ root: Route?, style: ScreenLayer<Route>.Style = .sheet, from index: Int? = nil,
    id: (some Hashable)? = Int?.none
  ) -> Self {
    guard let root else { return self }
    let presenter = index ?? layers.count - 1
    var copy = self
    copy.layers.append(ScreenLayer(root, style: style, presenter: presenter, id: id))
    return copy
  }
}

extension Screens {
  /// True when the router tells layers or screens apart.
  var hasIDs: Bool { layers.contains { $0.hasIDs } }

  /// Whether a user sees the same: ids and presenters are the router's own business.
  func isAlike(_ other: Self) -> Bool {
    guard layers.count == other.layers.count, tab == other.tab else { return false }
    for index in layers.indices where !layers[index].isAlike(other.layers[index]) { return false }
    return true
  }

  /// True when the layers are those of another, and maybe more on top.
  func covers(_ other: Self) -> Bool {
    layers.count >= other.layers.count && tab == other.tab
      && zip(layers, other.layers).allSatisfy { $0.isAlike($1) }
  }

  /// The same without a layer and all above it, if it is there.
  func without(_ layer: ScreenLayer<Route>, at index: Int) -> Self {
    has(layer, at: index) ? Self(layers: Array(layers.prefix(index)), tab: tab) : self
  }

  /// The same with fewer screens pushed on a layer.
  func without(_ count: Int, pushedOn index: Int) -> Self {
    var copy = self
    if layers.indices.contains(index), count > 0 {
      copy.layers[index].keep(layers[index].pushed.count - count)
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

/// Screens, and the same with something else for each route.
@usableFromInline
struct ScreensPair<Route: Hashable & Sendable, Other: Hashable & Sendable>: Sendable {
  @usableFromInline let own: Screens<Route>
  @usableFromInline let other: Screens<Other>

  @inlinable init(own: Screens<Route>, other: Screens<Other>) {
    self.own = own
    self.other = other
  }

  /// Nothing that could be taken over.
  @inlinable static var empty: Self { Self(own: Screens(layers: []), other: Screens(layers: [])) }

  @inlinable var reversed: ScreensPair<Other, Route> {
    ScreensPair<Other, Route>(own: other, other: own)
  }
}
