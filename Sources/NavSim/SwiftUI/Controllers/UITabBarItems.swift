extension UITabBar: UIKitTouchable {
  /// What it shows: for each controller its item, or what it was given where it is by itself.
  public var items: [UITabBarItem]? {
    get {
      guard let tabs = tabs as? UITabBarController else { return kept as? [UITabBarItem] }
      return tabs.children.compactMap(\.tabBarItem)
    }
    set { if tabs == nil { kept = newValue } }
  }
  /// What it shows.
  public func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The item that is chosen.
  public var selectedItem: UITabBarItem? {
    get {
      guard let tabs = tabs as? UITabBarController else { return chosen as? UITabBarItem }
      return tabs.selectedViewController?.tabBarItem
    }
    set { if tabs == nil { chosen = newValue } }
  }
  /// Who is told what is chosen in a bar by itself.
  public var delegate: (any UITabBarDelegate)? {
    get { told as? any UITabBarDelegate }
    set { told = newValue }
  }

  var touches: [UIKitTouch] {
    guard tabs == nil else { return [] }
    return (items ?? []).enumerated().map { index, item in
      UIKitTouch(words: item.title ?? "Tab \(index + 1)", isEnabled: item.isEnabled) {
        [weak self, weak item] in
        guard let self, let item else { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
      }
    }
  }
}

/// Is told what is chosen in a bar of tabs by itself.
@MainActor @preconcurrency public protocol UITabBarDelegate: AnyObject {
  /// An item was chosen.
  func tabBar(_ bar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing is done.
  public func tabBar(_ bar: UITabBar, didSelect item: UITabBarItem) {}
}
