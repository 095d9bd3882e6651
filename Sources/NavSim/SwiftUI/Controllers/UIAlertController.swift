/// An alert or a choice: each of its buttons closes it.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// What it looks like.
  public enum Style: Sendable {
    /// One of them.
    case actionSheet, alert
  }

  /// What it looks like.
  public private(set) var preferredStyle = Style.alert
  /// What it says below its title.
  public var message: String?
  /// Its buttons.
  public private(set) var actions: [UIAlertAction] = []
  /// The button that stands out.
  public var preferredAction: UIAlertAction?
  private var chosen: UIAlertAction?

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  public func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Its fields.
  public private(set) var textFields: [UITextField]?

  /// Adds a field.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  override var kind: Presentation.Kind { preferredStyle == .alert ? .alert : .dialog }

  override var screenName: String? {
    (preferredStyle == .alert ? "alert " : "dialog ") + (title ?? message ?? "")
  }

  /// The handler of a button is called once the alert is gone.
  override func isGone() {
    super.isGone()
    let action = chosen
    chosen = nil
    if let action { action.handler?(action) }
  }

  override var content: AnyView {
    AnyView(
      VStack {
        if let message { Text(verbatim: message) }
        ForEach(textFields ?? [], id: \.self) { field in
          TextField(
            field.placeholder ?? "field",
            text: Binding {
              field.text ?? ""
            } set: {
              field.text = $0
            })
        }
        ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
          Button(role: action.role) {
            self.chosen = action
          } label: {
            Text(verbatim: action.title ?? "")
          }
        }
      })
  }
}

/// A button of an alert.
@MainActor @preconcurrency public final class UIAlertAction {
  /// What it is.
  public enum Style: Sendable {
    /// One of them.
    case `default`, cancel, destructive
  }

  /// The words.
  public let title: String?
  /// What it is.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
