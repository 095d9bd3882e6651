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
