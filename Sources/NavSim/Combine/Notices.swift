import Foundation

extension NotificationCenter {
  /// What is posted under a name, to those who have subscribed by then.
  public struct Publisher: Combine.Publisher {
    /// What is published.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    let center: NotificationCenter
    /// What it is posted under.
    public let name: Notification.Name
    let object: AnyObject?

    /// Creates a publisher of what a centre posts.
    public init(
      center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Notification, Never>) -> AnyCancellable {
      nonisolated(unsafe) let receiver = receiver
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        receiver.value($0)
      }
      return AnyCancellable { [center] in center.removeObserver(observer) }
    }
  }

  /// What is posted under a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
