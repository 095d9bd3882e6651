public import Foundation

/// Whether the phone is in a part of the world.
public enum CLRegionState: Int, Sendable {
  /// One of them.
  case unknown, inside, outside
}

/// What is around something that sends, of which there is none.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// What it is known by.
  public let uuid: UUID
  /// What tells it from others.
  public let major: NSNumber?, minor: NSNumber?
  /// Creates one.
  public init(
    uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil, identifier: String
  ) {
    self.uuid = uuid
    self.major = major.map { NSNumber(value: $0) }
    self.minor = minor.map { NSNumber(value: $0) }
    super.init(identifier: identifier)
  }
}

extension CLCircularRegion {
  /// Whether a place is in it.
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: place) <= radius
  }
}

extension CLLocationManager {
  /// True.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { true }
  /// Watches a part of the world, whose edges nobody crosses here.
  public func startMonitoring(for region: CLRegion) {
    monitoredRegions.insert(region)
    DispatchQueue.main.async { [self] in
      delegate?.locationManager(self, didStartMonitoringFor: region)
    }
  }
  /// Watches it no more.
  public func stopMonitoring(for region: CLRegion) {
    monitoredRegions = monitoredRegions.filter { $0.identifier != region.identifier }
  }
  /// Says whether the phone is in a part of the world.
  public func requestState(for region: CLRegion) {
    let place = CLLocationCoordinate2D(latitude: 52.5163, longitude: 13.3777)
    let isInside = (region as? CLCircularRegion)?.contains(place) ?? false
    DispatchQueue.main.async { [self] in
      delegate?.locationManager(
        self, didDetermineState: isInside ? .inside : .outside, for: region)
    }
  }
}

extension CLLocationManagerDelegate {
  /// Nothing is done.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  /// Nothing is done.
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}
  /// Nothing is done.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
}
