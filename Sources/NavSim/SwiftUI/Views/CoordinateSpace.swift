/// By what places are told, which nothing depends on here.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The view's own.
  case local
  /// That of the screen.
  case global
  /// That of a view with a name.
  case named(AnyHashable)
}

extension View {
  /// The view as it is.
  public func coordinateSpace(name: some Hashable) -> Self { self }
  /// The view as it is.
  public func coordinateSpace(_ name: CoordinateSpace) -> Self { self }
}

extension GeometryProxy {
  /// Where the place is: at the top left.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}
