public import Foundation

/// Words of UIKit.
@MainActor @preconcurrency open class UILabel: UIView {
  /// The words.
  public var text: String? { didSet { hasChanged() } }
  /// Their letters.
  public var font: UIFont?
  /// Their colour.
  public var textColor: UIColor?
  /// Where they stand.
  public var textAlignment = NSTextAlignment.natural
  /// In how many lines; 0 for any.
  public var numberOfLines = 1
  /// How small letters may become.
  public var minimumScaleFactor: CGFloat = 0
  /// Whether words are put closer together before the end is cut off.
  public var allowsDefaultTighteningForTruncation = false
  /// Where letters stay that become smaller.
  public var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// True where letters become smaller.
  public var adjustsFontSizeToFitWidth = false
  /// The words with looks.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// How lines end.
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
}

/// Where letters stay that become smaller, which nothing depends on here.
public enum UIBaselineAdjustment: Int, Sendable {
  /// One of them.
  case alignBaselines, alignCenters, none
}

/// How lines end, which nothing depends on here.
public enum NSLineBreakMode: Sendable {
  /// One of them.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  /// One of them.
  case byTruncatingMiddle
}

/// How paragraphs look, which nothing depends on here.
public class NSParagraphStyle {
  /// Creates a look.
  public init() {}
}

/// How paragraphs look, which nothing depends on here.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where words stand.
  public var alignment = NSTextAlignment.natural
  /// How lines end.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// How far lines are apart, in points.
  public var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0
  /// How high lines are.
  public var lineHeightMultiple: CGFloat = 0
}

/// Where words stand, which nothing depends on here.
public enum NSTextAlignment: Sendable {
  /// One of them.
  case left, center, right, justified, natural
}

/// How words are underlined, which nothing depends on here.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The styles as bits.
  public let rawValue: Int
  /// Creates a style of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static let single = Self(rawValue: 1), thick = Self(rawValue: 2),
    double = Self(rawValue: 9), patternDot = Self(rawValue: 256), patternDash = Self(rawValue: 512),
    patternDashDot = Self(rawValue: 768), byWord = Self(rawValue: 32_768)
}
