public import Foundation

/// For what an app asks where the phone is.
public enum CLActivityType: Int, Sendable {
  /// One of them.
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// Which side of the phone is ahead.
public enum CLDeviceOrientation: Int32, Sendable {
  /// One of them.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Whereto the phone is: to the north.
public final class CLHeading: NSObject, Sendable {
  /// In degrees.
  public let magneticHeading: CLLocationDirection = 0, trueHeading: CLLocationDirection = 0
  /// How exact that is.
  public let headingAccuracy: CLLocationDirection = 5
  /// The field around it.
  public let x = 0.0, y = 1.0, z = 0.0
  /// When: on a day that is the same in every run.
  public let timestamp = Date(timeIntervalSinceReferenceDate: 0)
}

extension CLLocationManager {
  /// True.
  public class func headingAvailable() -> Bool { true }
  /// Says whereto the phone is: once, as it stays so, in a turn of the main queue.
  public func startUpdatingHeading() {
    DispatchQueue.main.async { [self] in
      let new = CLHeading()
      heading = new
      delegate?.locationManager(self, didUpdateHeading: new)
    }
  }
  /// Says nothing here.
  public func stopUpdatingHeading() {}
  /// Shows nothing here.
  public func dismissHeadingCalibrationDisplay() {}
}

extension CLLocation {
  /// Creates a place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 5, verticalAccuracy: 5, course: 0, speed: 0,
      timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }
  /// Creates a place on the equator.
  public convenience init() { self.init(latitude: 0, longitude: 0) }
  /// Creates a place at a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: 0, speed: 0, timestamp: timestamp)
  }
  /// In which storey: nobody knows.
  public var floor: CLFloor? { nil }
  /// How exact its speed is.
  public var speedAccuracy: CLLocationSpeed { 1 }
  /// How exact its direction is.
  public var courseAccuracy: CLLocationDirection { 1 }
  /// Metres above a smooth earth.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
}

/// A storey.
public final class CLFloor: NSObject, Sendable {
  /// Which.
  public let level = 0
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// Where the phone was for a while, of which nothing is told.
public final class CLVisit: NSObject, Sendable {
  /// Where.
  public let coordinate = CLLocationCoordinate2D()
  /// From when to when.
  public let arrivalDate = Date.distantPast, departureDate = Date.distantFuture
  /// How exact that is.
  public let horizontalAccuracy: CLLocationAccuracy = 5
}
