public import Foundation

// Where UIKit has one type: the user types all of a text at once.

/// How fields look.
open class UITextField: UIAppearanceProxy {
  /// How all of them look.
  public override class func appearance() -> UITextField { UITextField(frame: .zero) }

  /// What stands in it.
  open var text: String? = "" { didSet { if text == nil { text = "" } } }
  /// What stands in it while that is nothing.
  open var placeholder: String?
  /// Its letters.
  open var font: UIFont?
  /// True for what nobody may read.
  open var isSecureTextEntry = false
  /// Who is told of what is typed.
  public weak var delegate: (any UITextFieldDelegate)?
  /// Its colour, and where it stands.
  open var textColor: UIColor?, textAlignment = NSTextAlignment.natural
  /// What stands in it while that is nothing, and what stands in it, with looks.
  open var attributedPlaceholder: NSAttributedString?, attributedText: NSAttributedString?
  /// What is typed into it.
  public var textContentType: UITextContentType?
  /// What stands beside it, and when.
  public var leftView: UIView?, rightView: UIView?
  /// What stands beside it, and when.
  public var leftViewMode = ViewMode.never, rightViewMode = ViewMode.never
  /// How its edge looks.
  public var borderStyle = BorderStyle.none
  private var keys: (shown: UIView?, above: UIView?)
  /// What stands in place of the keyboard.
  open override var inputView: UIView? {
    get { keys.shown }
    set { keys.shown = newValue }
  }
  /// What stands above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { keys.above }
    set { keys.above = newValue }
  }
  /// What else the keyboard does, and how.
  public var keyboardOptions = UIKeyboardOptions()
  /// Whether the text is emptied as it begins to be typed, or replaced.
  public var clearsOnBeginEditing = false, clearsOnInsertion = false
  /// How small letters may become, and whether they do.
  public var minimumFontSize: CGFloat = 0, adjustsFontSizeToFitWidth = false
  /// Whether the user can change its looks, and whether letters are as large as the user wants.
  public var allowsEditingTextAttributes = false, adjustsFontForContentSizeCategory = false
  /// How what is typed looks.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] = [:],
    typingAttributes: [NSAttributedString.Key: Any]?
  /// What is drawn behind it.
  public var background: UIImage?, disabledBackground: UIImage?
  /// How the keyboard is.
  public var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default
  /// What the keyboard changes by itself.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences,
    autocorrectionType = UITextAutocorrectionType.default
  /// Whether somebody types into it: nobody does.
  open var isEditing: Bool { false }

  /// How the edge of a field looks.
  public enum BorderStyle: Sendable {
    /// One of them.
    case none, line, bezel, roundedRect
  }

  /// When a button that empties the field is there.
  public enum ViewMode: Sendable {
    /// One of them.
    case never, whileEditing, unlessEditing, always
  }

  /// When a button that empties the field is there.
  public var clearButtonMode = ViewMode.never

  /// Where its text stands, which nobody asks for here.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where its text stands while it is typed, which nobody asks for here.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where its placeholder stands, which nobody asks for here.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where a view beside it stands, which nobody asks for here.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where a view beside it stands, which nobody asks for here.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the button that empties it stands, which nobody asks for here.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Puts something at the end.
  open func insertText(_ text: String) { wholeText += text }
  /// Takes the last letter away.
  open func deleteBackward() { _ = wholeText.popLast() }
  /// Where a letter is: no place is known here.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The place that is nearest to a point: the end.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
}

/// How large texts look.
open class UITextView: UIScrollView {
  /// How all of them look.
  public override class func appearance() -> UITextView { UITextView(frame: .zero) }
  /// Puts something at the end.
  open func insertText(_ text: String) { wholeText += text }
  /// Takes the last letter away.
  open func deleteBackward() { _ = wholeText.popLast() }
  /// Where a letter is: no place is known here.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The place that is nearest to a point: the end.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! = ""
  /// Its letters.
  open var font: UIFont?
  /// Their colour.
  open var textColor: UIColor?
  /// True where it can be changed.
  public var isEditable = true
  /// True where it can be selected.
  public var isSelectable = true
  /// Where it stands, and what it looks like.
  public var textAlignment = NSTextAlignment.natural
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with looks.
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  /// How far it lies from the edges, in points.
  public var textContainerInset = UIEdgeInsets.zero
  private var keys: (shown: UIView?, above: UIView?)
  /// What stands in place of the keyboard.
  open override var inputView: UIView? {
    get { keys.shown }
    set { keys.shown = newValue }
  }
  /// What stands above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { keys.above }
    set { keys.above = newValue }
  }
  /// What else the keyboard does, and how.
  public var keyboardOptions = UIKeyboardOptions()
  /// How what is typed looks.
  public var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// What is typed into it.
  public var textContentType: UITextContentType?
  /// Whether the text is replaced, letters stand as elsewhere, and words can be looked for.
  public var clearsOnInsertion = false, usesStandardTextScaling = false,
    isFindInteractionEnabled = false
  /// What it lies in.
  public let textContainer = NSTextContainer()
  /// What puts its letters into place.
  public let layoutManager = NSLayoutManager()
  /// The text, which can be changed here.
  public var textStorage: NSTextStorage { NSTextStorage(string: text) }

  /// Creates a view.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  /// Creates a view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates a view: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a view.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  /// Which part of it is selected: none.
  public var selectedRange = NSRange(location: 0, length: 0)
  /// How links look.
  public var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the user can change its looks, and whether letters are as large as the user wants.
  public var allowsEditingTextAttributes = false, adjustsFontForContentSizeCategory = false
  /// What of it can be touched, as addresses are: nothing here.
  public var dataDetectorTypes = UIDataDetectorTypes()
  /// Scrolls, which nobody sees.
  public func scrollRangeToVisible(_ range: NSRange) {}
  /// How the keyboard is.
  public var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default
  /// What the keyboard changes by itself.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences,
    autocorrectionType = UITextAutocorrectionType.default
  /// Who is told of what is typed.
  public weak var delegate: (any UITextViewDelegate)?
}

/// What of a text can be touched.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2),
    address = Self(rawValue: 4), calendarEvent = Self(rawValue: 8), all = Self(rawValue: .max)
}

extension UITextField {
  /// Something is typed. Nothing tells of it here but delegates and actions.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}

/// Is told of what is typed into a field.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  /// Whether it may begin.
  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool
  /// What stands in it is selected elsewhere, or is something else.
  func textFieldDidChangeSelection(_ field: UITextField)
  /// It begins.
  func textFieldDidBeginEditing(_ field: UITextField)
  /// It has ended.
  func textFieldDidEndEditing(_ field: UITextField)
  /// It has ended.
  func textFieldDidEndEditing(_ field: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether it may end.
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool
  /// Whether the button that empties it may do so.
  func textFieldShouldClear(_ field: UITextField) -> Bool
  /// Whether the key at the end does what it does.
  func textFieldShouldReturn(_ field: UITextField) -> Bool
  /// Whether something may be typed.
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { true }
  /// Nothing is done.
  public func textFieldDidChangeSelection(_ field: UITextField) {}
  /// Nothing is done.
  public func textFieldDidBeginEditing(_ field: UITextField) {}
  /// Nothing is done.
  public func textFieldDidEndEditing(_ field: UITextField) {}
  /// The other one is called.
  public func textFieldDidEndEditing(
    _ field: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(field) }
  /// True.
  public func textFieldShouldEndEditing(_ field: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldClear(_ field: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ field: UITextField) -> Bool { true }
  /// True.
  public func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
  ) -> Bool { true }
}

/// Is told of what is typed into a text.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether it may begin.
  func textViewShouldBeginEditing(_ view: UITextView) -> Bool
  /// Whether it may end.
  func textViewShouldEndEditing(_ view: UITextView) -> Bool
  /// What is selected is something else, of which nobody tells here.
  func textViewDidChangeSelection(_ view: UITextView)
  /// Whether a link does something, which nobody asks for here.
  func textView(
    _ view: UITextView, shouldInteractWith url: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// It begins.
  func textViewDidBeginEditing(_ view: UITextView)
  /// Something was typed.
  func textViewDidChange(_ view: UITextView)
  /// It has ended.
  func textViewDidEndEditing(_ view: UITextView)
  /// Whether something may be typed.
  func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ view: UITextView) -> Bool { true }
  /// True.
  public func textViewShouldEndEditing(_ view: UITextView) -> Bool { true }
  /// Nothing is done.
  public func textViewDidChangeSelection(_ view: UITextView) {}
  /// True.
  public func textView(
    _ view: UITextView, shouldInteractWith url: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Nothing is done.
  public func textViewDidBeginEditing(_ view: UITextView) {}
  /// Nothing is done.
  public func textViewDidChange(_ view: UITextView) {}
  /// Nothing is done.
  public func textViewDidEndEditing(_ view: UITextView) {}
  /// True.
  public func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// What the key at the end says.
public enum UIReturnKeyType: Sendable {
  /// One of them.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// One of them.
  case `continue`
}

/// Whether words are put right.
public enum UITextAutocorrectionType: Sendable {
  /// One of them.
  case `default`, no, yes
}
