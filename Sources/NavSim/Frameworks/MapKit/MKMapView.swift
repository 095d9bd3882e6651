/// Something on a map of UIKit.
@MainActor @preconcurrency public protocol MKAnnotation: AnyObject {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What else it is called.
  var subtitle: String? { get }
}

/// Something on a map of UIKit.
open class MKPointAnnotation: UIResponder, MKAnnotation {
  /// Where it is.
  public var coordinate = CLLocationCoordinate2D()
  /// What it is called.
  public var title: String?
  /// What else it is called.
  public var subtitle: String?
  /// Creates one.
  public override init() {}
}

/// How a map looks.
public enum MKMapType: UInt, Sendable {
  /// One of them.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Is told of a map of UIKit, of which nothing is told here.
@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {}

/// A map of UIKit, of which nothing is drawn and where nothing can be touched.
open class MKMapView: UIView {
  /// What it shows.
  public var region = MKCoordinateRegion()
  /// How it looks.
  public var mapType = MKMapType.standard
  /// True to show where the user is.
  public var showsUserLocation = false
  /// Who is told of it.
  public weak var delegate: (any MKMapViewDelegate)?
  /// What is on it.
  public private(set) var annotations: [any MKAnnotation] = []

  /// Shows a region.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Shows a place.
  public func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { region.center = center }
  /// Puts something on it.
  public func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Puts several things on it.
  public func addAnnotations(_ all: [any MKAnnotation]) { annotations += all }
  /// Takes several things from it.
  public func removeAnnotations(_ all: [any MKAnnotation]) {
    annotations.removeAll { one in all.contains { $0 === one } }
  }
}
