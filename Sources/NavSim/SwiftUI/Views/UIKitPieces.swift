import Foundation

/// A part of a view of UIKit that is drawn: what can be touched or read, or what another owner draws.
struct UIKitPiece: Identifiable {
  /// What it is.
  enum Content {
    case drawn(AnyView)
    case button(UIButton)
    case tapped(UIView)
    case label(UILabel)
    case field(any UIKitField)
  }

  let id: ObjectIdentifier
  let content: Content
}

/// A field of UIKit: what the user types goes through its delegate.
@MainActor protocol UIKitField: UIView {
  /// What is typed by.
  var words: String { get }
  /// What stands in it.
  var typed: String { get }
  /// The user types something else.
  func type(_ text: String)
}

extension UIView {
  /// What is drawn of the view, the lowest first.
  ///
  /// - Parameter present: who draws it; what belongs to somebody else is drawn by that one.
  func pieces(of present: any ViewOwner) -> [UIKitPiece] {
    guard !isHidden else { return [] }
    if let owner, owner !== present {
      return owner.drawn.map { [UIKitPiece(id: ObjectIdentifier(owner), content: .drawn($0))] }
        ?? []
    }
    let content: UIKitPiece.Content? =
      switch self {
      case let button as UIButton: .button(button)
      case _ where !taps.isEmpty: .tapped(self)
      case let label as UILabel: .label(label)
      case let field as any UIKitField: .field(field)
      default: nil
      }
    let below = { self.subviews.flatMap { $0.pieces(of: present) } }
    guard let content else { return below() }
    let piece = UIKitPiece(id: ObjectIdentifier(self), content: content)
    if case .tapped = content { return [piece] + below() }
    return [piece]
  }
}

/// Draws the parts of a view of UIKit.
struct UIKitPieces: View {
  let pieces: [UIKitPiece]

  var body: some View {
    VStack {
      ForEach(pieces) { piece in
        switch piece.content {
        case .drawn(let view): view
        case .button(let button):
          Button(button.words) { button.tap() }.disabled(!button.isEnabled)
        case .tapped(let view):
          Button(view.wordsOfLabels) { for tap in view.taps { tap.perform() } }
        case .label(let label): Text(verbatim: label.text ?? "")
        case .field(let field):
          TextField<Text>(
            title: field.words,
            text: Binding {
              field.typed
            } set: {
              field.type($0)
            })
        }
      }
    }
  }
}

extension UIView {
  /// What a view is tapped by that is no button.
  fileprivate var wordsOfLabels: String {
    let labels = ([self] + subviews).compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
    return labels.isEmpty ? "view" : labels.joined(separator: " ")
  }
}

extension UITextField: UIKitField {
  var words: String { placeholder ?? "text" }
  var typed: String { text ?? "" }

  func type(_ text: String) {
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    let all = NSRange(location: 0, length: typed.utf16.count)
    if delegate?.textField(self, shouldChangeCharactersIn: all, replacementString: text) ?? true {
      self.text = text
      sendActions(for: .editingChanged)
      delegate?.textFieldDidChangeSelection(self)
    }
    _ = delegate?.textFieldShouldReturn(self)
    sendActions(for: .editingDidEndOnExit)
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }
}

extension UISearchBar: UIKitField {
  var words: String { placeholder ?? "Search" }
  var typed: String { text ?? "" }

  func type(_ text: String) {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return }
    delegate?.searchBarTextDidBeginEditing(self)
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    delegate?.searchBarSearchButtonClicked(self)
    delegate?.searchBarTextDidEndEditing(self)
  }
}

extension UITextView: UIKitField {
  var words: String { "text" }
  var typed: String { text }

  func type(_ text: String) {
    guard isEditable else { return }
    delegate?.textViewDidBeginEditing(self)
    let all = NSRange(location: 0, length: self.text.utf16.count)
    if delegate?.textView(self, shouldChangeTextIn: all, replacementText: text) ?? true {
      self.text = text
      delegate?.textViewDidChange(self)
    }
    delegate?.textViewDidEndEditing(self)
  }
}
