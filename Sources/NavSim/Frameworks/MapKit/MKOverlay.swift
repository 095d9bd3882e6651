public import UIKit

/// Something that lies on a part of a map of UIKit.
@preconcurrency public protocol MKOverlay: MKAnnotation {
  /// The part.
  var boundingMapRect: MKMapRect { get }
}

/// Something with a form on a map of UIKit.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  /// Where it is.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// What it is called.
  public var title: String?
  /// What else it is called.
  public var subtitle: String?
}

/// Points on a map of UIKit.
open class MKMultiPoint: MKShape, @unchecked Sendable {
  let places: [CLLocationCoordinate2D]
  private let memory: UnsafeMutablePointer<MKMapPoint>

  /// Creates one without points.
  public convenience override init() { self.init([]) }

  init(_ places: [CLLocationCoordinate2D]) {
    self.places = places
    memory = .allocate(capacity: max(1, places.count))
    memory.initialize(repeating: MKMapPoint(x: 0, y: 0), count: max(1, places.count))
    for (index, place) in places.enumerated() { memory[index] = MKMapPoint(place) }
  }

  deinit { memory.deallocate() }

  /// All points, as long as there is the object.
  public func points() -> UnsafeMutablePointer<MKMapPoint> { memory }
  /// Writes places of some points.
  public func getCoordinates(
    _ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    let found = places.dropFirst(range.location).prefix(range.length)
    for (index, place) in found.enumerated() { coordinates[index] = place }
  }
  /// How far along a point is: by how many come before it.
  public func location(atPointIndex index: Int) -> CGFloat {
    places.isEmpty ? 0 : CGFloat(index) / CGFloat(places.count)
  }

  /// Its first point.
  public override var coordinate: CLLocationCoordinate2D { places.first ?? super.coordinate }
  /// How many points it has.
  public var pointCount: Int { places.count }
  /// The part that it lies on.
  public var boundingMapRect: MKMapRect {
    places.map(MKMapPoint.init).reduce(.null) { rect, point in
      rect.union(MKMapRect(origin: point, size: MKMapSize(width: 0, height: 0)))
    }
  }
}

/// A line on a map of UIKit.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// Creates a line.
  public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.init(Array(coordinates.prefix(count)))
  }
  /// Creates a line.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init((0..<count).map { points[$0].coordinate })
  }
}

/// A form of straight sides on a map of UIKit.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// Creates a form.
  public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.init(Array(coordinates.prefix(count)))
  }
  /// Creates a form.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init((0..<count).map { points[$0].coordinate })
  }
}

/// A circle on a map of UIKit.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  /// How large it is, in metres.
  public let radius: CLLocationDistance
  private let center: CLLocationCoordinate2D
  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }
  /// Its middle.
  public override var coordinate: CLLocationCoordinate2D { center }
  /// The part that it lies on.
  public var boundingMapRect: MKMapRect {
    MKMapRect(origin: MKMapPoint(center), size: MKMapSize(width: 0, height: 0))
  }
}

/// Draws something that lies on a map, which nobody sees.
open class MKOverlayRenderer: NSObject {
  /// What is drawn.
  public let overlay: any MKOverlay
  /// How much it is seen through.
  public var alpha: CGFloat = 1
  /// Creates one.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws a form that lies on a map, which nobody sees.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// Its colours.
  public var fillColor: UIColor?, strokeColor: UIColor?
  /// How broad a line is, in points.
  public var lineWidth: CGFloat = 0
  /// How a line is interrupted.
  public var lineDashPattern: [NSNumber]?
  /// How a line ends and turns.
  public var lineCap = CGLineCap.round, lineJoin = CGLineJoin.round
}

/// Draws a line that lies on a map, which nobody sees.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates one.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws a form that lies on a map, which nobody sees.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates one.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a circle that lies on a map, which nobody sees.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates one.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

extension MKMapView {
  /// Puts something on a part of it.
  public func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Puts something on a part of it.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Puts several things on it.
  public func addOverlays(_ all: [any MKOverlay]) { overlays += all }
  /// Takes something from it.
  public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  /// Takes several things from it.
  public func removeOverlays(_ all: [any MKOverlay]) {
    overlays.removeAll { one in all.contains { $0 === one } }
  }
}

/// What something lies over on a map.
public enum MKOverlayLevel: Int, Sendable {
  /// One of them.
  case aboveRoads, aboveLabels
}
