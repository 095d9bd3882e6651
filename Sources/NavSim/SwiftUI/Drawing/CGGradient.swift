public import Combine
public import Foundation

/// Colours that run into each other, which nobody sees.
public final class CGGradient: Sendable {
  /// Creates colours of numbers.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {}
  /// Creates colours.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {}
}

/// Whether colours go on beyond their ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// Which, as bits.
  public let rawValue: UInt32
  /// Creates a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// One of them.
  public static let drawsBeforeStartLocation = Self(rawValue: 1),
    drawsAfterEndLocation = Self(rawValue: 2)
}

/// The number of a letter's picture.
public typealias CGGlyph = UInt16

/// A font of Core Graphics's, of which nothing is drawn.
public final class CGFont: Sendable {
  /// What it is called.
  public let postScriptName: CFString?, fullName: CFString?

  /// Creates a font of a file, which has no name.
  public init?(_ provider: CGDataProvider) {
    guard provider.data != nil else { return nil }
    (postScriptName, fullName) = (nil, nil)
  }
  /// Creates a font by its name.
  public init?(_ name: CFString) { (postScriptName, fullName) = (name, name) }

  /// How many letters it has: none.
  public var numberOfGlyphs: Int { 0 }
  /// How many parts the size of a letter has.
  public var unitsPerEm: Int32 { 1_000 }
  /// How far letters stand above the line.
  public var ascent: Int32 { 1_000 }
  /// How far letters stand below the line.
  public var descent: Int32 { -200 }
  /// How far lines are apart.
  public var leading: Int32 { 0 }
  /// How high capitals are.
  public var capHeight: Int32 { 700 }
  /// How high small letters are.
  public var xHeight: Int32 { 500 }
  /// How far letters lean.
  public var italicAngle: CGFloat { 0 }
  /// Where letters are: nowhere.
  public var fontBBox: CGRect { .zero }
  /// The letter of a name: none.
  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { 0 }
  /// The name of a letter: none.
  public func name(for glyph: CGGlyph) -> CFString? { nil }
}
