/// The pages of the app.
public enum Page: Hashable, Sendable {
  case welcome
  case login
  case contacts
  case contact
  case item
  case password
  case forgotPassword
  case terms
  case promotion
  /// What a view shows that nobody could be found for.
  case blank
}
