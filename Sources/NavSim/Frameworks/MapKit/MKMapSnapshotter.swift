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
    public var image: UIImage { .drawn() }
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

/// How a way is asked for elsewhere.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault",
  MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// By what views of places are known where nobody says so.
public let
  MKMapViewDefaultAnnotationViewReuseIdentifier =
    "MKMapViewDefaultAnnotationViewReuseIdentifier",
  MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
