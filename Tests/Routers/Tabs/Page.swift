/// The pages of the app.
public enum Page: Hashable, Sendable {
  case home
  case settings
  case item(Int)
  case offer
  case terms
}

/// How much a presentation matters.
public enum Priority: Int, Hashable, Sendable {
  case low
  case normal
  case high
  case critical
}

/// What has led to what is shown, for the views.
public enum PathStep: Hashable, Sendable {
  case push(Page)
  case sheet(Page)
  case cover(Page)
}
