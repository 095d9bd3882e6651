public import Foundation

/// Words of UIKit.
@MainActor @preconcurrency open class UILabel: UIView {
  /// The words.
  open var text: String? { didSet { hasChanged() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Their letters.
  open var font: UIFont! = .systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Their colour.
  open var textColor: UIColor! = .label
  /// Where they stand.
  open var textAlignment = NSTextAlignment.natural
  /// In how many lines; 0 for any.
  open var numberOfLines = 1
  /// How small letters may become.
  public var minimumScaleFactor: CGFloat = 0
  /// Whether words are put closer together before the end is cut off.
  public var allowsDefaultTighteningForTruncation = false
  /// Where letters stay that become smaller.
  public var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// True where letters become smaller.
  public var adjustsFontSizeToFitWidth = false
  /// The words with looks.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// How lines end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How lines end where words are long.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
  /// How its shadow looks, and where it is.
  open var shadowColor: UIColor?, shadowOffset = CGSize(width: 0, height: -1)
  /// The colour of the words while they are chosen, and whether they are.
  open var highlightedTextColor: UIColor?, isHighlighted = false, isEnabled = true
  /// How wide lines are, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether letters are as large as the user wants, and long words are shown in another way.
  open var adjustsFontForContentSizeCategory = false, showsExpansionTextWhenTruncated = false,
    enablesMarqueeWhenAncestorFocused = false
  /// Where its words stand, which nobody asks for here.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    bounds
  }
  /// Draws its words, which nobody asks for here.
  open func drawText(in rect: CGRect) {}
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
