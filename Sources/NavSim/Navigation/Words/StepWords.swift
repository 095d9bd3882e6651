import NavCore

/// How a step is written, as fixtures and reports show it.
package enum StepWords {
  /// The steps, one line each, with a letter for every step that another one names.
  package static func lines(_ steps: [Step]) -> [String] {
    let names = names(in: steps)
    return steps.map { line($0, names) }
  }

  /// One step with its time.
  package static func line(_ step: Step, _ names: [StepID: String]) -> String {
    let time = "+\(step.after.rawValue)ms"
    let padding = String(repeating: " ", count: max(8 - time.count, 0) + 1)
    return time + padding + text(step, names)
  }

  /// Letters for the steps that others name, in the order of the steps.
  private static func names(in steps: [Step]) -> [StepID: String] {
    let named = Set(steps.flatMap(\.action.namedSteps))
    let makers = Set(steps.map(\.id))
    let missing = named.filter { !makers.contains($0) }.sorted()
    var names = StepNames()
    for id in steps.map(\.id).filter(named.contains) + missing { names.name(id) }
    return names.names
  }

  /// A step without its time; other steps that it names are shown as unknown.
  package static func text(_ step: Step) -> String { text(step, [:]) }

  /// A call; other steps that it names are shown as unknown.
  package static func text(_ call: Call) -> String { text(call, nil, [:]) }

  private static func text(_ step: Step, _ names: [StepID: String]) -> String {
    switch step.action {
    case .call(let call): text(call, names[step.id], names)
    case .swipeBack(let finished, let time): "swipeBack \(end(finished)) \(time.rawValue)ms"
    case .dragDismiss(let finished, let time): "dragDismiss \(end(finished)) \(time.rawValue)ms"
    case .tapTab(let tab): "tapTab \(tab.rawValue)"
    case .clearFlag(let flag): "clearFlag \(flag.rawValue)"
    case .clearKeptFlag(let flag, let step): "clearFlag \(flag.rawValue) of \(names[step] ?? "?")"
    case .systemRemoves(let removal): "system \(removal.rawValue)"
    case .host(let setting): "host \(text(setting))"
    case .on(let moment, let call): "on \(moment.rawValue) \(text(call, names[step.id], names))"
    case .wait: "wait"
    }
  }

  private static func end(_ finished: Bool) -> String { finished ? "finished" : "cancelled" }

  private static func text(_ setting: HostSetting) -> String {
    switch setting {
    case .slow: "\(setting.word) x10"
    case .late(let time), .occupied(let time): "\(setting.word) \(time.rawValue)ms"
    case .busy(let manner): "\(setting.word) \(manner.rawValue)"
    default: setting.word
    }
  }

  private static func text(_ call: Call, _ name: String?, _ names: [StepID: String]) -> String {
    var words: [String]
    switch call.what {
    case .request(let request): words = RequestWords.words(request)
    case .dismiss(let step): words = ["dismiss", names[step] ?? "?"]
    case .cancel(let step): words = ["cancel", names[step] ?? "?"]
    }
    if let name { words += ["as", name] }
    let from = call.scope == .own ? "within" : "from"
    switch call.source {
    case nil: break
    case .top: words += [from, "^top"]
    case .gone: words += [from, "^gone"]
    case .step(let step): words += [from, names[step] ?? "?"]
    }
    if call.priority != .normal { words += ["priority", "\(call.priority)"] }
    switch call.whenBusy {
    case nil: break
    case .wait: words.append("wait")
    case .reject: words.append("reject")
    }
    return words.joined(separator: " ")
  }
}
