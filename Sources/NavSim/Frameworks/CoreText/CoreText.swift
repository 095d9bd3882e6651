@_exported public import Foundation
@_exported public import SwiftUI

/// For whom a font is there.
public enum CTFontManagerScope: UInt32, Sendable {
  /// One of them.
  case none, process, persistent, session
}

/// Adds the fonts of a file, which nobody sees.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
/// Takes the fonts of a file away.
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
/// Adds the fonts of several files.
public func CTFontManagerRegisterFontURLs(
  _ urls: CFArray, _ scope: CTFontManagerScope, _ isEnabled: Bool,
  _ handler: ((CFArray, Bool) -> Bool)?
) { _ = handler?([], true) }
/// A font of a name.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont.systemFont(ofSize: size) }
/// How large a font is.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// A line of text. It has no width.
public final class CTLine: Sendable {}
/// Sets a text.
public final class CTFramesetter: Sendable {
  let length: Int
  init(_ length: Int) { self.length = length }
}
/// A text that is set: all of it fits.
public final class CTFrame: Sendable {
  let length: Int
  init(_ length: Int) { self.length = length }
}

/// Of what of a line is asked.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The options, by their bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Sets a line.
public func CTLineCreateWithAttributedString(_ text: NSAttributedString) -> CTLine { CTLine() }
/// Where a line is.
public func CTLineGetBoundsWithOptions(
  _ line: CTLine, _ options: CTLineBoundsOptions
) -> CGRect { .zero }
/// Sets a text.
public func CTFramesetterCreateWithAttributedString(
  _ text: NSAttributedString
) -> CTFramesetter { CTFramesetter(text.length) }
/// Sets a text into a place.
public func CTFramesetterCreateFrame(
  _ setter: CTFramesetter, _ range: CFRange, _ path: CGPath, _ attributes: CFDictionary?
) -> CTFrame { CTFrame(setter.length) }
/// What of it is seen.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: 0, length: frame.length)
}
/// The lines of it: none.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { [] }
