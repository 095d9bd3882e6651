@_exported public import CoreLocation
@_exported public import UIKit

/// How much of the earth is meant, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees
  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
  /// Creates a span of nothing.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// How much it is.
  public var span: MKCoordinateSpan
  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// Creates a region of so many metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000))
  }
  /// Creates a region on the equator.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
}

/// What is at a place.
public final class MKPlacemark: MKAnnotation, Hashable, Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// What it is called.
  public let title: String? = nil, name: String? = nil, locality: String? = nil
  /// What it is called.
  public let subtitle: String? = nil, subLocality: String? = nil, subThoroughfare: String? = nil
  /// What it is called.
  public let subAdministrativeArea: String? = nil, isoCountryCode: String? = nil
  /// What was said of it.
  public var addressDictionary: [AnyHashable: Any]? { nil }
  /// What it is called.
  public var countryCode: String? { isoCountryCode }
  /// The place, with a time.
  public var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  /// What it is called.
  public let thoroughfare: String? = nil, country: String? = nil
  /// What it is called.
  public let administrativeArea: String? = nil, postalCode: String? = nil
  /// Creates one.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
  }
  /// Creates one of nowhere.
  public convenience init() { self.init(coordinate: CLLocationCoordinate2D()) }
  /// The same.
  public static func == (left: MKPlacemark, right: MKPlacemark) -> Bool { left === right }
  /// By which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The words for where something is.
public final class MKAddress: Hashable, Sendable {
  /// The words.
  public let fullAddress: String, shortAddress: String?
  /// Creates some.
  public init?(fullAddress: String, shortAddress: String?) {
    if fullAddress.isEmpty { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
  /// The same.
  public static func == (left: MKAddress, right: MKAddress) -> Bool { left === right }
  /// By which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Something on the map.
public final class MKMapItem: Hashable, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// What it is called.
  public var name: String?
  /// How one can speak with it.
  public var phoneNumber: String?, url: URL?
  /// Of which kind it is, and where clocks go as there.
  public var pointOfInterestCategory: MKPointOfInterestCategory?, timeZone: TimeZone?
  /// Creates one.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Creates one.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
  }
  /// Creates one of nowhere.
  public convenience init() { self.init(placemark: MKPlacemark()) }
  /// Where it is.
  public var location: CLLocation {
    let place = placemark.coordinate
    return CLLocation(latitude: place.latitude, longitude: place.longitude)
  }
  /// The words for where it is: nobody knows them.
  public var address: MKAddress? { nil }
  /// Shorter words for it: nobody knows them.
  public var addressRepresentations: MKAddressRepresentations? { nil }
  /// Where the user is.
  public static func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2DMake(52.52, 13.38)))
  }
  /// Shows some in another app, from which nothing comes back here.
  @discardableResult
  public static func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  {
    true
  }
  /// Shows it in another app, from which nothing comes back here.
  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { true }
  /// The same.
  public static func == (left: MKMapItem, right: MKMapItem) -> Bool { left === right }
  /// By which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How one is led there.
public let MKLaunchOptionsDirectionsModeKey = "directions"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "driving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "walking"

/// Looks for something on the map, and finds nothing.
public final class MKLocalSearch: Sendable {
  /// What is looked for.
  public final class Request: @unchecked Sendable {
    /// The words.
    public var naturalLanguageQuery: String?
    /// Where.
    public var region = MKCoordinateRegion()
    /// Of what kinds.
    public var resultTypes = ResultType([.address, .pointOfInterest])
    /// Asks for nothing.
    public init() {}
    /// Asks for what was proposed.
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
  }

  /// Kinds of things.
  public struct ResultType: OptionSet, Sendable {
    /// The kinds, by their bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2)
  }

  /// What was found.
  public final class Response: Sendable {
    /// Nothing.
    public let mapItems: [MKMapItem] = []
    /// Where.
    public let boundingRegion = MKCoordinateRegion()
  }

  /// What is called with an answer.
  public typealias CompletionHandler = @MainActor (Response?, (any Error)?) -> Void
  /// Creates a search.
  public init(request: Request) {}
  /// Looks for it.
  public func start() async throws -> Response {
    await Task.yield()
    return Response()
  }
  /// Looks for it.
  public func start(completionHandler: @escaping CompletionHandler) {
    Task { @MainActor in completionHandler(Response(), nil) }
  }
  /// Ends the search.
  public func cancel() {}
}

/// What may be meant.
public final class MKLocalSearchCompletion: Hashable, Sendable {
  /// The words.
  public let title = "", subtitle = ""
  /// The same.
  public static func == (left: MKLocalSearchCompletion, right: MKLocalSearchCompletion) -> Bool {
    left === right
  }
  /// By which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Is told what may be meant.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// It is known.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Nobody knows.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Nothing is done.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Nothing is done.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Says what may be meant: nothing, in a later turn.
public final class MKLocalSearchCompleter: @unchecked Sendable {
  /// Who is told.
  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// What was written.
  public var queryFragment = "" {
    didSet { DispatchQueue.main.async { [self] in delegate?.completerDidUpdateResults(self) } }
  }
  /// Of what kinds.
  public var resultTypes = ResultType([.address, .pointOfInterest, .query])
  /// Of what kinds something is that is completed.
  public struct ResultType: OptionSet, Hashable, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2),
      query = Self(rawValue: 4)
  }
  /// Of what kinds something is that is completed, in an older way.
  public enum FilterType: Int, Sendable {
    /// One of them.
    case locationsAndQueries, locationsOnly
  }
  /// Of what kinds, in an older way.
  public var filterType = FilterType.locationsAndQueries
  /// Of what kinds of places.
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  /// False: it is there at once.
  public var isSearching: Bool { false }
  /// Where.
  public var region = MKCoordinateRegion()
  /// Nothing.
  public let results: [MKLocalSearchCompletion] = []
  /// Creates one.
  public init() {}
  /// Says nothing more.
  public func cancel() {}
}
