import NavCore

/// How a request has to be answered in the call that makes it.
enum RequestAnswer: Equatable {
  case rejected(RejectionReason)
  /// It waits for its turn.
  case waits
  /// It starts, or ends because there is nothing to start.
  case starts
  /// It has done what it can do without the host.
  case completes

  init(
    to asked: Asked, isBusy: Bool, _ waiting: [Asked], steps: RequestID?, _ picture: ScreenPicture,
    _ configuration: Configuration
  ) {
    if let source = asked.options.source, picture.stack(of: source) == nil {
      self = .rejected(.stale(source: source))
    } else if case .cancel(let target) = asked.request {
      let isOpen = steps == target || waiting.contains { $0.id == target }
      self = isOpen ? .completes : .rejected(.notWaiting(target))
    } else if let flaw = asked.request.flaw {
      self = .rejected(flaw)
    } else if !isBusy, !asked.isEnqueued || !picture.hasLayers {
      self = .starts
      if asked.options.scope == .own, let source = asked.options.source,
        picture.stack(of: source) != picture.visibleID
      {
        self = .rejected(.covered(source: source))
      }
    } else if !asked.waitsItsTurn {
      self = .rejected(.busy)
    } else if waiting.count >= configuration.queueLimit {
      self = .rejected(.queueFull(limit: configuration.queueLimit))
    } else {
      self = .waits
    }
  }

  /// The outcome, if the request ends by this.
  var outcome: Outcome? {
    switch self {
    case .rejected(let reason): .rejected(reason)
    case .completes: .completed
    case .waits, .starts: nil
    }
  }
}

extension Asked {
  /// Horizontal requests do not wait, unless their caller says so; vertical ones do.
  fileprivate var waitsItsTurn: Bool {
    switch request {
    case .enqueue: true
    case .push, .pop, .popToRoot, .popAfter, .popTo, .set, .replaceRoot, .back,
      .popToRootAnimated:
      options.whenBusy == .wait
    case .present, .dismiss, .dismissLayer, .dismissAll, .selectTab, .dismissAllAnimated,
      .sequence, .open, .restore, .cancel:
      options.whenBusy != .reject
    }
  }
}

extension Request {
  /// What is wrong with the steps of a sequence, wherever it is: the first that cannot be one.
  fileprivate var flaw: RejectionReason? {
    guard case .sequence(let steps) = self else { return nil }
    for index in steps.indices {
      switch steps[index] {
      case .enqueue, .sequence, .open, .restore, .cancel:
        return .notAStep(index: index, steps[index].kind)
      default: continue
      }
    }
    return nil
  }

  /// How many transitions this can take at most, and those that take away again what it puts there.
  var stepLimit: Int {
    switch self {
    case .push, .present, .enqueue: 2
    case .set(let routes): 1 + routes.count
    case .sequence(let steps): steps.reduce(0) { $0 + $1.stepLimit }
    case .open(let link):
      3 + 2 * (link.pushed.count + link.layers.reduce(0) { $0 + 1 + $1.pushed.count })
    case .restore(let saved):
      1 + saved.tabs.reduce(0) { $0 + 1 + $1.pushed.count }
        + saved.layers.reduce(0) { $0 + 1 + $1.pushed.count }
    default: 1
    }
  }
}
