import NavCore

/// Reads what stands behind the time of a step.
struct ActionParser {
  /// The names that earlier steps have been given.
  let names: [String: StepID]
  /// The name that this step is given.
  private(set) var newName: String?

  init(names: [String: StepID]) { self.names = names }

  mutating func parse(_ line: inout FixtureWords) throws(FixtureError) -> Action {
    let verb = try line.next(expecting: "an action")
    switch verb.text {
    case "swipeBack":
      let (finished, time) = try gesture(&line)
      return .swipeBack(finished: finished, lasting: time)
    case "dragDismiss":
      let (finished, time) = try gesture(&line)
      return .dragDismiss(finished: finished, lasting: time)
    case "tapTab": return .tapTab(TabID(try id(&line, "a tab")))
    case "clearFlag": return .clearFlag(try choice(&line, Flag.allCases))
    case "system": return .systemRemoves(try choice(&line, SystemRemoval.allCases))
    case "host": return .host(try setting(&line))
    case "wait": return .wait
    default:
      var call = Call(try what(verb, &line))
      try options(&call, &line)
      return .call(call)
    }
  }

  private func what(
    _ verb: FixtureWords.Word, _ line: inout FixtureWords
  ) throws(FixtureError) -> Call.What {
    switch verb.text {
    case "push": return .request(.push(try route(&line)))
    case "pop":
      guard let word = line.peek, FixtureWords.number(word) != nil else { return .request(.pop()) }
      return .request(.pop(count: try number(&line, "a count")))
    case "popToRoot": return .request(.popToRoot)
    case "popAfter": return .request(.popAfter(index: try number(&line, "an index")))
    case "popTo": return .request(.popTo(try route(&line)))
    case "set": return .request(.set(try routes(&line)))
    case "replaceRoot": return .request(.replaceRoot(try route(&line)))
    case "present": return .request(.present(try route(&line), try style(&line)))
    case "enqueue": return .request(.enqueue(try route(&line), try style(&line)))
    case "dismiss":
      guard let word = line.peek, names[String(word)] != nil || !Self.isOption(word) else {
        return .request(.dismiss)
      }
      return .dismiss(try name(&line))
    case "dismissLayer":
      return .request(.dismissLayer(LayerID(UInt64(try id(&line, "a layer")))))
    case "dismissAll": return .request(.dismissAll)
    case "selectTab": return .request(.selectTab(TabID(try id(&line, "a tab"))))
    case "cancel": return .cancel(try name(&line))
    case "cancelRequest":
      return .request(.cancel(RequestID(UInt64(try id(&line, "a request")))))
    default: throw line.error("an action", at: verb)
    }
  }

  /// True for a word that cannot be a name, because an option starts with it.
  static func isOption(_ word: Substring) -> Bool {
    ["as", "from", "priority", "wait", "reject"].contains(word)
  }

  private mutating func options(
    _ call: inout Call, _ line: inout FixtureWords
  ) throws(FixtureError) {
    if line.peek == "as" {
      _ = line.next()
      newName = try freshName(&line)
    }
    if line.peek == "from" {
      _ = line.next()
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

  private func freshName(_ line: inout FixtureWords) throws(FixtureError) -> String {
    let expected = "a new name of one to four small letters"
    let word = try line.next(expecting: expected)
    let isName =
      word.text.count <= 4
      && word.text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard isName, names[String(word.text)] == nil, !Self.isOption(word.text) else {
      throw line.error(expected, at: word)
    }
    return String(word.text)
  }

  private func name(_ line: inout FixtureWords) throws(FixtureError) -> StepID {
    let expected = "the name of an earlier step"
    let word = try line.next(expecting: expected)
    guard let step = names[String(word.text)] else { throw line.error(expected, at: word) }
    return step
  }

  private func source(_ line: inout FixtureWords) throws(FixtureError) -> Call.Source {
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

  private func gesture(_ line: inout FixtureWords) throws(FixtureError) -> (Bool, Milliseconds) {
    let word = try line.next(expecting: "\"finished\" or \"cancelled\"")
    guard word.text == "finished" || word.text == "cancelled" else {
      throw line.error("\"finished\" or \"cancelled\"", at: word)
    }
    return (word.text == "finished", try duration(&line))
  }

  private func setting(_ line: inout FixtureWords) throws(FixtureError) -> HostSetting {
    let expected = "normal, slow x10, zero, loseEnd, unfinishedEnd or late"
    let word = try line.next(expecting: expected)
    switch word.text {
    case "normal": return .normal
    case "slow":
      try line.take("x10", expecting: "\"x10\"")
      return .slow
    case "zero": return .zero
    case "loseEnd": return .loseEnd
    case "unfinishedEnd": return .unfinishedEnd
    case "late": return .late(try duration(&line))
    default: throw line.error(expected, at: word)
    }
  }

  private func duration(_ line: inout FixtureWords) throws(FixtureError) -> Milliseconds {
    let word = try line.next(expecting: "a duration such as 250ms")
    guard word.text.hasSuffix("ms"), let number = FixtureWords.number(word.text.dropLast(2)),
      number >= 0
    else { throw line.error("a duration such as 250ms", at: word) }
    return Milliseconds(Int64(number))
  }

  private func choice<Choice: RawRepresentable<String>>(
    _ line: inout FixtureWords, _ choices: [Choice]
  ) throws(FixtureError) -> Choice {
    let expected = choices.map(\.rawValue).joined(separator: " or ")
    let word = try line.next(expecting: expected)
    guard let choice = Choice(rawValue: String(word.text)) else {
      throw line.error(expected, at: word)
    }
    return choice
  }

  private func style(_ line: inout FixtureWords) throws(FixtureError) -> PresentationStyle {
    let style: PresentationStyle? =
      switch line.peek {
      case "cover": .fullScreenCover
      case "sheet:medium+large": .sheet(detents: [.medium, .large])
      case "sheet:medium": .sheet(detents: .medium)
      case "sheet:none": .sheet(detents: [])
      default: nil
      }
    guard let style else { return .sheet }
    _ = line.next()
    return style
  }

  private func routes(_ line: inout FixtureWords) throws(FixtureError) -> [RouteID] {
    let expected = "routes such as [1,2]"
    let word = try line.next(expecting: expected)
    guard word.text.hasPrefix("["), word.text.hasSuffix("]"), word.text.count >= 2 else {
      throw line.error(expected, at: word)
    }
    let inner = word.text.dropFirst().dropLast()
    if inner.isEmpty { return [] }
    var routes: [RouteID] = []
    for part in inner.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = FixtureWords.number(part), let value = UInt32(exactly: number) else {
        throw line.error(expected, at: word)
      }
      routes.append(RouteID(value))
    }
    return routes
  }

  private func route(_ line: inout FixtureWords) throws(FixtureError) -> RouteID {
    RouteID(try id(&line, "a route"))
  }

  private func id(_ line: inout FixtureWords, _ what: String) throws(FixtureError) -> UInt32 {
    let word = try line.next(expecting: "the number of \(what)")
    guard let number = FixtureWords.number(word.text), let value = UInt32(exactly: number) else {
      throw line.error("the number of \(what)", at: word)
    }
    return value
  }

  private func number(_ line: inout FixtureWords, _ what: String) throws(FixtureError) -> Int {
    let word = try line.next(expecting: "\(what), a whole number")
    guard let number = FixtureWords.number(word.text) else {
      throw line.error("\(what), a whole number", at: word)
    }
    return number
  }
}
