/// Values and an end that are known before.
public struct Record<Output, Failure: Error>: Publisher {
  /// What comes, and how it ends.
  public struct Recording {
    /// What comes.
    public private(set) var output: [Output] = []
    /// How it ends.
    public private(set) var completion = Subscribers.Completion<Failure>.finished

    /// Creates one of nothing, which ends.
    public init() {}
    /// Creates one.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
    }
    /// Adds a value.
    public mutating func receive(_ value: Output) { output.append(value) }
    /// Sets the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }

  /// What comes, and how it ends.
  public let recording: Recording
  /// What comes.
  public var output: [Output] { recording.output }
  /// How it ends.
  public var completion: Subscribers.Completion<Failure> { recording.completion }

  /// Creates one.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }
  /// Creates one of what is known.
  public init(recording: Recording) { self.recording = recording }
  /// Creates one of what is told.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Hands values to a receiver.
  public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    for value in output { receiver.value(value) }
    receiver.completion(completion)
    return AnyCancellable {}
  }
}
