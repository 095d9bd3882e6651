public import Foundation

/// Controllers side by side. A phone has room for one: the others lie on its stack, the second from the
/// start, unless the delegate says otherwise.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
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
  /// A button that brings a column, where there is room for several.
  public var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem(title: nil) }
  /// True where a swipe brings a column, and where a button hides the others.
  public var presentsWithGesture = true, showsSecondaryOnlyButton = false
  /// How columns lie beside each other, where there is room for several.
  public var preferredSplitBehavior = SplitBehavior.automatic, primaryEdge = PrimaryEdge.leading,
    displayModeButtonVisibility = DisplayModeButtonVisibility.automatic,
    primaryBackgroundStyle = BackgroundStyle.none
  /// How wide columns are, where there is room for several.
  public var minimumPrimaryColumnWidth = automaticDimension,
    maximumPrimaryColumnWidth = automaticDimension,
    preferredPrimaryColumnWidth = automaticDimension,
    preferredPrimaryColumnWidthFraction = automaticDimension,
    minimumSupplementaryColumnWidth = automaticDimension,
    maximumSupplementaryColumnWidth = automaticDimension,
    preferredSupplementaryColumnWidth = automaticDimension,
    preferredSupplementaryColumnWidthFraction = automaticDimension
  /// As wide as the system has it.
  public class var automaticDimension: CGFloat { -1 }

  private var columns: [Column: UIViewController] = [:]
  /// True once the columns lie on one stack.
  private var isOneStack = false

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
    set {
      isOneStack = false
      hold(newValue)
    }
  }

  /// Has a controller in a column: one that is no stack is put on one.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    let old = columns[column]
    let isStack = controller == nil || column == .compact || controller is UINavigationController
    columns[column] =
      isStack
      ? controller
      : controller?.navigationController
        ?? controller.map {
          UINavigationController(rootViewController: $0)
        }
    if isOneStack, column == .secondary, columns[.compact] == nil, old != nil {
      if let new = columns[column] { showAlone(new) }
    } else {
      hold([.compact, .primary, .supplementary, .secondary].compactMap { columns[$0] })
    }
  }
  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows the controller of a column.
  open func show(_ column: Column) {
    collapse()
    delegate?.splitViewController(self, willShow: column)
    if column == .primary {
      _ = stack?.popToRootViewController(animated: true)
    } else if let controller = columns[column] {
      showDetailViewController(controller, sender: nil)
    }
  }
  /// Hides the controller of a column: what lies below it is shown.
  open func hide(_ column: Column) {
    delegate?.splitViewController(self, willHide: column)
    if column != .primary { stack?.popViewController(animated: true) }
  }

  /// Shows a controller: on the stack of the one that is shown, or over it.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    collapse()
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    guard children.first !== controller else { return }
    if stack == nil { present(controller, animated: true) } else { push(controller, true) }
  }

  /// The stack on which the columns lie; nil where the first of them is none.
  private var stack: UINavigationController? { children.first as? UINavigationController }

  /// The pages of a column, which lie on the stack of the first one.
  private func push(_ column: UIViewController, _ isAnimated: Bool) {
    guard let stack else { return }
    let own = (column as? UINavigationController)?.viewControllers ?? [column]
    let new = own.filter { !stack.viewControllers.contains($0) }
    guard !new.isEmpty else { return }
    column.removeFromParent()
    for page in new { page.removeFromParent() }
    stack.setViewControllers(stack.viewControllers + new, animated: isAnimated)
  }

  /// Another second column lies on the first one, in place of what lies there.
  private func showAlone(_ column: UIViewController) {
    guard let stack, let root = stack.viewControllers.first else { return }
    let pages = (column as? UINavigationController)?.viewControllers ?? [column]
    guard stack.viewControllers.count > 1 else { return }
    for page in pages { page.removeFromParent() }
    stack.setViewControllers([root] + pages, animated: false)
  }

  /// Puts the columns on one stack, once.
  private func collapse() {
    guard !isOneStack, !children.isEmpty else { return }
    isOneStack = true
    if style == .unspecified {
      guard children.count > 1, let primary = children.first, let secondary = children.last else {
        return
      }
      let isLeftAway = delegate?.splitViewController(
        self, collapseSecondary: secondary, onto: primary)
      if isLeftAway != true { push(secondary, false) }
    } else if columns[.compact] == nil {
      let last: Column = columns[.secondary] == nil ? .primary : .secondary
      let top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last) ?? last
      if top != .primary, let middle = columns[.supplementary] { push(middle, false) }
      if top == .secondary, let second = columns[.secondary] { push(second, false) }
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  override var content: AnyView {
    collapse()
    guard let first = children.first else { return AnyView(EmptyView()) }
    return AnyView(ControllerView(first))
  }
}
