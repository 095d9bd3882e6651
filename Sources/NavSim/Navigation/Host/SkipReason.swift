/// What kept a step from being carried out, in words.
///
/// A case and not the words themselves, because a fifth of all steps meet one, and a text
/// that is put in the place of another is counted.
enum SkipReason: String, Sendable {
  case atRoot = "the visible stack is at its root"
  case noSheet = "no sheet is on top"
  case layerOnTop = "a layer covers the tab bar"
  case shownAlready = "the tab is shown already"
  case noSuchTab = "there is no such tab"
  case nothingThere = "there is nothing to remove"
  case away = "the application is in the background"
  case covered = "something that is not the router's is on top"
  case finger = "a finger is on the screen already"
  case movement = "something else is moving"
  case madeNothing = "no earlier step made what it names"
  case putNothing = "the step it names has put nothing there"
  case noneGone = "no screen has left yet"
  case neverShown = "its source was never shown"
}
