// `Task {}` and `Task.detached` as the standard library declares them, but for the name, which
// callers rarely give: so these are preferred where none is given, and reach the standard library's
// by giving one. In a simulation they prefer its executor, because code without isolation would
// leave it otherwise.

extension Task where Failure == Never {
  /// Starts a task: in the simulation on its thread, and as the standard library does elsewhere.
  ///
  /// - Parameters:
  ///   - priority: its priority; nil for that of the code that starts it.
  ///   - operation: what it does, where the code that starts it is isolated.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) {
    if let executor = ThreadSlot.current?.taskExecutor {
      self.init(name: nil, executorPreference: executor, priority: priority) {
        await operation()
      }
    } else {
      self.init(name: nil, priority: priority, operation: operation)
    }
  }

  /// Starts a task that inherits nothing: in the simulation on its thread, and as the standard
  /// library does elsewhere.
  ///
  /// - Parameters:
  ///   - priority: its priority; nil for the default one.
  ///   - operation: what it does.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    guard let executor = ThreadSlot.current?.taskExecutor else {
      return detached(name: nil, priority: priority, operation: operation)
    }
    return detached(name: nil, executorPreference: executor, priority: priority) {
      await operation()
    }
  }
}

extension Task where Failure == any Error {
  /// Starts a task: in the simulation on its thread, and as the standard library does elsewhere.
  ///
  /// - Parameters:
  ///   - priority: its priority; nil for that of the code that starts it.
  ///   - operation: what it does, where the code that starts it is isolated.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    if let executor = ThreadSlot.current?.taskExecutor {
      self.init(name: nil, executorPreference: executor, priority: priority) {
        try await operation()
      }
    } else {
      self.init(name: nil, priority: priority, operation: operation)
    }
  }

  /// Starts a task that inherits nothing: in the simulation on its thread, and as the standard
  /// library does elsewhere.
  ///
  /// - Parameters:
  ///   - priority: its priority; nil for the default one.
  ///   - operation: what it does.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    guard let executor = ThreadSlot.current?.taskExecutor else {
      return detached(name: nil, priority: priority, operation: operation)
    }
    return detached(name: nil, executorPreference: executor, priority: priority) {
      try await operation()
    }
  }
}
