extension View {
  func events(_ events: EventsElement) -> Annotated<Self> {
    Annotated(self) { node, _ in node.element = .events(events) }
  }

  /// Does something when the view comes on the screen.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> Annotated<Self> {
    events(EventsElement(appear: { _ in action?() }))
  }

  /// Does something when the view has left the screen.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> Annotated<Self> {
    events(EventsElement(disappear: { _ in action?() }))
  }

  /// Runs a task from when the view comes on the screen until it leaves.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> Annotated<Self> {
    events(
      EventsElement { node in
        node.kept(0) { RunningTask() }.start(priority, action)
      } disappear: { node in
        node.kept(0) { RunningTask() }.cancel()
      })
  }

  /// Runs a task from when the view comes on the screen until it leaves, and anew when a value
  /// changes.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> Annotated<Annotated<Self>> {
    Annotated(task(priority: priority, action)) { node, _ in
      let last = node.kept(0) { LastValue<Value>() }
      if let before = last.value, before != value {
        node.tree.afterUpdate { [link = node.link] in
          guard let task = link.object?.children.first, task.hasAppeared else { return }
          task.kept(0) { RunningTask() }.start(priority, action)
        }
      }
      last.value = value
    }
  }

  /// Does something when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> Annotated<Self> {
    Annotated(self) { node, _ in
      let last = node.kept(0) { LastValue<Value>() }
      let before = last.value ?? (initial ? nil : value)
      last.value = value
      guard before != value else { return }
      node.tree.afterUpdate { action(before ?? value, value) }
    }
  }

  /// Does something when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> Annotated<Self> { onChange(of: value, initial: initial) { _, _ in action() } }

  /// Does something when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ new: Value) -> Void
  ) -> Annotated<Self> { onChange(of: value) { _, new in action(new) } }

  /// Does something with what is published. A publisher of other values, because they come from
  /// another object, or are those of another `Just`, is subscribed to in place of the last one.
  public func onReceive<P: Combine.Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    Annotated(self) { node, _ in
      let reception = node.kept(0) { Reception<P>() }
      reception.action = action
      if reception.publisher.map({ publisher.isSame(as: $0) }) != true {
        reception.publisher = publisher
        let source = node.tree.phases.standIn(for: publisher) ?? AnyPublisher(publisher)
        reception.subscription = source.sink { [weak reception] value in
          guard let action = reception?.action else { return }
          nonisolated(unsafe) let value = value
          MainActor.assumeIsolated { action(value) }
        }
      }
    }
  }

  /// Takes links that are opened.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> Annotated<Self> {
    Annotated(self) { node, _ in node.element = .openURL(action) }
  }

  /// Takes what another device was doing, which none does here.
  public func onContinueUserActivity(
    _ type: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View { self }

  /// Does something when the view is tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> Annotated<Self> { onTapGesture(count: count) { action(.zero) } }

  /// Does something when the view is tapped.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> Annotated<Self> {
    Annotated(self) { node, scope in
      node.element = .control(
        ControlElement(
          use: .tap(action), isEnabled: scope.environment.isEnabled, isContainer: true))
    }
  }

  /// Does something when something was typed.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> Annotated<Self> {
    Annotated(self) { _, scope in
      if triggers.contains(.text) { scope.environment.own.submits = action }
      if triggers.contains(.search) { scope.environment.own.submitsSearch = action }
    }
  }
}

/// Where something was typed.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The places, by their bits.
  public let rawValue: Int
  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In a field.
  public static let text = Self(rawValue: 1)
  /// In a field to search by.
  public static let search = Self(rawValue: 2)
}

/// The task of a view.
private final class RunningTask {
  private var task: Task<Void, Never>?

  func start(_ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    task?.cancel()
    task = Task(priority: priority) { @MainActor in await action() }
  }

  func cancel() { task?.cancel() }
}

/// The value that was seen last.
private final class LastValue<Value> { var value: Value? }

/// What is done with what is published.
private final class Reception<P: Combine.Publisher> {
  var action: (@MainActor (P.Output) -> Void)?
  var publisher: P?
  var subscription: AnyCancellable?
}
