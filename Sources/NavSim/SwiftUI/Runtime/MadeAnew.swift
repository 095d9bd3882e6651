/// What redraws have made anew that should have stayed as it was.
package struct MadeAnew {
  /// True while every body is evaluated again although nothing has changed.
  var isRedrawn = false
  /// What it was, in sentences: the outermost first, as what is given them is no reason.
  package private(set) var sentences: [String] = []
  /// How often something was noted.
  package private(set) var count = 0

  /// Notes something, if it comes by a redraw.
  mutating func note(_ sentence: @autoclosure () -> String) {
    guard isRedrawn else { return }
    count += 1
    guard sentences.count < Self.limit else { return }
    let sentence = sentence()
    if !sentences.contains(sentence) { sentences.append(sentence) }
  }

  private static var limit: Int { 2 }
}
