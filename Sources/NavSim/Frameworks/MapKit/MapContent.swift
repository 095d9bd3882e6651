/// What is on a map. Where a map has something selected, a marker with a tag is a button.
@MainActor @preconcurrency public protocol MapContent {
  /// What is drawn.
  ///
  /// - Parameters:
  ///   - tag: what stands for it.
  ///   - select: what a tap does; nil where nothing is selected.
  func drawn(tag: AnyHashable?, select: ((AnyHashable) -> Void)?) -> AnyView
}

/// What is on a map, in an older way.
public typealias MapAnnotationProtocol = MapContent

/// Several things, or none.
public struct MapContents: MapContent {
  let parts: [any MapContent]

  init(parts: [any MapContent]) { self.parts = parts }
  /// Creates nothing.
  public init() { parts = [] }

  /// All of them.
  public func drawn(tag: AnyHashable?, select: ((AnyHashable) -> Void)?) -> AnyView {
    let views = parts.map { $0.drawn(tag: tag, select: select) }
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// Makes the content of a map.
@MainActor @resultBuilder
public enum MapContentBuilder {
  /// Several things.
  public static func buildBlock<each Part: MapContent>(_ parts: repeat each Part) -> MapContents {
    var all: [any MapContent] = []
    repeat all.append(each parts)
    return MapContents(parts: all)
  }
  /// Something that may be missing.
  public static func buildIf(_ part: MapContents?) -> MapContents {
    part ?? MapContents(parts: [])
  }
  /// One of two.
  public static func buildEither(first part: MapContents) -> MapContents { part }
  /// One of two.
  public static func buildEither(second part: MapContents) -> MapContents { part }
  /// Something that a later system has.
  public static func buildLimitedAvailability(_ part: MapContents) -> MapContents { part }
}

extension ForEach: MapContent where Content: MapContent {
  /// Creates content for elements with ids.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(unseen: data, by: \.id, content)
  }

  /// Creates content for elements by a part that tells them apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(unseen: data, by: { $0[keyPath: id] }, content) }

  /// All of them.
  public func drawn(tag: AnyHashable?, select: ((AnyHashable) -> Void)?) -> AnyView {
    MapContents(parts: data.map { content($0) }).drawn(tag: tag, select: select)
  }
}

/// A pin with words.
public struct Marker<Label: View>: MapContent {
  private let label: Label
  private let item: MKMapItem?

  /// Creates a marker.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.label = label()
    item = nil
  }

  /// A button, where it can be selected.
  public func drawn(tag: AnyHashable?, select: ((AnyHashable) -> Void)?) -> AnyView {
    guard let select, let tag = tag ?? item.map({ AnyHashable($0) }) else { return AnyView(label) }
    return AnyView(
      Button {
        select(tag)
      } label: {
        label
      })
  }
}

extension Marker where Label == Text {
  /// Creates a marker.
  public init(_ title: some AlertTitle, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Text(title.titleWords) }
  }
  /// Creates a marker with a picture.
  public init(_ title: some AlertTitle, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(title, coordinate: coordinate)
  }
  /// Creates a marker with a picture.
  public init(_ title: some AlertTitle, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(title, coordinate: coordinate)
  }
  /// Creates a marker with letters.
  public init(_ title: some AlertTitle, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(title, coordinate: coordinate)
  }
  /// Creates a marker of something on the map, for which that stands.
  public init(item: MKMapItem) {
    label = Text(item.name ?? "")
    self.item = item
  }
}

/// A view at a place.
public struct Annotation<Content: View>: MapContent {
  private let content: Content

  /// Creates one.
  public init(
    _ title: some AlertTitle, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  /// Creates one with views for its title, which is not drawn.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View
  ) { self.content = content() }

  /// The view, which can be touched where it is selected.
  public func drawn(tag: AnyHashable?, select: ((AnyHashable) -> Void)?) -> AnyView {
    guard let select, let tag else { return AnyView(content) }
    return AnyView(content.onTapGesture { select(tag) })
  }
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapContent {
  private let content: Content

  /// Creates one.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// The view.
  public func drawn(tag: AnyHashable?, select: ((AnyHashable) -> Void)?) -> AnyView {
    AnyView(content)
  }
}

/// What is drawn on a map and has no words.
public protocol UnseenMapContent: MapContent {}

extension UnseenMapContent {
  /// Nothing.
  public func drawn(tag: AnyHashable?, select: ((AnyHashable) -> Void)?) -> AnyView {
    AnyView(EmptyView())
  }
}

/// A pin.
public struct MapMarker: UnseenMapContent {
  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin.
public struct MapPin: UnseenMapContent {
  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// Where the user is.
public struct UserAnnotation: UnseenMapContent {
  /// Creates one.
  public init() {}
}

/// A line.
public struct MapPolyline: UnseenMapContent {
  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  /// Creates a line.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  /// Creates the line of UIKit's map.
  public init(_ polyline: MKPolyline) {}
  /// Creates the line of a way.
  public init(_ route: MKRoute) {}

  /// How it goes around the earth.
  public enum ContourStyle: Hashable, Sendable {
    /// One of them.
    case straight, geodesic
  }
}

/// A circle.
public struct MapCircle: UnseenMapContent {
  /// Creates a circle, of so many metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  /// Creates a circle around a part of the map.
  public init(mapRect: MKMapRect) {}
  /// Creates the circle of UIKit's map.
  public init(_ circle: MKCircle) {}
}

/// An area.
public struct MapPolygon: UnseenMapContent {
  /// Creates an area.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// Creates an area.
  public init(points: [MKMapPoint]) {}
  /// Creates the area of UIKit's map.
  public init(_ polygon: MKPolygon) {}
}

private struct TaggedMapContent: MapContent {
  let content: any MapContent
  let own: AnyHashable

  func drawn(tag: AnyHashable?, select: ((AnyHashable) -> Void)?) -> AnyView {
    content.drawn(tag: own, select: select)
  }
}

extension MapContent {
  /// Has a value stand for it.
  public func tag(_ tag: some Hashable) -> some MapContent {
    TaggedMapContent(content: self, own: AnyHashable(tag))
  }
  /// The content as it is.
  public func tint(_ style: some ShapeStyle) -> Self { self }
  /// The content as it is.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// The content as it is.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Self { self }
  /// The content as it is.
  public func stroke(_ style: some ShapeStyle, style line: StrokeStyle) -> Self { self }
  /// The content as it is.
  public func strokeStyle(style line: StrokeStyle) -> Self { self }
  /// The content as it is.
  public func mapOverlayLevel(level: MKOverlayLevel) -> Self { self }
  /// The content as it is.
  public func annotationSubtitles(_ visibility: Visibility) -> Self { self }
  /// The content as it is.
  public func annotationTitles(_ visibility: Visibility) -> Self { self }
}
