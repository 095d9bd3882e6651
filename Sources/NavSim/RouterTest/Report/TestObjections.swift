// What is wrong with a test before anything is played: scenarios could not be written or read with
// it, or nothing could be concluded from them.
extension PlayedTest {
  /// Looks whether anything can be played and judged.
  func begin() throws(RouterTestFailure) {
    try beginUnjudged()
    guard let objection = objectionToJudging else { return }
    throw RouterTestFailure(
      reason: .nothingJudged, description: "\(name): nothing can fail: \(objection)")
  }

  /// Looks whether anything can be played, whatever is judged.
  func beginUnjudged() throws(RouterTestFailure) {
    let shown = TextEncoding.visible(name)
    func refuse(
      _ reason: RouterTestFailure.Reason, _ objection: String?
    ) throws(RouterTestFailure) {
      guard let objection else { return }
      throw RouterTestFailure(reason: reason, description: "\(shown): \(objection)")
    }
    try refuse(.badTest, objectionToTest)
    try refuse(
      .noActions, actions.isEmpty ? "nothing to play: expected actions, with .action" : nil)
    try refuse(.badActions, objectionToActions)
    try refuse(.badHost, objectionToHost)
    guard capture != .off else { return }
    do throws(CaptureError) {
      try CapturedThread.check()
    } catch {
      throw RouterTestFailure(reason: .notCaptured(error), description: "\(name): \(error)")
    }
  }

  /// Why nothing could fail; nil when something could.
  private var objectionToJudging: String? {
    guard conditions.isEmpty else { return nil }
    guard !properties.isEmpty else { return "expected properties to judge, or conditions" }
    var reasons: [String] = []
    for property in RouterProperty.allCases where properties.contains(property) {
      guard let reason = reasonNotToJudge(property, nil) else { return nil }
      reasons.append("\(property.rawValue) does not apply, because \(reason)")
    }
    return reasons.joined(separator: ", ")
  }

  /// What is wrong with what the test calls itself and its conditions, and with its callers.
  private var objectionToTest: String? {
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    guard !name.isEmpty, isWord, !name.hasPrefix("-") else {
      return "the name of the test is \(TextEncoding.excerpt(name)): expected letters, digits and "
        + "hyphens"
    }
    guard (1...CallerName.limit).contains(callerLimit) else {
      return "callerLimit is \(callerLimit): expected 1 to \(CallerName.limit), a letter for each"
    }
    var names = Set(RouterProperty.allCases.map(\.rawValue))
    for condition in conditions {
      guard Self.isOneLine(condition.name) else {
        return "the condition \(TextEncoding.excerpt(condition.name)): expected a name of one line"
      }
      guard names.insert(condition.name).inserted else {
        return "two conditions or properties are called \(TextEncoding.excerpt(condition.name)): "
          + "expected a name of its own for each"
      }
    }
    return nil
  }

  /// What is wrong with the actions; nil when scenarios can be written with them.
  private var objectionToActions: String? {
    var names: Set<String> = []
    for action in actions {
      let shown = TextEncoding.visible(action.name)
      if action.name.contains(where: \.isWhitespace) || !Self.isOneLine(action.name) {
        return "the action \"\(shown)\": expected a name of one word"
      }
      guard names.insert(action.name).inserted else {
        return "two actions are called \"\(shown)\": expected a name of its own for each"
      }
      if action.arguments.isEmpty {
        return "the action \"\(shown)\" has an empty list of arguments: expected one at least"
      }
      if let objection = action.objection { return "the action \"\(shown)\" \(objection)" }
    }
    let superseded = actions.flatMap { $0.effects ?? [] }.flatMap(\.superseded).sorted()
    let uses =
      buttons.map { ($0, "be a button") } + superseded.map { ($0, "supersede") }
      + unknownActions.map { ($0, "play") }
    guard let (unknown, use) = uses.first(where: { !names.contains($0.0) }) else { return nil }
    let known = actions.map(\.name).joined(separator: ", ")
    return "no action \"\(TextEncoding.visible(unknown))\" to \(use): expected \(known)"
  }

  private var objectionToHost: String? {
    guard let hooks else { return nil }
    if (hooks.tab == nil) != hooks.tabs.isEmpty {
      let lack = hooks.tab == nil ? "`tabs:` without `tab:`" : "`tab:` without `tabs:`"
      return "the host has \(lack): expected both, the names of the tabs and what is told when one "
        + "is selected"
    }
    if let tab = hooks.tabs.first(where: { !Self.isOneLine($0) }) {
      return "the tab \(TextEncoding.excerpt(tab)): expected a name of one line"
    }
    guard Set(hooks.tabs).count == hooks.tabs.count else {
      return "two tabs of the host have one name: expected a name of its own for each"
    }
    return nil
  }

  /// True for what a file and a terminal show as it is.
  private static func isOneLine(_ text: String) -> Bool {
    !text.isEmpty && TextEncoding.visible(text) == text && text.first != " " && text.last != " "
  }
}
