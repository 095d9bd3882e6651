/// The pages of the app.
public enum Page: Hashable, Sendable {
  case home
  case list
  case about
  case item
  case login
  case help
}

/// Where home leads.
public enum HomeRoute: Hashable, Sendable {
  /// Pushes the list.
  case list
  /// Pushes the page about the app.
  case about
  /// Presents the login as a cover.
  case login
}

/// Where the list leads.
public enum ListRoute: Hashable, Sendable {
  /// Pushes an item.
  case item
}
