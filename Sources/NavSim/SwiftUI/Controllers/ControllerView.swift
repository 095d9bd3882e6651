/// Draws a controller, and what lies on it.
struct ControllerView: View {
  let controller: UIViewController

  init(_ controller: UIViewController) { self.controller = controller }

  var body: some View {
    controller.draw()
      .toolbar {
        Reading {
          _ = controller.revision.value
          return VStack {
            ForEach(controller.navigationItem.buttons + controller.toolbarButtons) { button in
              Button(button.words) { button.item.tap() }.disabled(!button.item.isEnabled)
            }
            UIKitTouches(touches: controller.navigationItem.menus + controller.toolbarMenus)
            UIKitPieces(
              pieces: controller.navigationItem.searchController?.pieces(of: controller) ?? [])
            UIKitPieces(pieces: controller.moves.place?.pieces ?? [])
          }
        }
      }
      .disabled(controller.moves.isHeldByTransition)
      .interactiveDismissDisabled(controller.isModalInPresentation)
      .navigationBarBackButtonHidden(controller.hidesBackButton)
      .hidingTabBar(controller.hidesTabBar)
      .presenting(.sheet, from: controller)
      .presenting(.cover, from: controller)
      .presenting(.alert, from: controller)
      .presenting(.dialog, from: controller)
      .events(
        EventsElement(
          appear: { [controller] _ in controller.hasAppeared() },
          disappear: { [controller] _ in controller.disappears() }, waitsForEnd: true)
      )
      .events(
        EventsElement(
          appear: { [controller] _ in controller.appears() },
          leave: { [controller] _, isLeaving in
            if isLeaving { controller.leaves() } else { controller.stays() }
          }))
  }
}

/// A controller among others.
struct HeldController: Identifiable, Hashable {
  let controller: UIViewController

  var id: ObjectIdentifier { ObjectIdentifier(controller) }
}

extension View {
  /// Presents what lies on a controller, if that is of one kind.
  func presenting(
    _ kind: Presentation.Kind, from controller: UIViewController
  ) -> some View {
    Reading {
      _ = controller.revision.value
      let wanted = controller.presented.flatMap { $0.isLeaving || $0.kind != kind ? nil : $0 }
      return presenting(kind, wanted.map { AnyHashable($0) }, name: wanted?.screenName) {
        wanted?.isTaken()
      } onDismiss: {
        wanted?.isGone()
      } draw: { place, scope in
        if let wanted { place.place(ControllerView(wanted), in: scope) }
      }
    }
  }
}

extension UIViewController {
  /// True for one that the user cannot go back from.
  var hidesBackButton: Bool {
    (navigationItem.hidesBackButton || navigationController?.isNavigationBarHidden == true)
      && navigationController?.swipesWithoutButton != true
  }

  /// True where the bar of tabs is hidden: with one that was pushed, until that is popped.
  ///
  /// Source of the rule:
  /// [hidesBottomBarWhenPushed](https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed).
  var hidesTabBar: Bool {
    if let tabs = self as? UITabBarController { return tabs.tabBar.isHidden }
    guard let pushed = navigationController?.viewControllers.dropFirst(),
      let place = pushed.firstIndex(of: self)
    else { return false }
    return pushed[...place].contains(where: \.hidesBottomBarWhenPushed)
  }
}
