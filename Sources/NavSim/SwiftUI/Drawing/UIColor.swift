public import Foundation

/// A colour of UIKit, which nothing depends on here.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  /// A colour.
  public static let black = UIColor(), white = UIColor(), gray = UIColor()
  /// A colour.
  public static let darkGray = UIColor(), lightGray = UIColor(), red = UIColor()
  /// A colour.
  public static let green = UIColor(), blue = UIColor(), cyan = UIColor()
  /// A colour.
  public static let yellow = UIColor(), magenta = UIColor(), orange = UIColor()
  /// A colour.
  public static let purple = UIColor(), brown = UIColor(), clear = UIColor()
  /// A colour.
  public static let systemRed = UIColor(), systemGreen = UIColor(), systemBlue = UIColor()
  /// A colour.
  public static let systemOrange = UIColor(), systemYellow = UIColor(), systemPink = UIColor()
  /// A colour.
  public static let systemPurple = UIColor(), systemTeal = UIColor(), systemIndigo = UIColor()
  /// A colour.
  public static let systemBrown = UIColor(), systemMint = UIColor(), systemCyan = UIColor()
  /// A colour.
  public static let systemGray = UIColor(), systemGray2 = UIColor(), systemGray3 = UIColor()
  /// A colour.
  public static let systemGray4 = UIColor(), systemGray5 = UIColor(), systemGray6 = UIColor()
  /// A colour.
  public static let systemBackground = UIColor(), secondarySystemBackground = UIColor(),
    tertiarySystemBackground = UIColor()
  /// A colour.
  public static let systemGroupedBackground = UIColor(),
    secondarySystemGroupedBackground = UIColor(),
    tertiarySystemGroupedBackground = UIColor()
  /// A colour.
  public static let systemFill = UIColor(), secondarySystemFill = UIColor(),
    tertiarySystemFill = UIColor()
  /// A colour.
  public static let quaternarySystemFill = UIColor(), label = UIColor(), secondaryLabel = UIColor()
  /// A colour.
  public static let tertiaryLabel = UIColor(), quaternaryLabel = UIColor(),
    placeholderText = UIColor()
  /// A colour.
  public static let separator = UIColor(), opaqueSeparator = UIColor(), link = UIColor()
  /// A colour.
  public static let tintColor = UIColor(), darkText = UIColor(), lightText = UIColor()

  /// How much of each it has, and how much it is seen: 0 to 1, as far as it was made by numbers.
  private let parts: [CGFloat]

  /// Creates a colour of no numbers.
  public override init() {
    parts = [0, 0, 0, 1]
    super.init()
  }
  /// Creates a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
    super.init()
  }
  /// Reads what was kept of a colour.
  public required init?(coder: NSCoder) {
    parts = Self.keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    super.init()
  }
  /// Keeps its numbers.
  open func encode(with coder: NSCoder) {
    for (key, part) in zip(Self.keys, parts) { coder.encode(Double(part), forKey: key) }
  }
  /// Says that nothing else is read in its place.
  open class var supportsSecureCoding: Bool { true }
  private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  /// Creates a colour of the app's own.
  public convenience init?(named name: String) { self.init() }
  /// Creates a colour of the app's own.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init() }
  /// Creates a colour of a catalogue.
  public convenience init(resource: ColorResource) { self.init() }
  /// Creates a colour from one of SwiftUI.
  public convenience init(_ color: Color) { self.init() }
  /// Creates a colour of a pattern.
  public convenience init(patternImage: UIImage) { self.init() }
  /// Creates a colour.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init() }
  /// Creates a colour.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  /// Creates a colour by how things look.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init()
  }
  /// Creates a colour that is written into the code.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour of points.
  public var cgColor: CGColor {
    CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  /// The same, seen through.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
  /// The same as it looks.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }

  /// How much of each it has.
  ///
  /// - Returns: true.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (pointer, part) in zip([red, green, blue, alpha], parts) { pointer?.pointee = part }
    return true
  }

  /// Has no such parts to tell.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }

  /// True for a colour of the same numbers.
  open override func isEqual(_ other: Any?) -> Bool {
    (other as? UIColor)?.parts == parts
  }
  /// Hashes the numbers.
  open override var hash: Int { parts.hashValue }
}

extension Color {
  /// The same colour; one that is named alone, as `.red`, is UIKit's.
  public init(_ color: some WholeColor) { self = color as? Color ?? .clear }
  /// Creates a colour from one of UIKit. An asset of the same name comes first.
  @_disfavoredOverload public init(_ color: UIColor) { self.init() }
  /// Creates a colour from one of UIKit.
  public init(uiColor color: UIColor) { self.init() }
}

/// A colour that is written into the code: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
extension UIColor: _ExpressibleByColorLiteral {}

/// What a colour is that is written into the code.
public typealias _ColorLiteralType = UIColor

/// A colour of SwiftUI's, and none of UIKit's.
public protocol WholeColor {}
extension Color: WholeColor {}
