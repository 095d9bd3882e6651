public import CoreLocation

/// A point of the flat map, of which the earth is 2²⁸ wide.
public struct MKMapPoint: Hashable, Sendable {
  static let width = 268_435_456.0

  /// From the west, and from the north.
  public var x: Double, y: Double

  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Creates the point of a place, by Mercator's projection.
  public init(_ place: CLLocationCoordinate2D) {
    let sine = sin(max(-85, min(85, place.latitude)) * .pi / 180)
    x = Self.width * (place.longitude + 180) / 360
    y = Self.width * (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi))
  }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let angle = .pi * (1 - 2 * y / Self.width)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(angle)) * 180 / .pi, longitude: x / Self.width * 360 - 180)
  }

  /// How far another point is, in metres.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, other.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// How much of the flat map is meant.
public struct MKMapSize: Hashable, Sendable {
  /// How much it is.
  public var width: Double, height: Double
  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle of the flat map.
public struct MKMapRect: Hashable, Sendable {
  /// Its corner in the northwest.
  public var origin: MKMapPoint
  /// How large it is.
  public var size: MKMapSize

  /// The whole earth.
  public static let world = Self(x: 0, y: 0, width: MKMapPoint.width, height: MKMapPoint.width)
  /// Nothing.
  public static let null = Self(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// True for nothing.
  public var isNull: Bool { origin.x == .infinity }
  /// How large it is.
  public var width: Double { size.width }
  /// How large it is.
  public var height: Double { size.height }

  /// A side.
  public var minX: Double { origin.x }
  /// A side.
  public var minY: Double { origin.y }
  /// A side.
  public var maxX: Double { origin.x + width }
  /// A side.
  public var maxY: Double { origin.y + height }
  /// The middle.
  public var midX: Double { origin.x + width / 2 }
  /// The middle.
  public var midY: Double { origin.y + height / 2 }
  /// True for nothing that has a size.
  public var isEmpty: Bool { isNull || width <= 0 || height <= 0 }
  /// What both hold.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    let left = max(minX, other.minX), top = max(minY, other.minY)
    let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
    guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  /// True where both hold something.
  public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }
  /// True where it holds all of the other.
  public func contains(_ other: MKMapRect) -> Bool {
    !other.isNull && intersection(other) == other
  }
  /// The same elsewhere.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: origin.x + dx, y: origin.y + dy, width: width, height: height)
  }
  /// What holds both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(origin.x, other.origin.x), top = min(origin.y, other.origin.y)
    return MKMapRect(
      x: left, y: top,
      width: max(origin.x + width, other.origin.x + other.width) - left,
      height: max(origin.y + height, other.origin.y + other.height) - top)
  }
  /// True where the point is in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= origin.x && point.x <= origin.x + width && point.y >= origin.y
      && point.y <= origin.y + height
  }
  /// The same with margins taken from it.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(
      x: origin.x + dx, y: origin.y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension MKCoordinateRegion {
  /// Creates the part of the earth that a rectangle shows.
  public init(_ rect: MKMapRect) {
    let first = rect.origin.coordinate
    let last = MKMapPoint(x: rect.origin.x + rect.width, y: rect.origin.y + rect.height).coordinate
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (first.latitude + last.latitude) / 2,
        longitude: (first.longitude + last.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: abs(first.latitude - last.latitude),
        longitudeDelta: abs(first.longitude - last.longitude)))
  }
}
