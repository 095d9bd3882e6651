public import Foundation

extension UIButton {
  /// How a button looks, and its words.
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// One of them.
      case fixed, dynamic, small, medium, large, capsule
    }
    /// How large it is.
    public enum Size: Int, Sendable {
      /// One of them.
      case medium, small, mini, large
    }
    /// Where words stand.
    public enum TitleAlignment: Int, Sendable {
      /// One of them.
      case automatic, leading, center, trailing
    }

    /// Its words.
    public var title: String?, subtitle: String?
    /// Its words, with letters of their own.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    /// Smaller words below, with letters of their own.
    public var attributedSubtitle: AttributedString? {
      get { subtitle.map { AttributedString($0) } }
      set { subtitle = newValue.map { String($0.characters) } }
    }
    /// Its picture.
    public var image: UIImage?
    /// How its picture is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Its colours.
    public var baseBackgroundColor: UIColor?, baseForegroundColor: UIColor?
    /// What is behind it.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is.
    public var buttonSize = Size.medium
    /// Where words stand.
    public var titleAlignment = TitleAlignment.automatic
    /// Where the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// How far things are apart, in points.
    public var imagePadding: CGFloat = 0, titlePadding: CGFloat = 0
    /// How far what is in it lies from its edges.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// How the letters of its words are changed as it is drawn, which nobody asks for here.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?,
      subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How colours are changed as it is drawn, which nobody asks for here.
    public var imageColorTransformer: UIConfigurationColorTransformer?,
      activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether it looks chosen by itself.
    public var automaticallyUpdateForSelection = true
    /// How lines of its words end.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What says that a menu is behind it.
    public var indicator = Indicator.automatic

    /// What says that a menu is behind a button.
    public enum Indicator: Int, Sendable {
      /// One of them.
      case automatic, none, popup
    }

    /// How far what is in it lies from its edges is as it was.
    public mutating func setDefaultContentInsets() { contentInsets = .zero }
    /// As it is.
    public func updated(for button: UIButton) -> Self { self }
    /// True while it works.
    public var showsActivityIndicator = false

    /// One of them.
    public static func plain() -> Self { Self() }
    /// One of them.
    public static func filled() -> Self { Self() }
    /// One of them.
    public static func tinted() -> Self { Self() }
    /// One of them.
    public static func gray() -> Self { Self() }
    /// One of them.
    public static func bordered() -> Self { Self() }
    /// One of them.
    public static func borderless() -> Self { Self() }
    /// One of them.
    public static func borderedTinted() -> Self { Self() }
    /// One of them.
    public static func borderedProminent() -> Self { Self() }
    /// One of them.
    public static func glass() -> Self { Self() }
    /// One of them.
    public static func prominentGlass() -> Self { Self() }
  }
}

/// How letters are changed as something is drawn, which nobody asks for here.
public struct UIConfigurationTextAttributesTransformer {
  /// What changes them.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates one.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Changes letters.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// How a colour is changed as something is drawn, which nobody asks for here.
public struct UIConfigurationColorTransformer {
  /// What changes it.
  public let transform: (UIColor) -> UIColor
  /// Creates one.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Changes a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// One of them.
  public static var grayscale: Self { Self { $0 } }
  /// One of them.
  public static var preferredTint: Self { Self { $0 } }
  /// One of them.
  public static var monochromeTint: Self { Self { $0 } }
}

/// Edges, as one reads.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let top = Self(rawValue: 1), leading = Self(rawValue: 2),
    bottom = Self(rawValue: 4), trailing = Self(rawValue: 8)
  /// All of them.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
