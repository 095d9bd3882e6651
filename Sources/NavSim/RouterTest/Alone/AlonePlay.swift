/// A sequence of operations that is played on a fresh router one after another, each until
/// everything has come to rest, under a kind host and in the natural order.
final class AlonePlay {
  /// What came of one operation.
  struct Result: Hashable, Sendable {
    /// What was shown at rest.
    var screens: Picture
    /// What was shown on the way there, in order.
    var parts: [Picture] = []
    /// True when the call was refused, or what the user would touch was not there.
    var isRefused = false
    /// True when the call lasts: it waits for the user, or for somebody else.
    var lasts = false
    /// True when something was shown after the call had returned.
    var isLate = false
    /// True when that came so long after that a timer of the router's own was taken for a part of the
    /// call.
    var hasTimer = false
    /// The arguments with which each action could be called next, by their places; empty when
    /// nobody asks.
    var offered: [[Int]] = []
  }

  /// So many operations are played at most.
  let limit: Int
  private let choose: (_ place: Int, _ shown: Picture) -> Operation.Subject?
  /// What was shown before the first.
  private(set) var start: Result?
  /// By operation, as far as it was played.
  private(set) var results: [Result] = []
  private var next = 0
  private var present: Result?
  /// The present call, by the cause of its work; that of nobody while the user moves.
  var call = Causes.nobody

  /// - Parameters:
  ///   - limit: how many operations are played at most.
  ///   - choose: says what comes next, by its place and by what is shown; nil for nothing more.
  init(
    atMost limit: Int,
    choosing choose: @escaping (_ place: Int, _ shown: Picture) -> Operation.Subject?
  ) {
    self.limit = limit
    self.choose = choose
  }

  /// True where it is looked for what there is to do: it goes on when nothing comes by itself for
  /// ``longestWait``, and is asked what can be called whenever the screen stands still.
  var isExploring = false

  /// How long one operation may take until everything is at rest.
  static var longestOperation: Duration { .seconds(3_600) }

  /// When the present operation has taken too long.
  private(set) var deadline = AlonePlay.longestOperation

  /// When something was shown or begun last.
  private var last: Duration = .zero

  /// What takes longer to come by itself is no part of a call, as being logged out is none.
  static var longestWait: Duration { .seconds(10) }

  /// The screens have changed.
  func shows(_ screens: Picture, hasEnded: Bool, at now: Duration) {
    present?.parts.append(screens)
    if hasEnded {
      present?.isLate = true
      if now - last > Self.longestWait { present?.hasTimer = true }
    }
    last = now
  }

  /// Everything is at rest: takes what has come of the present operation.
  ///
  /// - Parameters:
  ///   - screens: what is shown.
  ///   - offered: what can be called, by action.
  ///   - lasts: true when the present call has not ended.
  /// - Returns: the next operation and its place; nil when there are no more.
  func next(
    on screens: Picture, offering offered: [[Int]], lasts: Bool, at now: Duration
  ) -> (place: Int, subject: Operation.Subject)? {
    if start == nil { start = Result(screens: screens, offered: offered) }
    if var done = present {
      done.screens = screens
      done.offered = offered
      done.lasts = lasts
      if done.parts.last?.isAlike(screens) ?? false { done.parts.removeLast() }
      results.append(done)
    }
    present = nil
    guard next < limit, let subject = choose(next, screens) else { return nil }
    last = now
    deadline = last + Self.longestOperation
    present = Result(screens: screens)
    defer { next += 1 }
    return (next, subject)
  }

  /// A call has been refused.
  func refused(_ call: Int) { if call == self.call { present?.isRefused = true } }
}

extension AlonePlay.Result {
  /// True for an operation that shows something on the way to what it leads to, or lasts until somebody
  /// does something.
  func takesSteps(from before: Picture) -> Bool {
    lasts || !parts.isEmpty && !passes(from: before)
  }

  /// True for an operation that presents something, which may have left by then.
  func presents(above before: Picture) -> Bool {
    (parts + [screens]).contains { $0.layers.count > before.layers.count }
  }

  /// True for an operation that shows a layer, which leaves by itself.
  func passes(from before: Picture) -> Bool {
    !isRefused && !parts.isEmpty && screens.isAlike(before)
      && parts.allSatisfy { $0.covers(before) }
  }

  /// True where, behind some screens, only layers have come: what waits has its turn there.
  ///
  /// - Parameter first: nil for screens that nobody can tell.
  func isFollowedByTurns(_ first: Picture?) -> Bool {
    guard let first, let part = parts.first, part.isAlike(first) else { return false }
    return (parts + [screens]).allSatisfy { $0.covers(first) }
  }

  /// Whether a call could be made next.
  func offers(_ subject: Operation.Subject) -> Bool {
    guard case .call(let action, let argument) = subject, !offered.isEmpty else { return true }
    return offered[action].contains(argument)
  }
}
