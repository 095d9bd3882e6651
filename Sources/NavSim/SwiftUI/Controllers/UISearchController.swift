/// A bar in which is searched, over what it finds. It is drawn in the bar of the page that has it,
/// with a button `"Cancel"` while the user searches.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar()
  /// Who is told of what is searched.
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told of it.
  public weak var delegate: (any UISearchControllerDelegate)?
  /// What shows what is found; nil where the page below does.
  public let searchResultsController: UIViewController?
  /// True while the user searches.
  public var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { delegate?.willPresentSearchController(self) }
      if !isActive { searchBar.text = nil }
      tell()
      if isActive { delegate?.didPresentSearchController(self) }
    }
  }
  /// How the page below looks meanwhile.
  public var obscuresBackgroundDuringPresentation = true,
    hidesNavigationBarDuringPresentation = true, automaticallyShowsCancelButton = true,
    showsSearchResultsController = false
  /// The page that has it.
  weak var page: (any ViewOwner)?

  /// Creates one.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.search = self
  }

  /// Creates none: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  private func tell() {
    searchResultsUpdater?.updateSearchResults(for: self)
    page?.changed()
  }

  /// What is drawn of it.
  func pieces(of present: any ViewOwner) -> [UIKitPiece] {
    let results = searchResultsController.flatMap { results in
      isActive && (showsSearchResultsController || searchBar.text?.isEmpty == false)
        ? UIKitPiece(
          id: ObjectIdentifier(results), content: .drawn(AnyView(ControllerView(results)))) : nil
    }
    return searchBar.pieces(of: present) + (results.map { [$0] } ?? [])
  }
}

extension UISearchController: UISearchBarOwner {
  func isTyped() {
    if isActive { tell() } else { isActive = true }
  }

  func isEnded() {
    guard isActive else { return }
    delegate?.willDismissSearchController(self)
    isActive = false
    delegate?.didDismissSearchController(self)
  }
}

/// Who is told of what is searched.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  /// Something else is searched.
  func updateSearchResults(for controller: UISearchController)
}

/// Is told when the user searches.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: AnyObject {
  /// The user begins.
  func willPresentSearchController(_ controller: UISearchController)
  /// The user has begun.
  func didPresentSearchController(_ controller: UISearchController)
  /// The user ends.
  func willDismissSearchController(_ controller: UISearchController)
  /// The user has ended.
  func didDismissSearchController(_ controller: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing is done.
  public func willPresentSearchController(_ controller: UISearchController) {}
  /// Nothing is done.
  public func didPresentSearchController(_ controller: UISearchController) {}
  /// Nothing is done.
  public func willDismissSearchController(_ controller: UISearchController) {}
  /// Nothing is done.
  public func didDismissSearchController(_ controller: UISearchController) {}
}
