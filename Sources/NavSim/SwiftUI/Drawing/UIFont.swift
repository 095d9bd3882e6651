public import Foundation

/// A font of UIKit.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy the letters are.
  public struct Weight: Hashable, RawRepresentable, Comparable, Sendable {
    /// How heavy, from -1 to 1.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Whether it is less.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    /// A weight.
    public static let ultraLight = Self(-0.8), thin = Self(-0.6), light = Self(-0.4),
      regular = Self(0), medium = Self(0.23), semibold = Self(0.3), bold = Self(0.4),
      heavy = Self(0.56), black = Self(0.62)
  }

  /// How wide the letters are.
  public struct Width: Hashable, RawRepresentable, Comparable, Sendable {
    /// How wide, from -1 to 1.
    public let rawValue: CGFloat
    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Whether it is less.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    /// A width.
    public static let compressed = Self(-0.3), condensed = Self(-0.2), standard = Self(0),
      expanded = Self(0.2)
  }

  /// What the letters are for.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates a style of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A style.
    public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle"),
      extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2"),
      largeTitle = Self(rawValue: "UICTFontTextStyleTitle0"),
      title1 = Self(rawValue: "UICTFontTextStyleTitle1"),
      title2 = Self(rawValue: "UICTFontTextStyleTitle2"),
      title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    /// A style.
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline"),
      subheadline = Self(rawValue: "UICTFontTextStyleSubhead"),
      body = Self(rawValue: "UICTFontTextStyleBody"),
      callout = Self(rawValue: "UICTFontTextStyleCallout"),
      footnote = Self(rawValue: "UICTFontTextStyleFootnote"),
      caption1 = Self(rawValue: "UICTFontTextStyleCaption1"),
      caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
    /// How large something is beside letters of the style.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }

    /// How large letters of the style are where the user wants nothing else, in points.
    var pointSize: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .largeTitle: 34
      case .title1, .extraLargeTitle2: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// How large the letters are, in points.
  public let pointSize: CGFloat
  /// How high a line is, in points.
  open var lineHeight: CGFloat { pointSize * 1.2 }
  /// How far lines are apart, in points.
  open var leading: CGFloat { 0 }
  /// How far letters stand above and below the line, in points.
  open var ascender: CGFloat { pointSize }
  /// How far letters stand above and below the line, in points.
  open var descender: CGFloat { -pointSize / 5 }
  /// How high capitals are, in points.
  open var capHeight: CGFloat { pointSize * 0.7 }
  /// How high small letters are, in points.
  open var xHeight: CGFloat { pointSize / 2 }
  /// What it is called.
  public let fontName = ".SFUI-Regular", familyName = ".AppleSystemUIFont"
  /// What it is made from.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
  /// The kinds of letters: none are there.
  open class var familyNames: [String] { [] }
  /// How large letters are, in points.
  open class var systemFontSize: CGFloat { 14 }
  /// How large small letters are, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// How large letters are, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// How large the letters of buttons are, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The fonts of a kind of letters.
  open class func fontNames(forFamilyName name: String) -> [String] { [] }

  init(size: CGFloat) { pointSize = size }
  /// Creates one of the system's.
  public convenience override init() { self.init(size: 17) }
  /// Creates a font of the app's own.
  public convenience init?(name: String, size: CGFloat) { self.init(size: size) }
  /// Creates a font. A size of 0 is that of what it is made from.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size: size > 0 ? size : descriptor.pointSize)
  }

  /// The same in another size.
  open func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size) }
  /// The system's font.
  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  /// The system's font.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size)
  }
  /// The system's font.
  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: size)
  }
  /// The system's font.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  /// Letters that lean.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  /// Letters of one width.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size)
  }
  /// Digits of one width.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size)
  }
  /// The font of a style.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.pointSize)
  }
  /// The font of a style.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { UIFont(size: style.pointSize) }
}

/// A font of Core Text's, which is that of UIKit here.
public typealias CTFont = UIFont

extension Font {
  /// Creates a font from one of UIKit.
  public init(_ font: CTFont) { self.init() }
}

/// How large something is beside letters as the user wants them: as it is.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Those of the letters of a text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Those of letters of a style.
  public init(forTextStyle style: UIFont.TextStyle) {}
  /// The same font.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The same font.
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    font
  }
  /// The same font.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  /// The same font.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont { font }
  /// The same number.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// The same number.
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    value
  }
}
