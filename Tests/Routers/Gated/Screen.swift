/// The screens of the app.
public enum Screen: Hashable, Sendable {
  case home
  case list
  case detail(Int)
  case cart
  case help
}
