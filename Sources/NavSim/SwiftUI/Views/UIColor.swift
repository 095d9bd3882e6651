public import Foundation

/// A colour of UIKit, which nothing depends on here.
public struct UIColor: Hashable, Sendable {
  /// A colour.
  public static let black = Self(), white = Self(), gray = Self()
  /// A colour.
  public static let darkGray = Self(), lightGray = Self(), red = Self()
  /// A colour.
  public static let green = Self(), blue = Self(), cyan = Self()
  /// A colour.
  public static let yellow = Self(), magenta = Self(), orange = Self()
  /// A colour.
  public static let purple = Self(), brown = Self(), clear = Self()
  /// A colour.
  public static let systemRed = Self(), systemGreen = Self(), systemBlue = Self()
  /// A colour.
  public static let systemOrange = Self(), systemYellow = Self(), systemPink = Self()
  /// A colour.
  public static let systemPurple = Self(), systemTeal = Self(), systemIndigo = Self()
  /// A colour.
  public static let systemBrown = Self(), systemMint = Self(), systemCyan = Self()
  /// A colour.
  public static let systemGray = Self(), systemGray2 = Self(), systemGray3 = Self()
  /// A colour.
  public static let systemGray4 = Self(), systemGray5 = Self(), systemGray6 = Self()
  /// A colour.
  public static let systemBackground = Self(), secondarySystemBackground = Self(),
    tertiarySystemBackground = Self()
  /// A colour.
  public static let systemGroupedBackground = Self(), secondarySystemGroupedBackground = Self(),
    tertiarySystemGroupedBackground = Self()
  /// A colour.
  public static let systemFill = Self(), secondarySystemFill = Self(), tertiarySystemFill = Self()
  /// A colour.
  public static let quaternarySystemFill = Self(), label = Self(), secondaryLabel = Self()
  /// A colour.
  public static let tertiaryLabel = Self(), quaternaryLabel = Self(), placeholderText = Self()
  /// A colour.
  public static let separator = Self(), opaqueSeparator = Self(), link = Self()
  /// A colour.
  public static let tintColor = Self()

  init() {}
  /// Creates a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Creates a grey.
  public init(white: CGFloat, alpha: CGFloat) {}
  /// Creates a colour of the app's own.
  public init?(named name: String) {}
  /// Creates a colour of a catalogue.
  public init(resource: ColorResource) {}
  /// Creates a colour from one of SwiftUI.
  public init(_ color: Color) {}
  /// The colour of points.
  public var cgColor: CGColor { CGColor() }
  /// Creates a colour.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {}
  /// Creates a colour.
  public init(cgColor: CGColor) {}
  /// Creates a colour by how things look.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {}
  /// The same, seen through.
  public func withAlphaComponent(_ alpha: CGFloat) -> Self { self }
  /// Has no parts to tell.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }
}

extension Color {
  /// Creates a colour from one of UIKit.
  public init(_ color: UIColor) { self.init() }
  /// Creates a colour from one of UIKit.
  public init(uiColor color: UIColor) { self.init() }
}

/// A colour that is written into the code: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a colour.
  public init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) { self.init() }
}

/// What a colour is that is written into the code.
public typealias _ColorLiteralType = UIColor
