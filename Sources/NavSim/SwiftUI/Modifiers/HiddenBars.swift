extension View {
  /// Shows or hides bars, that of a stack where none is named. While it is hidden the user cannot go back from
  /// the page, nor by a swipe; while that of tabs is hidden, no tab can be selected by it.
  ///
  /// Sources of the rules:
  /// [toolbar(_:for:)](https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:)), and for the
  /// swipe what [people report](https://openillumi.com/swiftui-fix-swipeback-navbar-hide).
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    hidingBars(visibility, bars)
  }

  /// The same.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { hidingBars(visibility, bars) }

  /// Hides the bar of a stack, as ``toolbar(_:for:)``.
  public func navigationBarHidden(_ isHidden: Bool) -> some View {
    hidingBars(isHidden ? .hidden : .automatic, [.navigationBar])
  }

  /// Hides the bar of tabs, or shows it.
  func hidingTabBar(_ isHidden: Bool) -> Annotated<Self> {
    Annotated(self) { node, _ in node.element = .hidesTabBar(isHidden) }
  }

  private func hidingBars(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    let isHidden = visibility == .hidden
    let hidesStacks =
      isHidden && (bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic))
    return Annotated(hidingTabBar(isHidden && bars.contains(.tabBar))) { node, _ in
      node.element = .holdsPage(hidesStacks)
    }
  }
}
