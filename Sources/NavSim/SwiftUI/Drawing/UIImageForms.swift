public import Foundation

// What else is said of pictures, which show nothing here.

extension UIImage {
  /// How a middle part becomes larger.
  public enum ResizingMode: Int, Sendable {
    /// One of them.
    case tile, stretch
  }
  /// How thick lines are.
  public enum SymbolWeight: Int, Sendable {
    /// One of them.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    /// The same of letters.
    public func fontWeight() -> UIFont.Weight { .regular }
  }
  /// How large a picture is beside letters.
  public typealias SymbolScale = SymbolConfiguration.Scale

  /// Creates a picture of the app's own, of which a part is filled: none.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double,
    configuration: Configuration? = nil
  ) { return nil }
  /// Creates a picture.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(ciImage: ciImage)
  }

  /// A picture of the system's.
  public class var add: UIImage { UIImage() }
  /// A picture of the system's.
  public class var remove: UIImage { UIImage() }
  /// A picture of the system's.
  public class var actions: UIImage { UIImage() }
  /// A picture of the system's.
  public class var checkmark: UIImage { UIImage() }
  /// A picture of the system's.
  public class var strokedCheckmark: UIImage { UIImage() }
  /// The first of pictures that follow one another.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  /// Pictures of the app's own that follow one another: none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { nil }

  /// The pictures that follow one another: none.
  public var images: [UIImage]? { nil }
  /// How long they take, in seconds.
  public var duration: TimeInterval { 0 }
  /// Whose colours it has.
  public var renderingMode: RenderingMode { .automatic }
  /// How it looks.
  public var configuration: Configuration? { nil }
  /// How it looks as one of the system's.
  public var symbolConfiguration: SymbolConfiguration? { nil }
  /// Whether it is one of the system's.
  public var isSymbolImage: Bool { false }
  /// Whether it is brighter than a screen is usually.
  public var isHighDynamicRange: Bool { false }
  /// How things look for which it is meant.
  @MainActor @preconcurrency public var traitCollection: UITraitCollection { .current }
  /// The picture for other looks.
  public var imageAsset: UIImageAsset? { UIImageAsset() }
  /// How it is drawn by hand.
  public var imageRendererFormat: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Whether it is turned where lines run the other way.
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  /// Which of its edges stay as they are, in points.
  public var capInsets: UIEdgeInsets { .zero }
  /// How a middle part becomes larger.
  public var resizingMode: ResizingMode { .tile }
  /// How far what is to be lined up lies from its edges.
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  /// How far letters stand above its edge, in points; nil where none are in it.
  public var baselineOffsetFromBottom: CGFloat? { nil }

  /// The same in another look.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// The same in another look.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// The same with a middle part that becomes larger.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  /// The same with a middle part that becomes larger.
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  /// The same with a middle part that becomes larger.
  public func stretchableImage(withLeftCapWidth width: Int, topCapHeight height: Int) -> UIImage {
    self
  }
  /// The same, lined up elsewhere.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
  /// The same, turned where lines run the other way.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The same, turned.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The same with letters that stand elsewhere.
  public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { self }
  /// The same without letters.
  public func imageWithoutBaseline() -> UIImage { self }
  /// The same, no brighter than usual.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  /// Fills a part with it.
  public func drawAsPattern(in rect: CGRect) {}
  /// The same, ready to be shown.
  public func preparingForDisplay() -> UIImage? { self }
  /// The same, ready to be shown.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Makes it ready to be shown.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { completionHandler(self) }
  }
}

extension UIImage.SymbolConfiguration {
  /// Creates a look.
  public init(weight: UIImage.SymbolWeight) { self.init(scale: .default) }
  /// Creates a look.
  public init(hierarchicalColor: UIColor) { self.init(scale: .default) }
  /// Creates a look.
  public init(paletteColors: [UIColor]) { self.init(scale: .default) }
  /// Creates a look.
  public init(locale: Locale?) { self.init(scale: .default) }
  /// Creates a look.
  public init(traitCollection: UITraitCollection?) { self.init(scale: .default) }
  /// One of all colours.
  public static func preferringMulticolor() -> Self { Self(scale: .default) }
  /// One of one colour.
  public static func preferringMonochrome() -> Self { Self(scale: .default) }
  /// None.
  public static var unspecified: Self { Self(scale: .default) }
  /// Both.
  public func applying(_ other: Self?) -> Self { other ?? self }
  /// The same for how things look.
  public func withTraitCollection(_ traits: UITraitCollection?) -> Self { self }
  /// The same for a language.
  public func withLocale(_ locale: Locale?) -> Self { self }
  /// Whether both are alike.
  public func isEqual(to other: Self?) -> Bool { self == other }
  /// The same without it.
  public func configurationWithoutTextStyle() -> Self { self }
  /// The same without it.
  public func configurationWithoutScale() -> Self { self }
  /// The same without it.
  public func configurationWithoutWeight() -> Self { self }
  /// The same without it.
  public func configurationWithoutPointSizeAndWeight() -> Self { self }
  /// For which language it is: for any.
  public var locale: Locale? { nil }
  /// For which looks it is: for any.
  public var traitCollection: UITraitCollection? { nil }
}

/// A picture for several looks: the last that was given.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var last: UIImage?
  /// Creates one of nothing.
  public override init() { super.init() }
  /// The picture for a look.
  open func image(with configuration: UIImage.Configuration) -> UIImage { last ?? UIImage() }
  /// The picture for how things look.
  open func image(with traits: UITraitCollection) -> UIImage { last ?? UIImage() }
  /// Gives a picture for a look.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) { last = image }
  /// Gives a picture for how things look.
  open func register(_ image: UIImage, with traits: UITraitCollection) { last = image }
  /// Forgets the picture for a look.
  open func unregisterImage(with configuration: UIImage.Configuration) { last = nil }
  /// Forgets the picture for how things look.
  open func unregister(imageWith traits: UITraitCollection) { last = nil }
}
