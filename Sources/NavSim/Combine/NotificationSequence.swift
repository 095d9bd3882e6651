public import Foundation

extension NotificationCenter {
  /// What is posted under a name, from the first question on, one after another.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// What is posted.
    public typealias Element = Notification

    private let values: AsyncStream<Posted>

    // A note may hold anything: whoever waits for it has it alone.
    fileprivate struct Posted: @unchecked Sendable { let value: Notification }

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      let (values, continuation) = AsyncStream.makeStream(of: Posted.self)
      self.values = values
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(value: $0))
      }
      nonisolated(unsafe) let token = observer
      continuation.onTermination = { [weak center] _ in center?.removeObserver(token) }
    }

    /// Hands over what is posted.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var values: AsyncStream<Posted>.Iterator
      /// Waits for what is posted next.
      public mutating func next() async -> Notification? { await values.next()?.value }
    }

    /// Begins to wait.
    public func makeAsyncIterator() -> Iterator { Iterator(values: values.makeAsyncIterator()) }
  }

  /// What is posted under a name, one after another.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications { Notifications(self, name, object) }
}
