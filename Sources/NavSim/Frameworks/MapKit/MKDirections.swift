@_spi(Packages) import SwiftUI

/// Looks for a way from one place to another: finds the straight one, a second later.
public final class MKDirections: @unchecked Sendable {
  /// What is asked for.
  public final class Request: @unchecked Sendable {
    /// From where, and where to.
    public var source: MKMapItem?, destination: MKMapItem?
    /// How.
    public var transportType = MKDirectionsTransportType.any
    /// True where several ways may be answered, of which there is one here.
    public var requestsAlternateRoutes = false
    /// When.
    public var departureDate: Date?, arrivalDate: Date?
    /// Asks for nothing yet.
    public init() {}
  }

  /// What was found.
  public final class Response: Sendable {
    /// From where, and where to.
    public let source: MKMapItem, destination: MKMapItem
    /// The straight one.
    public let routes: [MKRoute]

    init(_ source: MKMapItem, _ destination: MKMapItem, _ type: MKDirectionsTransportType) {
      (self.source, self.destination) = (source, destination)
      let places = [source, destination].map(\.placemark.coordinate)
      routes = [MKRoute(places, type)]
    }
  }

  /// How long it takes.
  public final class ETAResponse: Sendable {
    /// In seconds.
    public let expectedTravelTime: TimeInterval
    /// In metres.
    public let distance: CLLocationDistance
    init(_ route: MKRoute) {
      (expectedTravelTime, distance) = (route.expectedTravelTime, route.distance)
    }
  }

  /// What is called with an answer.
  public typealias DirectionsHandler = @MainActor (Response?, (any Error)?) -> Void
  private let request: Request
  private var waiting: Task<Void, Never>?
  /// True while it looks.
  public var isCalculating: Bool { waiting != nil }

  /// Creates a search.
  public init(request: Request) { self.request = request }

  /// Looks for ways.
  public func calculate() async throws -> Response {
    try await Task.sleep(for: .seconds(1))
    guard let source = request.source, let destination = request.destination else {
      throw MKError(.directionsNotFound)
    }
    return Response(source, destination, request.transportType)
  }
  /// Looks for ways.
  public func calculate(completionHandler: @escaping DirectionsHandler) {
    waiting = Task { @MainActor in
      do {
        completionHandler(try await calculate(), nil)
      } catch {
        completionHandler(nil, error)
      }
      waiting = nil
    }
  }
  /// Looks how long it takes.
  public func calculateETA() async throws -> ETAResponse {
    guard let route = try await calculate().routes.first else {
      throw MKError(.directionsNotFound)
    }
    return ETAResponse(route)
  }
  /// Ends the search: who has asked is told that it failed.
  public func cancel() { waiting?.cancel() }
}

/// How one gets there.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The ways, by their bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let automobile = Self(rawValue: 1), walking = Self(rawValue: 2),
    transit = Self(rawValue: 4)
  /// Any of them.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another.
public final class MKRoute: Hashable, Sendable {
  /// A part of a way.
  public final class Step: Hashable, Sendable {
    /// What one does.
    public let instructions: String
    /// In metres.
    public let distance: CLLocationDistance
    /// Where it goes.
    public let polyline: MKPolyline
    init(_ instructions: String, _ distance: CLLocationDistance, _ line: MKPolyline) {
      (self.instructions, self.distance, polyline) = (instructions, distance, line)
    }
    /// The same.
    public static func == (left: Step, right: Step) -> Bool { left === right }
    /// By which one it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// What it is called.
  public let name = "Straight on"
  /// In metres.
  public let distance: CLLocationDistance
  /// In seconds: ten metres take one, on foot ten.
  public let expectedTravelTime: TimeInterval
  /// How one gets there.
  public let transportType: MKDirectionsTransportType
  /// Where it goes.
  public let polyline: MKPolyline
  /// What one has to know.
  public let advisoryNotices: [String] = []
  /// Its parts: one.
  public let steps: [Step]

  init(_ places: [CLLocationCoordinate2D], _ type: MKDirectionsTransportType) {
    let points = places.map(MKMapPoint.init)
    let distance = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    polyline = MKPolyline(coordinates: places, count: places.count)
    (self.distance, transportType) = (distance, type)
    expectedTravelTime = distance / (type == .walking ? 1 : 10)
    steps = [Step("Straight on", distance, polyline)]
  }

  /// The same.
  public static func == (left: MKRoute, right: MKRoute) -> Bool { left === right }
  /// By which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
