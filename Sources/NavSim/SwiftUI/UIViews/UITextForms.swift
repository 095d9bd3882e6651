public import Foundation

// What of fields and texts nobody sees here.

/// What else a keyboard does, and how, which nothing depends on here.
public struct UIKeyboardOptions {
  /// How it looks.
  var appearance = UIKeyboardAppearance.default
  /// Whether words are looked at.
  var spelling = UITextSpellCheckingType.default
  /// Whether the last key waits for a text.
  var waits = false
  /// Whether signs become others.
  var quotes = UITextSmartQuotesType.default, dashes = UITextSmartDashesType.default,
    insertion = UITextSmartInsertDeleteType.default
  /// Whether words are foretold.
  var prediction = UITextInlinePredictionType.default
  /// What a password is made of.
  var rules: UITextInputPasswordRules?
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// One of them.
  case `default`, dark, light
  /// Dark, as earlier systems have it.
  public static var alert: Self { .dark }
}
/// Whether words are looked at.
public enum UITextSpellCheckingType: Int, Sendable {
  /// One of them.
  case `default`, no, yes
}
/// Whether quotes become others.
public enum UITextSmartQuotesType: Int, Sendable {
  /// One of them.
  case `default`, no, yes
}
/// Whether dashes become others.
public enum UITextSmartDashesType: Int, Sendable {
  /// One of them.
  case `default`, no, yes
}
/// Whether spaces come and go with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// One of them.
  case `default`, no, yes
}
/// Whether words are foretold.
public enum UITextInlinePredictionType: Int, Sendable {
  /// One of them.
  case `default`, no, yes
}

/// What a password is made of, which nothing depends on here.
public final class UITextInputPasswordRules: Sendable {
  /// What it is made of.
  public let passwordRulesDescriptor: String
  /// Creates rules.
  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

/// What has a keyboard.
@MainActor @preconcurrency public protocol UITextInputTraits: AnyObject {
  /// What else its keyboard does, and how.
  var keyboardOptions: UIKeyboardOptions { get set }
}

extension UITextInputTraits {
  /// How its keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { keyboardOptions.appearance }
    set { keyboardOptions.appearance = newValue }
  }
  /// Whether words are looked at.
  public var spellCheckingType: UITextSpellCheckingType {
    get { keyboardOptions.spelling }
    set { keyboardOptions.spelling = newValue }
  }
  /// Whether the last key waits for a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { keyboardOptions.waits }
    set { keyboardOptions.waits = newValue }
  }
  /// Whether quotes become others.
  public var smartQuotesType: UITextSmartQuotesType {
    get { keyboardOptions.quotes }
    set { keyboardOptions.quotes = newValue }
  }
  /// Whether dashes become others.
  public var smartDashesType: UITextSmartDashesType {
    get { keyboardOptions.dashes }
    set { keyboardOptions.dashes = newValue }
  }
  /// Whether spaces come and go with words.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keyboardOptions.insertion }
    set { keyboardOptions.insertion = newValue }
  }
  /// Whether words are foretold.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { keyboardOptions.prediction }
    set { keyboardOptions.prediction = newValue }
  }
  /// What a password is made of.
  public var passwordRules: UITextInputPasswordRules? {
    get { keyboardOptions.rules }
    set { keyboardOptions.rules = newValue }
  }
}

extension UITextField: UITextInputTraits {
  /// Why it has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// One of them.
    case committed, cancelled
  }
}
extension UITextView: UITextInputTraits {}

/// A place in a text.
open class UITextPosition {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
open class UITextRange {
  /// Where it begins, and ends.
  public let start: UITextPosition, end: UITextPosition
  /// Whether nothing is in it.
  public var isEmpty: Bool { start.offset == end.offset }
  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
}

/// How a keyboard types.
public final class UITextInputMode: Sendable {
  /// In which language.
  public var primaryLanguage: String? { "en-US" }
  /// The keyboards that there are.
  public static var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
}

/// What is typed into. Nothing is ever selected: what is put in comes to the end.
@MainActor @preconcurrency public protocol UITextInput: UITextInputTraits {
  /// All of its text.
  var wholeText: String { get set }
}

extension UITextField: UITextInput {
  /// All of its text.
  public var wholeText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: UITextInput {
  /// All of its text.
  public var wholeText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextInput {
  /// Where its text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where its text ends.
  public var endOfDocument: UITextPosition { UITextPosition(wholeText.utf16.count) }
  /// What is selected: nothing, at the end. Another part is not kept.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(endOfDocument, endOfDocument) }
    set {}
  }
  /// What is still being typed: nothing.
  public var markedTextRange: UITextRange? { nil }
  /// Whether anything is typed.
  public var hasText: Bool { !wholeText.isEmpty }
  /// A part of its text.
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start, end)
  }
  /// A place of its text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...wholeText.utf16.count).contains(place) ? UITextPosition(place) : nil
  }
  /// How far two places are apart.
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }
  /// Which place is first.
  public func compare(_ one: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    one.offset < other.offset
      ? .orderedAscending : one.offset > other.offset ? .orderedDescending : .orderedSame
  }
  private func range(_ range: UITextRange) -> NSRange {
    NSRange(location: range.start.offset, length: range.end.offset - range.start.offset)
  }
  /// What stands in a part of its text.
  public func text(in range: UITextRange) -> String? {
    Range(self.range(range), in: wholeText).map { String(wholeText[$0]) }
  }
  /// Has something else stand in a part of its text.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let found = Range(self.range(range), in: wholeText) else { return }
    wholeText.replaceSubrange(found, with: text)
  }
  /// Puts something at the end.
  public func insertText(_ text: String) { wholeText += text }
  /// Takes the last letter away.
  public func deleteBackward() { _ = wholeText.popLast() }
  /// What is still being typed is typed.
  public func unmarkText() {}
  /// Where a letter is: no place is known here.
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Where a part is: no place is known here.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The place that is nearest to a point: the end.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  /// How the keyboard types.
  public var textInputMode: UITextInputMode? { UITextInputMode() }
}

/// What a touch on a part of a text does.
public enum UITextItemInteraction: Int, Sendable {
  /// One of them.
  case invokeDefaultAction, presentActions, preview
}

/// What a text lies in, which nothing depends on here.
open class NSTextContainer: NSObject {
  /// How large it is, in points.
  public var size = CGSize.zero
  /// How far lines are from its edges, in points.
  public var lineFragmentPadding: CGFloat = 5
  /// How many lines there are; 0 for any.
  public var maximumNumberOfLines = 0
  /// How lines end.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether it is as large as its view.
  public var widthTracksTextView = false, heightTracksTextView = false
  /// Where no text stands.
  public var exclusionPaths: [UIBezierPath] = []
  /// What puts its letters into place.
  public weak var layoutManager: NSLayoutManager?
  /// Creates one.
  public override init() { super.init() }
  /// Creates one of a size.
  public init(size: CGSize) { self.size = size }
}

/// What puts letters into place, which nothing does here.
open class NSLayoutManager: NSObject {
  /// What the letters lie in.
  public private(set) var textContainers: [NSTextContainer] = []
  /// The letters.
  public weak var textStorage: NSTextStorage?
  /// Creates one.
  public override init() { super.init() }
  /// Has letters lie in something.
  open func addTextContainer(_ container: NSTextContainer) {
    container.layoutManager = self
    textContainers.append(container)
  }
  /// Does nothing: no letter has a place.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Where all letters are: nowhere.
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  /// Which letters there are.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: textStorage?.length ?? 0)
  }
  /// Where letters are: nowhere.
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    .zero
  }
  /// The letter at a point: the first.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  /// How many letters there are.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
}

/// A text that can be changed, and has what puts its letters into place.
open class NSTextStorage: NSMutableAttributedString {
  /// What puts its letters into place.
  public var layoutManagers: [NSLayoutManager] { [] }
  /// Has something put its letters into place.
  open func addLayoutManager(_ manager: NSLayoutManager) { manager.textStorage = self }
}
