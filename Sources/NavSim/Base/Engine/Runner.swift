/// Runs a subject on actions from a source, all of it decided by a seed.
///
/// A passing run keeps nothing but the subject, so its memory does not depend on its length; a
/// failing one is run again from its seed and recorded.
public struct Runner<Source: ActionSource> {
  /// The result of a run.
  public struct Run {
    /// The subject as it was at the end.
    public let subject: Source.Target
    /// The source as it was at the end.
    public let source: Source
    /// How many actions were carried out.
    public let steps: Int
    /// The first violation, if any.
    public let violation: Violation?
    /// True when the run was stopped from outside before its last step.
    public let wasInterrupted: Bool

    @inlinable package init(
      subject: Source.Target, source: Source, steps: Int, violation: Violation?,
      wasInterrupted: Bool
    ) {
      self.subject = subject
      self.source = source
      self.steps = steps
      self.violation = violation
      self.wasInterrupted = wasInterrupted
    }
  }

  @usableFromInline let makeSubject: (UInt64) -> Source.Target
  @usableFromInline let makeSource: (UInt64) -> Source

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - subject: makes the subject of a seed.
  ///   - source: makes the source of a seed.
  @inlinable public init(
    subject: @escaping (UInt64) -> Source.Target, source: @escaping (UInt64) -> Source
  ) {
    makeSubject = subject
    makeSource = source
  }

  /// Runs `steps` actions, ends the scenario, and stops at the first violation.
  ///
  /// - Parameters:
  ///   - seed: decides everything.
  ///   - steps: how many.
  ///   - isInterrupted: asked now and then; the run stops when it says true.
  @inlinable public func run(
    seed: UInt64, steps: Int, isInterrupted: () -> Bool = { false }
  ) -> Run {
    run(seed: seed, steps: steps, trace: nil, isInterrupted: isInterrupted)
  }

  /// The actions of a run, up to and including the one at which it failed.
  @inlinable public func record(seed: UInt64, steps: Int) -> [Source.Target.Action] {
    var actions: [Source.Target.Action] = []
    _ = run(seed: seed, steps: steps, trace: { actions.append($0) }, isInterrupted: { false })
    return actions
  }

  /// The digests of a run after each of its actions, and after its end if it holds.
  @inlinable package func digests(seed: UInt64, steps: Int) -> [UInt64] {
    var digests: [UInt64] = []
    let run = run(
      seed: seed, steps: steps, trace: nil, digested: { digests.append($0) },
      isInterrupted: { false })
    if run.violation == nil { digests.append(run.subject.digest) }
    return digests
  }

  /// The same; each action is shown to `trace` before it is carried out, for a subject that may not
  /// survive it, and the digest afterwards to `digested`.
  @inlinable package func run(
    seed: UInt64, steps: Int, trace: ((Source.Target.Action) -> Void)?,
    digested: ((UInt64) -> Void)? = nil, isInterrupted: () -> Bool
  ) -> Run {
    var subject = makeSubject(seed)
    var source = makeSource(seed)
    var random = Random(seed: seed)
    for step in 0..<max(steps, 0) {
      if step & 0xFFF == 0xFFF, isInterrupted() {
        return Run(
          subject: subject, source: source, steps: step, violation: nil, wasInterrupted: true)
      }
      let action = source.next(for: &subject, using: &random)
      if let trace { trace(action) }
      Heartbeat.beat()
      let violation = subject.perform(consume action)
      if let digested { digested(subject.digest) }
      if let violation {
        return Run(
          subject: subject, source: source, steps: step + 1, violation: violation,
          wasInterrupted: false)
      }
    }
    let violation = subject.finish()
    return Run(
      subject: subject, source: source, steps: steps, violation: violation, wasInterrupted: false)
  }
}
