@_exported public import Foundation
@_spi(Packages) import Combine

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres.
public typealias CLLocationAccuracy = Double
/// Degrees, from north.
public typealias CLLocationDirection = Double
/// Metres a second.
public typealias CLLocationSpeed = Double

/// As exactly as there is need.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// As exactly as one who drives needs it.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exactly as that.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// As exactly as that.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// As exactly as that.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Every change.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// From the equator.
  public var latitude: CLLocationDegrees
  /// From Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates a place on the equator.
  public init() { self.init(latitude: 0, longitude: 0) }
}

/// A place on earth, in degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// True for a place that there is on earth.
public func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
  abs(place.latitude) <= 90 && abs(place.longitude) <= 180
}

/// A place at a time: always the same one.
public final class CLLocation: Hashable, Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// How exact it is.
  public let horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy
  /// How fast.
  public let speed: CLLocationSpeed
  /// Whereto.
  public let course: CLLocationDirection
  /// When: on a day that is the same in every run, unless somebody says so.
  public let timestamp: Date

  /// Creates a place with all that is known of it.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
  }

  /// Metres to another place, on a sphere.
  public func distance(from other: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate.latitude * .pi / 180, other.coordinate.latitude * .pi / 180)
    let along = (other.coordinate.longitude - coordinate.longitude) * .pi / 180
    let part =
      sin((b - a) / 2) * sin((b - a) / 2) + cos(a) * cos(b) * sin(along / 2) * sin(along / 2)
    return 2 * 6_371_000 * asin(min(1, part.squareRoot()))
  }

  /// The same place.
  public static func == (left: CLLocation, right: CLLocation) -> Bool { left === right }
  /// By which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What the user allows.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// One of them.
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly the user lets one know.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// One of them.
  case fullAccuracy, reducedAccuracy
}

/// Is told where the phone is.
public protocol CLLocationManagerDelegate: AnyObject {
  /// What the user allows has changed, or is known now.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// What the user allows has changed, in an older way.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// The phone is somewhere.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Nobody knows.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The phone is turned.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// A part of the world is watched.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// The phone is in a part of the world, or not.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
}

extension CLLocationManagerDelegate {
  /// Nothing is done.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Nothing is done.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Nothing is done.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Nothing is done.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// How exactly.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// How exactly.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000

/// Says where the phone is: always at the same place, to an app whose user allows it a second after
/// he was asked. It tells half a second later, in turns of the main queue, as the system does.
public final class CLLocationManager: @unchecked Sendable {
  /// Who is told: at first, what the user allows.
  public weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellAuthorization() } }
  }
  /// How exactly.
  public var desiredAccuracy = kCLLocationAccuracyBest
  /// After how many metres.
  public var distanceFilter = kCLDistanceFilterNone
  /// True to be told in the background.
  public var allowsBackgroundLocationUpdates = false
  /// True where the system may pause.
  public var pausesLocationUpdatesAutomatically = true
  /// What the user allows.
  public private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  /// What the user allows, as older apps ask: what he allows a manager that is made now.
  public class func authorizationStatus() -> CLAuthorizationStatus {
    CLLocationManager().authorizationStatus
  }
  /// How exactly the user lets one know.
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Where the phone is, once somebody was told.
  public private(set) var location: CLLocation?
  private var isUpdating = false
  private var isAskedOnce = false

  /// Creates a manager.
  public init() {}

  /// True.
  public static func locationServicesEnabled() -> Bool { true }

  /// Asks the user, who says yes.
  public func requestWhenInUseAuthorization() { allow(.authorizedWhenInUse) }
  /// Asks the user, who says yes.
  public func requestAlwaysAuthorization() { allow(.authorizedAlways) }

  /// Says once where the phone is, as soon as the user allows it.
  public func requestLocation() {
    isAskedOnce = true
    tellPlace()
  }

  /// Says where the phone is, as soon as the user allows it: once, as it stays there.
  public func startUpdatingLocation() {
    isUpdating = true
    tellPlace()
  }

  /// Says nothing more.
  public func stopUpdatingLocation() { isUpdating = false }
  /// Says where the phone is, as soon as the user allows it: once, as it stays there.
  public func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  /// Says nothing more.
  public func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
  /// Says nothing here: the phone stays.
  public func startMonitoringVisits() {}
  /// Says nothing here.
  public func stopMonitoringVisits() {}
  /// True.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  /// For what it is, which makes no difference.
  public var activityType = CLActivityType.other
  /// True where the user sees that it is asked in the background.
  public var showsBackgroundLocationIndicator = false
  /// After how many degrees.
  public var headingFilter: CLLocationDegrees = 1
  /// Which side of the phone is ahead.
  public var headingOrientation = CLDeviceOrientation.portrait
  /// Whereto the phone is, once somebody was told: to the north.
  public internal(set) var heading: CLHeading?
  /// The parts of the world that are watched.
  public internal(set) var monitoredRegions: Set<CLRegion> = []
  /// How large such a part may be, in metres.
  public let maximumRegionMonitoringDistance: CLLocationDistance = 1_000_000

  private func allow(_ status: CLAuthorizationStatus) {
    guard authorizationStatus == .notDetermined else { return }
    SystemQuestion.ask { [self] in
      authorizationStatus = status
      tellAuthorization()
      tellPlace()
    }
  }

  private func tellAuthorization() {
    DispatchQueue.main.async { [self] in
      delegate?.locationManagerDidChangeAuthorization(self)
      delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
    }
  }

  private func tellPlace() {
    guard authorizationStatus != .notDetermined else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [self] in
      guard isUpdating || isAskedOnce else { return }
      isAskedOnce = false
      let place = CLLocation(latitude: 52.5163, longitude: 13.3777)
      location = place
      delegate?.locationManager(self, didUpdateLocations: [place])
    }
  }
}

/// A part of the world.
open class CLRegion: NSObject, @unchecked Sendable {
  /// What tells it apart.
  public let identifier: String
  /// Whether its edges are told of, which nobody crosses here.
  public var notifyOnEntry = true, notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// What is around a place.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The place.
  public let center: CLLocationCoordinate2D
  /// How far it goes, in metres.
  public let radius: CLLocationDistance
  /// Creates a part of the world.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
}

/// What is at a place.
public final class CLPlacemark: Sendable {
  /// Where it is.
  public let location: CLLocation?
  /// What it is called.
  public let name: String? = "Pariser Platz"
  /// The town.
  public let locality: String? = "Berlin"
  /// The street.
  public let thoroughfare: String? = "Pariser Platz"
  /// The number in the street.
  public let subThoroughfare: String? = "1"
  /// A part of the town.
  public let subLocality: String? = "Mitte"
  /// The land.
  public let administrativeArea: String? = "Berlin"
  /// The country.
  public let country: String? = "Germany"
  /// What is around it.
  public var region: CLRegion? { nil }
  /// The country.
  public let isoCountryCode: String? = "DE"
  /// The number of the town.
  public let postalCode: String? = "10117"

  init(_ location: CLLocation) { self.location = location }
}

/// Says what is at a place, and where something is: always the same.
public final class CLGeocoder: Sendable {
  /// Creates one.
  public init() {}

  /// What is at a place.
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    await Task.yield()
    return [CLPlacemark(location)]
  }

  /// Where something is.
  public func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    try await reverseGeocodeLocation(CLLocation(latitude: 52.5163, longitude: 13.3777))
  }

  /// What is at a place.
  public func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler([CLPlacemark(location)], nil) } }

  /// Where something is.
  public func geocodeAddressString(
    _ address: String, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    reverseGeocodeLocation(
      CLLocation(latitude: 52.5163, longitude: 13.3777), completionHandler: completionHandler)
  }
}
