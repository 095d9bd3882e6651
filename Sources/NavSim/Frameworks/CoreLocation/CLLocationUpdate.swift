public import Foundation

/// Where the phone is, as it is told again and again: once here, as it stays there.
public struct CLLocationUpdate: Sendable {
  /// For what it is.
  public enum LiveConfiguration: Int, Sendable {
    /// One of them.
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  /// Where it is.
  public let location: CLLocation?
  /// True: it stays.
  public let isStationary = true
  /// True: it stays.
  public var stationary: Bool { isStationary }
  /// False: the user allows it.
  public let authorizationDenied = false, authorizationRequestInProgress = false
  /// Where it is, whenever that changes.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }

  /// Where it is, whenever that changes.
  public struct Updates: AsyncSequence, Sendable {
    /// What is told.
    public typealias Element = CLLocationUpdate
    /// Tells it once, and then nothing for ever.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var all = AsyncStream<CLLocationUpdate> { told in
        told.yield(
          CLLocationUpdate(location: CLLocation(latitude: 52.5163, longitude: 13.3777)))
      }.makeAsyncIterator()
      /// What is told next.
      public mutating func next() async throws -> CLLocationUpdate? { await all.next() }
    }
    /// Begins to tell.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// Watches conditions, of which none changes here.
public actor CLMonitor {
  /// What is watched.
  public protocol Condition: Sendable {}
  /// Whether the phone is around a place.
  public struct CircularGeographicCondition: Condition {
    /// The place.
    public let center: CLLocationCoordinate2D
    /// How far it goes, in metres.
    public let radius: CLLocationDistance
    /// Creates one.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }
  /// That a condition is another one.
  public struct Event: Sendable {
    /// Whether it holds.
    public enum State: Int, Sendable {
      /// One of them.
      case unknown, satisfied, unsatisfied, unmonitored
    }
    /// Which.
    public let identifier: String
    /// Whether it holds.
    public let state: State
    /// When.
    public let date: Date
  }
  /// The name.
  public nonisolated let name: String
  private var watched: [String] = []
  /// Watches under a name.
  public init(_ name: String) async { self.name = name }
  /// What is watched.
  public var identifiers: [String] { watched }
  /// Watches something.
  public func add(
    _ condition: some Condition, identifier: String, assuming state: Event.State = .unknown
  ) {
    if !watched.contains(identifier) { watched.append(identifier) }
  }
  /// Watches it no more.
  public func remove(_ identifier: String) { watched.removeAll { $0 == identifier } }
  /// What changes: nothing.
  public var events: AsyncThrowingStream<Event, any Error> { AsyncThrowingStream { _ in } }
}

extension CLGeocoder {
  /// What is at a place.
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { try await reverseGeocodeLocation(location) }
  /// What is at a place.
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }
  /// Where something is.
  public func geocodeAddressString(
    _ address: String, in region: CLRegion?, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { try await geocodeAddressString(address) }
  /// Asks no more.
  public func cancelGeocode() {}
  /// False: it answers at once.
  public var isGeocoding: Bool { false }
}

extension CLPlacemark {
  /// The time there.
  public var timeZone: TimeZone? { TimeZone(identifier: "Europe/Berlin") }
  /// A part of the land.
  public var subAdministrativeArea: String? { nil }
  /// The water.
  public var inlandWater: String? { nil }
  /// The sea.
  public var ocean: String? { nil }
  /// What else is there.
  public var areasOfInterest: [String]? { ["Brandenburg Gate"] }
}
