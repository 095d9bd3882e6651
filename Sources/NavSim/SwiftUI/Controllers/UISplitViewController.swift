/// Controllers side by side. A phone has room for one: the others come on its stack.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// One of them.
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// One of them.
    case primary, supplementary, secondary, compact
  }

  /// Which columns are seen, which nothing depends on here.
  public enum DisplayMode: Int, Sendable {
    /// One of them.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    /// One of them.
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  /// How many columns there are.
  public let style: Style
  /// Who is told of it.
  public weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns are seen.
  public var preferredDisplayMode = DisplayMode.automatic
  /// Which columns are seen.
  public var displayMode: DisplayMode { .secondaryOnly }
  /// True: there is room for one.
  public var isCollapsed: Bool { true }
  /// True where a swipe brings a column.
  public var presentsWithGesture = true
  private var columns: [Column: UIViewController] = [:]

  /// Creates one without columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates one without columns.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Creates none: nothing is decoded here.
  public required init?(coder: NSCoder) { return nil }

  /// The controllers, the first first.
  open var viewControllers: [UIViewController] {
    get { children }
    set { hold(newValue) }
  }

  /// Has a controller in a column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
    let order: [Column] = [.compact, .primary, .supplementary, .secondary]
    hold(order.compactMap { columns[$0] })
  }
  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows the controller of a column.
  open func show(_ column: Column) {
    if let controller = columns[column] { showDetailViewController(controller, sender: nil) }
  }

  /// Shows a controller: on the stack of the one that is shown, or over it.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    guard let first = children.first, first !== controller else { return }
    if let stack = first as? UINavigationController {
      guard !stack.viewControllers.contains(controller) else { return }
      controller.removeFromParent()
      stack.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  override var content: AnyView {
    guard let first = children.first else { return AnyView(EmptyView()) }
    return AnyView(ControllerView(first))
  }
}

/// Is told of columns, of which nothing is told here.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: AnyObject {
  /// There is room for one column: whether the second is left away.
  func splitViewController(
    _ controller: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// It is.
  public func splitViewController(
    _ controller: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { true }
}
