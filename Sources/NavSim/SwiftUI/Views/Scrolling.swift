/// Views of which some are scrolled to, which is only about looks here.
public struct ScrollViewReader<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a reader.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }
}

/// What scrolls.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view, which changes nothing here: all of them can be reached.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// Where something is scrolled to, which is only about looks here.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, @unchecked Sendable {
    case automatic
    case edge(Edge)
    case id(AnyHashable)
    case point(CGPoint)
  }

  private var place: Place

  /// Where nothing was scrolled yet.
  public init(idType: any Hashable.Type = Never.self) { place = .automatic }
  /// At a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .id(AnyHashable(id))
  }
  /// At an edge.
  public init(edge: Edge) { place = .edge(edge) }
  /// At a point.
  public init(point: CGPoint) { place = .point(point) }
  /// At a point.
  public init(x: CGFloat = 0, y: CGFloat = 0) { place = .point(CGPoint(x: x, y: y)) }

  /// The edge; nil for what is at none.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The point; nil for what is at none.
  public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
  /// The view; nil for what is at none.
  public var viewID: AnyHashable? { if case .id(let id) = place { id } else { nil } }
  /// The view, where its id is of a type; nil for what is at none.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { viewID as? ID }
  /// False: nobody scrolls.
  public var isPositionedByUser: Bool { false }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = Self(id: id)
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { self = Self(edge: edge) }
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { self = Self(point: point) }
  /// Scrolls to a point.
  public mutating func scrollTo(x: CGFloat = 0, y: CGFloat = 0) { self = Self(x: x, y: y) }
}

extension View {
  /// The view as it is: nobody scrolls.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> Self { self }

  /// Says that the view can be seen, once.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> Annotated<Self> { onAppear { action(true) } }

  /// The view as it is: nobody scrolls.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> Self { self }
}

/// How a view changes as it is scrolled, which is only about looks here.
public struct ScrollTransitionConfiguration: Sendable {
  /// One of them.
  public static let identity = Self(), interactive = Self(), animated = Self()
  /// One of them.
  public static func animated(_ animation: Animation) -> Self { Self() }
  /// One of them.
  public static func interactive(timingCurve: UnitCurve) -> Self { Self() }
  /// The same.
  public func animation(_ animation: Animation) -> Self { self }
  /// The same.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// From where on it changes.
  public struct Threshold: Sendable {
    /// One of them.
    public static let visible = Self(), hidden = Self(), centered = Self()
    /// One of them.
    public static func visible(_ amount: Double) -> Self { Self() }
  }
}

/// Where scrolling ends, which nothing depends on here.
public protocol ScrollTargetBehavior {
  /// What is around what scrolls.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Says where it ends.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What is around what scrolls.
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where it was.
  public let originalTarget = ScrollTarget(rect: .zero)
  /// How fast it is scrolled.
  public let velocity = CGVector.zero
  /// How large all of it is.
  public let contentSize = CGSize.zero
  /// How large what is seen of it is.
  public let containerSize = CGSize.zero
  /// Which ways it is scrolled.
  public let axes: Axis.Set = .vertical
}

/// Where something is scrolled to.
public struct ScrollTarget: Hashable, Sendable {
  /// The place.
  public var rect: CGRect
  /// What of it is where.
  public var anchor: UnitPoint?

  /// Creates a place.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// Page by page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates a behaviour.
  public init() {}
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// View by view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views at once.
  public struct LimitBehavior: Sendable {
    /// One of them.
    public static let automatic = Self(), always = Self(), never = Self(),
      alwaysByOne = Self(), alwaysByFew = Self()
  }

  /// Creates a behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Page by page.
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// View by view.
  public static var viewAligned: Self { Self() }
  /// View by view.
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
}
