/// The pages of the app.
public enum Page: Hashable, Sendable {
  case home
  case item(Int)
  case help
  case terms
}

/// What views tell the router.
public enum Event: Hashable, Sendable {
  /// A page is to be pushed.
  case open(Page)
  /// The top page is to be left.
  case back
  /// A page is to be presented, in place of what is presented.
  case show(Page)
  /// What is presented is to be dismissed.
  case close
  /// The user has gone back; these pages are left.
  case wentBack([Page])
  /// What was presented has left the screen.
  case dismissed
}

/// What the views show.
public struct Shown: Hashable, Sendable {
  /// What is pushed on home.
  public internal(set) var path: [Page] = []
  /// What is presented.
  public internal(set) var sheet: Page?
}
