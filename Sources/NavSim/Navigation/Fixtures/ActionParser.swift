import NavCore

/// Reads what stands behind the time of each step, one step after another.
struct ActionParser {
  /// The names that earlier steps have been given.
  private var names: [String: StepID] = [:]
  /// The name that this step is given.
  private var newName: String?

  /// Reads the action of a step. Later steps can name it.
  mutating func parse(
    _ line: inout FixtureWords, of step: StepID
  ) throws(ScenarioError) -> Action {
    newName = nil
    let action = try action(&line)
    try line.end()
    if let newName { names[newName] = step }
    return action
  }

  private mutating func action(_ line: inout FixtureWords) throws(ScenarioError) -> Action {
    let verb = try line.next(expecting: "an action")
    switch verb.text {
    case "swipeBack":
      let (finished, time) = try gesture(&line)
      return .swipeBack(finished: finished, lasting: time)
    case "dragDismiss":
      let (finished, time) = try gesture(&line)
      return .dragDismiss(finished: finished, lasting: time)
    case "tapTab": return .tapTab(TabID(try line.id("a tab")))
    case "clearFlag":
      let flag = try choice(&line, Flag.allCases)
      guard line.peek == "of" else { return .clearFlag(flag) }
      _ = line.next()
      return .clearKeptFlag(flag, try name(&line))
    case "system": return .systemRemoves(try choice(&line, SystemRemoval.allCases))
    case "host": return .host(try setting(&line))
    case "wait": return .wait
    case "on":
      let moment = try choice(&line, Moment.allCases)
      return .on(moment, try call(try line.next(expecting: "a call"), &line))
    default: return .call(try call(verb, &line))
    }
  }

  private mutating func call(
    _ verb: FixtureWords.Word, _ line: inout FixtureWords
  ) throws(ScenarioError) -> Call {
    var call = Call(try what(verb, &line))
    try options(&call, &line)
    return call
  }

  private func what(
    _ verb: FixtureWords.Word, _ line: inout FixtureWords
  ) throws(ScenarioError) -> Call.What {
    switch verb.text {
    case "dismiss":
      guard let word = line.peek, names[String(word)] != nil || !StepNames.isOption(word) else {
        return .request(.dismiss)
      }
      return .dismiss(try name(&line))
    case "cancel": return .cancel(try name(&line))
    default: return .request(try RequestParser.parse(verb, &line))
    }
  }

  private mutating func options(
    _ call: inout Call, _ line: inout FixtureWords
  ) throws(ScenarioError) {
    if line.peek == "as" {
      _ = line.next()
      newName = try freshName(&line)
    }
    if line.peek == "from" || line.peek == "within" {
      call.scope = line.next()?.text == "within" ? .own : .visible
      call.source = try source(&line)
    }
    if line.peek == "priority" {
      _ = line.next()
      let word = try line.next(expecting: "low, normal, high or critical")
      guard let priority = Priority.allCases.first(where: { "\($0)" == word.text }) else {
        throw line.error("low, normal, high or critical", at: word)
      }
      call.priority = priority
    }
    switch line.peek {
    case "wait": call.whenBusy = .wait
    case "reject": call.whenBusy = .reject
    default: return
    }
    _ = line.next()
  }

  private func freshName(_ line: inout FixtureWords) throws(ScenarioError) -> String {
    let expected = "a new name of one to six small letters"
    let word = try line.next(expecting: expected)
    let isName =
      word.text.utf8.count <= 6
      && word.text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard isName, names[String(word.text)] == nil, !StepNames.isOption(word.text) else {
      throw line.error(expected, at: word)
    }
    return String(word.text)
  }

  private func name(_ line: inout FixtureWords) throws(ScenarioError) -> StepID {
    let expected = "the name of an earlier step"
    let word = try line.next(expecting: expected)
    guard let step = names[String(word.text)] else { throw line.error(expected, at: word) }
    return step
  }

  private func source(_ line: inout FixtureWords) throws(ScenarioError) -> Call.Source {
    switch line.peek {
    case "^top":
      _ = line.next()
      return .top
    case "^gone":
      _ = line.next()
      return .gone
    default: return .step(try name(&line))
    }
  }

  private func gesture(_ line: inout FixtureWords) throws(ScenarioError) -> (Bool, Milliseconds) {
    let word = try line.next(expecting: "\"finished\" or \"cancelled\"")
    guard word.text == "finished" || word.text == "cancelled" else {
      throw line.error("\"finished\" or \"cancelled\"", at: word)
    }
    return (word.text == "finished", try duration(&line))
  }

  private func setting(_ line: inout FixtureWords) throws(ScenarioError) -> HostSetting {
    let words = HostSetting.kinds.map { $0 == .slow ? "slow x10" : $0.word }
    let expected = words.dropLast().joined(separator: ", ") + " or \(words[words.count - 1])"
    let word = try line.next(expecting: expected)
    guard let kind = HostSetting.kinds.first(where: { $0.word == FormerWords.current(word.text) })
    else {
      throw line.error(expected, at: word)
    }
    switch kind {
    case .slow: try line.take("x10", expecting: "\"x10\"")
    case .late: return .late(try duration(&line))
    case .busy: return .busy(try choice(&line, BusyManner.allCases))
    case .occupied: return .occupied(try duration(&line))
    default: break
    }
    return kind
  }

  private func duration(_ line: inout FixtureWords) throws(ScenarioError) -> Milliseconds {
    Milliseconds(Int64(try line.milliseconds(expecting: "a duration such as 250ms")))
  }

  private func choice<Choice: RawRepresentable<String>>(
    _ line: inout FixtureWords, _ choices: [Choice]
  ) throws(ScenarioError) -> Choice {
    let expected = choices.map(\.rawValue).joined(separator: " or ")
    let word = try line.next(expecting: expected)
    guard let choice = Choice(rawValue: String(word.text)) else {
      throw line.error(expected, at: word)
    }
    return choice
  }
}
