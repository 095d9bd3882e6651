public import Foundation

/// How paragraphs look, which nothing depends on here.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// How lines end where words are long.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let pushOut = Self(rawValue: 1), hangulWordPriority = Self(rawValue: 2),
      standard = Self(rawValue: 0xFFFF)
  }

  /// How they look by themselves.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where words stand.
  public var alignment = NSTextAlignment.natural
  /// How lines end.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// How lines end where words are long.
  public var lineBreakStrategy = LineBreakStrategy()
  /// How far lines are apart, in points.
  public var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0,
    paragraphSpacingBefore: CGFloat = 0
  /// How high lines are.
  public var lineHeightMultiple: CGFloat = 0, minimumLineHeight: CGFloat = 0,
    maximumLineHeight: CGFloat = 0
  /// How far lines are from the edges, in points.
  public var headIndent: CGFloat = 0, tailIndent: CGFloat = 0, firstLineHeadIndent: CGFloat = 0
  /// Which way lines run.
  public var baseWritingDirection = NSWritingDirection.natural
  /// Whether words are divided.
  public var hyphenationFactor: Float = 0, usesDefaultHyphenation = false,
    allowsDefaultTighteningForTruncation = false
  /// Where columns begin.
  public var tabStops: [NSTextTab] = [], defaultTabInterval: CGFloat = 0

  /// Creates a look.
  public override init() { super.init() }

  private func copy(to new: NSParagraphStyle) -> NSParagraphStyle {
    (new.alignment, new.lineBreakMode, new.lineSpacing) = (alignment, lineBreakMode, lineSpacing)
    new.paragraphSpacing = paragraphSpacing
    new.paragraphSpacingBefore = paragraphSpacingBefore
    new.lineHeightMultiple = lineHeightMultiple
    (new.minimumLineHeight, new.maximumLineHeight) = (minimumLineHeight, maximumLineHeight)
    (new.headIndent, new.tailIndent) = (headIndent, tailIndent)
    new.firstLineHeadIndent = firstLineHeadIndent
    return new
  }

  /// The same.
  open override func copy() -> Any { copy(with: nil) }
  /// The same, which can be changed.
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }
  /// The same.
  open func copy(with zone: NSZone?) -> Any { copy(to: NSParagraphStyle()) }
  /// The same, which can be changed.
  open func mutableCopy(with zone: NSZone?) -> Any { copy(to: NSMutableParagraphStyle()) }
}

/// How paragraphs look, which nothing depends on here.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Creates a look.
  public override init() { super.init() }
  /// Looks as another one does.
  open func setParagraphStyle(_ other: NSParagraphStyle) {
    (alignment, lineBreakMode, lineSpacing) = (
      other.alignment, other.lineBreakMode, other.lineSpacing
    )
  }
  /// Has a column begin somewhere.
  open func addTabStop(_ tab: NSTextTab) { tabStops.append(tab) }
}

/// Where a column begins.
public final class NSTextTab: NSObject {
  /// Where, in points.
  public let location: CGFloat
  /// Where words stand.
  public let alignment: NSTextAlignment

  /// Creates one.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) { (self.alignment, self.location) = (alignment, location) }

  /// What else is said of it.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates one by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// Which way lines run.
public enum NSWritingDirection: Int, Sendable {
  /// One of them.
  case natural = -1, leftToRight, rightToLeft
}

/// The shadow of letters, which nobody sees here.
open class NSShadow: NSObject {
  /// Its colour.
  public var shadowColor: Any?
  /// How far it goes, in points.
  public var shadowBlurRadius: CGFloat = 0
  /// Where it is, in points.
  public var shadowOffset = CGSize.zero
  /// Creates one.
  public override init() { super.init() }
}

extension NSAttributedString.Key {
  /// How letters look.
  public static let shadow = Self("NSShadow"), attachment = Self("NSAttachment"),
    ligature = Self("NSLigature"), obliqueness = Self("NSObliqueness"),
    expansion = Self("NSExpansion"), textEffect = Self("NSTextEffect"),
    writingDirection = Self("NSWritingDirection"), tracking = Self("CTTracking"),
    verticalGlyphForm = Self("CTVerticalForms")
}
