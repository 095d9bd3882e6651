public import CoreLocation
public import UIKit

/// Draws a map: an empty picture.
@MainActor @preconcurrency open class MKMapSnapshotter: NSObject {
  /// What is drawn.
  @MainActor @preconcurrency open class Options: NSObject {
    /// Where.
    public nonisolated(unsafe) var region = MKCoordinateRegion()
    /// How large.
    public nonisolated(unsafe) var size = CGSize(width: 256, height: 256)
    /// How large a point is.
    public nonisolated(unsafe) var scale: CGFloat = 1
    /// True where buildings are.
    public nonisolated(unsafe) var showsBuildings = true
    /// What there is.
    public nonisolated(unsafe) var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Creates options.
    public nonisolated override init() {}
  }
  /// A map that was drawn.
  public final class Snapshot: NSObject, Sendable {
    /// It.
    public var image: UIImage { UIImage() }
    /// Where a place is on it.
    public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  /// False: it is drawn at once.
  public var isLoading: Bool { false }
  /// Draws a map.
  public nonisolated init(options: Options) {}
  /// Draws it.
  public func start() async throws -> Snapshot { Snapshot() }
  /// Draws it.
  public func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(Snapshot(), nil)
  }
  /// Draws it.
  public func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { completionHandler(Snapshot(), nil) }
  /// Does not draw it any more.
  public func cancel() {}
}

/// How far it is, in words.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// In what it is measured.
  public enum Units: UInt, Sendable {
    /// One of them.
    case `default`, metric, imperial, imperialWithYards
  }
  /// How long the words are.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// One of them.
    case `default`, abbreviated, full
  }
  /// In what it is measured.
  open var units = Units.default
  /// How long the words are.
  open var unitStyle = DistanceUnitStyle.default
  /// In whose words, which makes no difference.
  open var locale = Locale(identifier: "en_US")

  /// How far, in metres or kilometres, feet or miles.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    if units == .imperial || units == .imperialWithYards {
      let feet = distance / 0.3048
      return feet < 1_000 ? "\(Int(feet.rounded())) ft" : "\(tenths(distance / 1_609.344)) mi"
    }
    return distance < 1_000 ? "\(Int(distance.rounded())) m" : "\(tenths(distance / 1_000)) km"
  }
  private func tenths(_ number: Double) -> String {
    let text = "\((number * 10).rounded() / 10)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// How a way is asked for elsewhere.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault",
  MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// By what views of places are known where nobody says so.
public let
  MKMapViewDefaultAnnotationViewReuseIdentifier =
    "MKMapViewDefaultAnnotationViewReuseIdentifier",
  MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
