/// From where a map is seen.
public struct MapCamera: Hashable, Sendable {
  /// What it looks at.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far that is, in metres.
  public var distance: Double
  /// How far from north it looks, in degrees.
  public var heading: Double
  /// How far from above it looks, in degrees.
  public var pitch: Double

  /// Creates a camera: metres from what it looks at, degrees from north and from above.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
  /// True for the same view.
  public static func == (one: Self, other: Self) -> Bool {
    (one.centerCoordinate.latitude, one.centerCoordinate.longitude, one.distance)
      == (other.centerCoordinate.latitude, other.centerCoordinate.longitude, other.distance)
      && (one.heading, one.pitch) == (other.heading, other.pitch)
  }
  /// Adds the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(centerCoordinate.latitude)
    hasher.combine(centerCoordinate.longitude)
  }
}

/// What a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  /// What it shows, as far as it is that.
  public private(set) var region: MKCoordinateRegion?
  /// What a camera sees, as far as it is that.
  public private(set) var camera: MapCamera?
  /// A rectangle, as far as it is that.
  public private(set) var rect: MKMapRect?
  /// Something on the map, as far as it is that.
  public var item: MKMapItem? { found }
  nonisolated(unsafe) private var found: MKMapItem?
  /// True while it goes with the user.
  public private(set) var followsUserLocation = false
  /// True while it turns with the user.
  public private(set) var followsUserHeading = false
  /// What it shows where nobody knows where the user is.
  public var fallbackPosition: MapCameraPosition? { followsUserLocation ? .automatic : nil }
  /// False: nobody moves it.
  public var positionedByUser: Bool { false }

  /// All there is.
  public static let automatic = Self()
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> Self { Self(camera: camera) }
  /// Something on the map.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    Self(found: item)
  }
  /// A rectangle.
  public static func rect(_ rect: MKMapRect) -> Self { Self(rect: rect) }
  /// Where the user is.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> Self { Self(followsUserLocation: true, followsUserHeading: followsHeading) }

  private init(
    region: MKCoordinateRegion? = nil, camera: MapCamera? = nil, rect: MKMapRect? = nil,
    found: MKMapItem? = nil, followsUserLocation: Bool = false, followsUserHeading: Bool = false
  ) {
    self.region = region
    self.camera = camera
    self.rect = rect
    self.found = found
    self.followsUserLocation = followsUserLocation
    self.followsUserHeading = followsUserHeading
  }

  /// The same.
  public static func == (left: Self, right: Self) -> Bool {
    left.followsUserLocation == right.followsUserLocation && left.camera == right.camera
      && left.rect == right.rect && left.found === right.found
      && left.region?.center.latitude == right.region?.center.latitude
      && left.region?.center.longitude == right.region?.center.longitude
      && left.region?.span.latitudeDelta == right.region?.span.latitudeDelta
      && left.region?.span.longitudeDelta == right.region?.span.longitudeDelta
  }
}

/// Which things on a map are hidden below others.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// Its value.
  public let rawValue: Float
  /// Creates one.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// One of them.
  public static let required = Self(rawValue: 1000), defaultHigh = Self(rawValue: 750),
    defaultLow = Self(rawValue: 250)
}
/// Which things on a map are drawn over others.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// Its value.
  public let rawValue: Float
  /// Creates one.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// One of them.
  public static let max = Self(rawValue: 1000), defaultSelected = Self(rawValue: 750),
    defaultUnselected = Self(rawValue: 500), min = Self(rawValue: 0)
}
/// Whether words on a map are shown.
public enum MKFeatureVisibility: Int, Sendable {
  /// One of them.
  case hidden, adaptive, visible
}
