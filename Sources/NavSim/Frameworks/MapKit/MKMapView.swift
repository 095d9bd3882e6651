/// Something on a map of UIKit.
@preconcurrency public protocol MKAnnotation: AnyObject {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What else it is called.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Nothing.
  public var title: String? { nil }
  /// Nothing.
  public var subtitle: String? { nil }
}

/// Where the user is.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Where it is.
  public var coordinate = CLLocationCoordinate2D()
  /// What it is called.
  public var title: String?
  /// What else it is called.
  public var subtitle: String?
  /// The place; nil where it is not known.
  public var location: CLLocation? { nil }
}

/// How something on a map is drawn.
open class MKAnnotationView: UIView {
  /// What is drawn.
  public var annotation: (any MKAnnotation)?
  /// Whether words come when it is touched.
  public var canShowCallout = false
  /// The picture.
  public var image: UIImage?
  /// What stands beside the words.
  public var leftCalloutAccessoryView: UIView?, rightCalloutAccessoryView: UIView?
  /// What stands below the words.
  public var detailCalloutAccessoryView: UIView?
  /// How far its middle is from where it is.
  public var centerOffset = CGPoint.zero
  /// How far its words are from where they are.
  public var calloutOffset = CGPoint.zero
  /// Whether it can be touched.
  public var isEnabled = true
  /// Whether a finger lies on it.
  public var isHighlighted = false
  /// Whether it was touched.
  public var isSelected = false
  /// Whether it can be moved.
  public var isDraggable = false
  /// How far moving it has come.
  public var dragState = DragState.none
  /// How far moving something on a map has come: nobody moves it here.
  public enum DragState: UInt, Sendable {
    /// One of them.
    case none, starting, dragging, canceling, ending
  }
  /// What it is put together with.
  public var clusteringIdentifier: String?
  /// Which are hidden below others.
  public var displayPriority = MKFeatureDisplayPriority.required
  /// Which are drawn over others.
  public var zPriority = MKAnnotationViewZPriority.defaultUnselected
  /// What those of its kind are called.
  public let reuseIdentifier: String?
  /// It is used again.
  open func prepareForReuse() {}
  /// It is going to be drawn.
  open func prepareForDisplay() {}
  /// It was touched, or no more.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// It is moved.
  open func setDragState(_ state: DragState, animated: Bool) { dragState = state }
  /// Creates one.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates no view: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }
}

/// How something on a map is drawn.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Its words.
  public var glyphText: String?
  /// Its picture.
  public var glyphImage: UIImage?
  /// Its colour.
  public var markerTintColor: UIColor?, glyphTintColor: UIColor?
  /// The picture of one that was touched.
  public var selectedGlyphImage: UIImage?
  /// Whether its words are shown.
  public var titleVisibility = MKFeatureVisibility.adaptive,
    subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether it falls.
  public var animatesWhenAdded = false
}

/// How something on a map is drawn.
open class MKPinAnnotationView: MKAnnotationView {
  /// Its colour.
  public var pinTintColor: UIColor?
  /// Whether it falls.
  public var animatesDrop = false
}

/// Something on a map of UIKit.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// Where it is.
  public var coordinate = CLLocationCoordinate2D()
  /// What it is called.
  public var title: String?
  /// What else it is called.
  public var subtitle: String?
  /// Creates one.
  public override init() { super.init() }
  /// Creates one at a place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
}

/// How a map looks.
public enum MKMapType: UInt, Sendable {
  /// One of them.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// How a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  /// One of them.
  case none, follow, followWithHeading
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
  /// What lies on parts of it.
  public internal(set) var overlays: [any MKOverlay] = []
  /// What of it is chosen: what the app has chosen.
  public var selectedAnnotations: [any MKAnnotation] = []
  /// How it follows the user.
  public var userTrackingMode = MKUserTrackingMode.none
  /// What a finger may do, which none does here.
  public var isZoomEnabled = true, isScrollEnabled = true, isRotateEnabled = true,
    isPitchEnabled = true
  /// What lies beside the map.
  public var showsCompass = true, showsScale = false, showsTraffic = false,
    showsBuildings = true
  /// The rectangle that it shows.
  public var visibleMapRect: MKMapRect {
    get {
      let middle = MKMapPoint(region.center)
      let width = region.span.longitudeDelta / 360 * MKMapPoint.width
      return MKMapRect(
        x: middle.x - width / 2, y: middle.y - width / 2, width: width, height: width)
    }
    set { region = MKCoordinateRegion(newValue) }
  }

  /// Takes something from it.
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// What draws something, if it is left over from something else: nothing is.
  public func dequeueReusableAnnotationView(withIdentifier name: String) -> MKAnnotationView? {
    nil
  }
  /// Chooses something.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  /// Chooses something no more.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// Follows the user, or not.
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// Shows a rectangle.
  public func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
  /// Shows a rectangle.
  public func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) {
    visibleMapRect = rect
  }
  /// The region with which a rectangle of the map fits.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// The rectangle with which another fits.
  public func mapRectThatFits(_ rect: MKMapRect, edgePadding: UIEdgeInsets) -> MKMapRect { rect }
  /// What draws such things.
  public func register(_ view: AnyClass?, forAnnotationViewWithReuseIdentifier name: String) {}
  /// Where the user is.
  public let userLocation = MKUserLocation()
  /// The middle of what it shows.
  public var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Shows all of these.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
  }
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
