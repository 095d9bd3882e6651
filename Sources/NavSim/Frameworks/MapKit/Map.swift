/// What one may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The modes, by their bits.
  public let rawValue: Int
  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static let pan = Self(rawValue: 1), zoom = Self(rawValue: 2)
  /// One of them.
  public static let rotate = Self(rawValue: 4), pitch = Self(rawValue: 8)
  /// All of them.
  public static let all: Self = [.pan, .zoom, .rotate, .pitch]
}

/// Whether a map goes with the user.
public enum MapUserTrackingMode: Sendable {
  /// One of them.
  case none, follow
}

/// A map, of which the views that are put on it are drawn. Nobody moves it.
public struct Map<Content: View>: View {
  private let content: Content

  /// What is on it.
  public var body: some View { content }
}

extension Map where Content == AnyView {
  /// Creates a map.
  public init(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent = { MapContents() }
  ) { self.content = content().drawn(tag: nil, select: nil) }

  /// Creates a map.
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent = { MapContents() }
  ) { self.content = content().drawn(tag: nil, select: nil) }

  /// Creates a map where something can be selected.
  public init<Value: Hashable>(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    selection: Binding<Value?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) {
    self.content = content().drawn(tag: nil) { selection.wrappedValue = $0.base as? Value }
  }

  /// Creates a map where something can be selected.
  public init<Value: Hashable>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    selection: Binding<Value?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) { self.init(interactionModes: interactionModes, selection: selection, content: content) }

  /// Creates a map of a region, in an older way.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { content = AnyView(EmptyView()) }

  /// Creates a map of a region with views for elements, in an older way.
  public init<Items: RandomAccessCollection>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems items: Items,
    annotationContent: @escaping (Items.Element) -> some MapContent
  ) where Items.Element: Identifiable {
    content = MapContents(parts: items.map { annotationContent($0) }).drawn(tag: nil, select: nil)
  }
}

/// How a map looks.
public struct MapStyle: Sendable {
  /// How high things are.
  public enum Elevation: Sendable {
    /// One of them.
    case automatic, flat, realistic
  }
  /// How loud its colours are.
  public enum StandardEmphasis: Sendable {
    /// One of them.
    case automatic, muted
  }
  /// One of them.
  public static let standard = Self(), imagery = Self(), hybrid = Self()
  /// Streets and words.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories? = nil, showsTraffic: Bool = false
  ) -> Self { Self() }
  /// Pictures, and words on them.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories? = nil,
    showsTraffic: Bool = false
  ) -> Self { Self() }
  /// Pictures.
  public static func imagery(elevation: Elevation = .automatic) -> Self { Self() }
}

/// What places a map shows, which nothing depends on here.
public struct PointOfInterestCategories: Sendable, ExpressibleByArrayLiteral {
  /// All of them, or none.
  public static let all = Self(), excludingAll = Self()
  private init() {}
  /// Some kinds.
  public init(arrayLiteral kinds: MKPointOfInterestCategory...) {}
  /// Some kinds.
  public static func including(_ kinds: [MKPointOfInterestCategory]) -> Self { Self() }
  /// All but some kinds.
  public static func excluding(_ kinds: [MKPointOfInterestCategory]) -> Self { Self() }
}

/// How often one is told of what a map shows, which is never here.
public enum MapCameraUpdateFrequency: Sendable {
  /// One of them.
  case continuous, onEnd
}

/// What a map shows.
public struct MapCameraUpdateContext: Sendable {
  /// The region.
  public let region: MKCoordinateRegion
}

/// Where things are on the screen, which is nowhere here.
public struct MapProxy {
  /// The place below a point: always the same, as a finger touches no point here.
  public func convert(_ point: CGPoint, from space: CoordinateSpace)
    -> CLLocationCoordinate2D?
  { CLLocationCoordinate2D() }
  /// Where a place is.
  public func convert(_ place: CLLocationCoordinate2D, to space: CoordinateSpace) -> CGPoint? {
    .zero
  }
}

/// Has a map asked where things are.
public struct MapReader<Content: View>: View {
  private let content: Content
  /// Creates one.
  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
  /// What it holds.
  public var body: some View { content }
}

/// Something of the map's own that moves the map, and is not touched here.
public struct MapUserLocationButton: View {
  /// Creates one.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Something of the map's own that moves the map, and is not touched here.
public struct MapCompass: View {
  /// Creates one.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Something of the map's own, which is not drawn.
public struct MapScaleView: View {
  /// Creates one.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Something of the map's own that moves the map, and is not touched here.
public struct MapPitchToggle: View {
  /// Creates one.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension View {
  /// The view as it is.
  public func mapStyle(_ style: MapStyle) -> Self { self }
  /// The view as it is.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> Self { self }
  /// The view as it is.
  public func mapControlVisibility(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> Self { self }
}
