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
    case touches([UIKitTouch])
  }

  let id: ObjectIdentifier
  let content: Content

  /// Whether it can be read.
  @MainActor var hasWords: Bool {
    if case .label(let label) = content { return label.text?.isEmpty == false }
    return true
  }
}

/// Something that can be touched on a view of UIKit.
struct UIKitTouch {
  let words: String
  var isEnabled = true
  let action: @MainActor () -> Void
}

/// A view of UIKit that is touched in its own way.
@MainActor protocol UIKitTouchable: UIView {
  /// What can be touched.
  var touches: [UIKitTouch] { get }
}

/// A view of UIKit that draws others by itself, before those that lie on it.
@MainActor protocol UIKitList: UIView {
  /// What is drawn of them.
  func listed(by present: any ViewOwner) -> [UIKitPiece]
}

/// A field of UIKit: what the user types goes through its delegate.
@MainActor protocol UIKitField: UIView {
  /// What is typed by.
  var words: String { get }
  /// What stands in it.
  var typed: String { get }
  /// The user types something else.
  func type(_ text: String)
  /// What can be touched beside it.
  var besides: [UIKitTouch] { get }
}

extension UIKitField {
  var besides: [UIKitTouch] { [] }
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
      case let control as any UIKitTouchable: .touches(control.touches)
      case _ where !taps.isEmpty: .tapped(self)
      case let label as UILabel: .label(label)
      case let field as any UIKitField: .field(field)
      default: nil
      }
    guard let content else { return piecesOn(by: present) }
    let piece = UIKitPiece(id: ObjectIdentifier(self), content: content)
    if case .tapped = content { return [piece] + piecesOn(by: present) }
    return [piece] + menuPieces + gesturePieces
  }

  /// What is drawn of what is on the view.
  func piecesOn(by present: any ViewOwner) -> [UIKitPiece] {
    let listed = (self as? any UIKitList)?.listed(by: present) ?? []
    return listed + menuPieces + gesturePieces + subviews.flatMap { $0.pieces(of: present) }
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
          if button.menu == nil || !button.showsMenuAsPrimaryAction {
            Button(button.words) { button.tap() }.disabled(!button.isEnabled)
          }
          if button.isEnabled { UIKitTouches(touches: button.menu?.touches(from: button) ?? []) }
        case .tapped(let view):
          Button(view.wordsOfLabels) { for tap in view.taps { tap.perform() } }
        case .label(let label): Text(verbatim: label.text ?? "")
        case .touches(let touches): UIKitTouches(touches: touches)
        case .field(let field):
          TextField<Text>(
            title: field.words,
            text: Binding {
              field.typed
            } set: {
              field.type($0)
            })
          UIKitTouches(touches: field.besides)
        }
      }.ofParts
    }
  }
}

/// Draws what can be touched on a view of UIKit.
struct UIKitTouches: View {
  let touches: [UIKitTouch]

  var body: some View {
    ForEach(touches.indices, id: \.self) { index in
      Button(touches[index].words) { touches[index].action() }
        .disabled(!touches[index].isEnabled)
    }
  }
}
