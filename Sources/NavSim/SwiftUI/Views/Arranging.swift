/// Arranges views, which nothing depends on here: it is never asked where they stand.
public protocol Layout: Animatable, Sendable {
  /// What it keeps.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews
  /// How large all of them are.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places them.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  /// The views, arranged.
  @MainActor @preconcurrency public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> VStack<Content> { VStack(content: content) }
}

/// How large something could be.
public struct ProposedViewSize: Hashable, Sendable {
  /// How large it could be; nil for as large as it likes.
  public var width: CGFloat?
  /// How large it could be; nil for as large as it likes.
  public var height: CGFloat?
  /// A size.
  public static let zero = Self(width: 0, height: 0), unspecified = Self(width: nil, height: nil)
  /// A size.
  public static let infinity = Self(width: .infinity, height: .infinity)

  /// Creates a size.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Creates a size.
  public init(_ size: CGSize) { (width, height) = (size.width, size.height) }

  /// The same, where what is missing is said.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// The views that are arranged: none are there.
public typealias LayoutSubviews = [LayoutSubview]

extension [LayoutSubview] {
  /// Which way lines run.
  public var layoutDirection: LayoutDirection { .leftToRight }
}

/// A view that is arranged.
public struct LayoutSubview: Equatable, Sendable {
  /// How important it is.
  public var priority: Double { 0 }
  /// How much room it likes at its sides.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// How large it is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// How large it is.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// Places it.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// How much room a view likes at its sides: none.
public struct ViewSpacing: Sendable {
  /// Creates no room.
  public init() {}
  /// How much room there is between two views.
  public func distance(to other: Self, along axis: Axis) -> CGFloat { 0 }
  /// No room at all.
  public static let zero = Self()
  /// Both.
  public func union(_ other: Self, edges: Edge.Set = .all) -> Self { self }
  /// Adds the room of another one.
  public mutating func formUnion(_ other: Self, edges: Edge.Set = .all) {}
}

/// An arrangement of the framework's own.
public protocol StandardLayout: Layout where Cache == Void {}

extension StandardLayout {
  /// Nothing.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  /// Nothing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// One beside the other.
public struct HStackLayout: StandardLayout {
  /// Where views stand, and how far they are apart, in points.
  public var alignment: VerticalAlignment, spacing: CGFloat?
  /// Creates an arrangement.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
}

/// One below the other.
public struct VStackLayout: StandardLayout {
  /// Where views stand, and how far they are apart, in points.
  public var alignment: HorizontalAlignment, spacing: CGFloat?
  /// Creates an arrangement.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
}

/// One before the other.
public struct ZStackLayout: StandardLayout {
  /// Where views stand.
  public var alignment: Alignment
  /// Creates an arrangement.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// An arrangement of which one knows nothing.
public struct AnyLayout: StandardLayout {
  /// Creates an arrangement.
  public init(_ layout: some Layout) {}
}

/// What a view tells a layout.
public protocol LayoutValueKey {
  /// What it tells.
  associatedtype Value
  /// What is told where nothing is.
  static var defaultValue: Value { get }
}

extension LayoutSubview {
  /// What is told where nothing is: nothing is laid out here.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension View {
  /// The view as it is.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> Self { self }
}
