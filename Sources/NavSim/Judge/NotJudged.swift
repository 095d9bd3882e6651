/// Why a rest was not judged.
enum NotJudged: String, CaseIterable, Sendable {
  case tooManyHistories = "too many histories"
  case notPlayable = "something that cannot be played alone"
  case tooManyPlayed = "more calls to be played alone than a run may ask for"
  case hiddenState = "too many histories of what the router hides"
  case betweenSteps = "something between the steps of a call, which `.steps` would declare"
  case neverAtRest = "the router never comes to rest"
}
