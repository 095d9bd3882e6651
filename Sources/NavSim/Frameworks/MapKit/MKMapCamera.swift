public import CoreLocation
public import Foundation

/// From where a map is looked at.
open class MKMapCamera: NSObject {
  /// What is looked at.
  public var centerCoordinate = CLLocationCoordinate2D()
  /// From how far, in metres, and how steep and to which side, in degrees.
  public var centerCoordinateDistance: CLLocationDistance = 0, pitch: CGFloat = 0,
    heading: CLLocationDirection = 0
  /// How high, in metres.
  public var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  /// Looks at nothing.
  public override init() { super.init() }
  /// Looks at a place.
  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (centerCoordinate, centerCoordinateDistance) = (center, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
  /// Looks at a place from another one.
  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromEyeCoordinate eye: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) { self.init(lookingAtCenter: center, fromDistance: eyeAltitude, pitch: 0, heading: 0) }
}

/// How a map looks, which nothing depends on here.
open class MKMapConfiguration: NSObject {
  /// Whether it has mountains.
  public enum ElevationStyle: Int, Sendable {
    /// One of them.
    case flat, realistic
  }
  /// Whether it has mountains.
  public var elevationStyle = ElevationStyle.flat
}

/// How a map of streets looks, which nothing depends on here.
public final class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong its colours are.
  public enum EmphasisStyle: Int, Sendable {
    /// One of them.
    case `default`, muted
  }
  /// How strong its colours are.
  public var emphasisStyle = EmphasisStyle.default
  /// Whether it shows how full streets are.
  public var showsTraffic = false
  /// What places it shows.
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Creates one.
  public convenience init(
    elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default
  ) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }
}

/// How a map of pictures looks, which nothing depends on here.
public final class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates one.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// How a map of pictures with names looks, which nothing depends on here.
public final class MKHybridMapConfiguration: MKMapConfiguration {
  /// What places it shows.
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether it shows how full streets are.
  public var showsTraffic = false
  /// Creates one.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// A kind of places.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name of it.
  public let rawValue: String
  /// Creates one of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory" + name }
  /// One of them.
  public static let airport = Self("Airport"), atm = Self("ATM"), bakery = Self("Bakery"),
    bank = Self("Bank"), beach = Self("Beach"), cafe = Self("Cafe"),
    campground = Self("Campground"),
    fitnessCenter = Self("FitnessCenter"), foodMarket = Self("FoodMarket"),
    gasStation = Self("GasStation"), hospital = Self("Hospital"), hotel = Self("Hotel"),
    library = Self("Library"), museum = Self("Museum"), nightlife = Self("Nightlife"),
    park = Self("Park"), parking = Self("Parking"), pharmacy = Self("Pharmacy"),
    police = Self("Police"), postOffice = Self("PostOffice"),
    publicTransport = Self("PublicTransport"), restaurant = Self("Restaurant"),
    restroom = Self("Restroom"), school = Self("School"), store = Self("Store"),
    theater = Self("Theater"), university = Self("University"), zoo = Self("Zoo")
  /// One of them.
  public static let amusementPark = Self("AmusementPark"), aquarium = Self("Aquarium"),
    brewery = Self("Brewery"), carRental = Self("CarRental"), evCharger = Self("EVCharger"),
    fireStation = Self("FireStation"), laundry = Self("Laundry"), marina = Self("Marina"),
    movieTheater = Self("MovieTheater"), nationalPark = Self("NationalPark"),
    stadium = Self("Stadium"), winery = Self("Winery"), castle = Self("Castle"),
    landmark = Self("Landmark"), musicVenue = Self("MusicVenue"), spa = Self("Spa"),
    beauty = Self("Beauty"), golf = Self("Golf"), hiking = Self("Hiking"),
    swimming = Self("Swimming")
}

/// What places a map shows, which nothing depends on here.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  /// All of them.
  public static let includingAll = MKPointOfInterestFilter()
  /// None of them.
  public static let excludingAll = MKPointOfInterestFilter()
  /// Some kinds.
  public convenience init(including kinds: [MKPointOfInterestCategory]) { self.init() }
  /// All but some kinds.
  public convenience init(excluding kinds: [MKPointOfInterestCategory]) { self.init() }
}

extension MKMapView {
  /// From where it is looked at.
  public var camera: MKMapCamera {
    get {
      MKMapCamera(lookingAtCenter: region.center, fromDistance: 1_000, pitch: 0, heading: 0)
    }
    set { setCenter(newValue.centerCoordinate, animated: false) }
  }
  /// How it looks.
  public var preferredConfiguration: MKMapConfiguration {
    get { MKStandardMapConfiguration() }
    set {}
  }
  /// What places it shows.
  public var pointOfInterestFilter: MKPointOfInterestFilter? {
    get { nil }
    set {}
  }
  /// Looks at it from elsewhere.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
}
