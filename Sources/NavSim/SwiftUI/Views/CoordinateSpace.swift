/// By what places are told, which nothing depends on here.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The view's own.
  case local
  /// That of the screen.
  case global
  /// That of a view with a name.
  case named(AnyHashable)
  /// That of what scrolls around it.
  case scrolling(Axis?)

  /// That of what scrolls around it.
  public static var scrollView: Self { .scrolling(nil) }
  /// That of what scrolls around it in a direction.
  public static func scrollView(axis: Axis) -> Self { .scrolling(axis) }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
  /// Whether it is that of the screen.
  public var isGlobal: Bool { self == .global }
  /// Itself.
  public var coordinateSpace: CoordinateSpace { self }
}

/// What says by what places are told.
public protocol CoordinateSpaceProtocol {
  /// Which it is.
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpace: CoordinateSpaceProtocol {}

/// A space with a name.
public typealias NamedCoordinateSpace = CoordinateSpace

extension View {
  /// The view as it is.
  public func coordinateSpace(name: some Hashable) -> Self { self }
  /// The view as it is.
  public func coordinateSpace(_ name: CoordinateSpace) -> Self { self }
}

extension GeometryProxy {
  /// Where the place is: at the top left.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  /// Where the other space is: there is none.
  public func bounds(of space: CoordinateSpace) -> CGRect? { nil }
}
