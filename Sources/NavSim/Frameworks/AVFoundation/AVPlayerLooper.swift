public import Foundation

/// Plays a film over and over.
public final class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// Whether it can.
  public enum Status: Int, Sendable {
    /// One of them.
    case unknown, ready, failed, cancelled
  }
  /// What is played first.
  public enum ItemOrdering: Int, Sendable {
    /// One of them.
    case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems
  }
  /// Whether it can: it can, until it is ended.
  public private(set) var status = Status.ready
  /// None.
  public var error: (any Error)? { nil }
  /// How often it was played: no film ends here.
  public var loopCount: Int { 0 }
  /// What is played.
  public let loopingPlayerItems: [AVPlayerItem]

  /// Creates one of a part of a film.
  public init(
    player: AVQueuePlayer, templateItem item: AVPlayerItem, timeRange: CMTimeRange,
    existingItemsOrdering: ItemOrdering
  ) {
    loopingPlayerItems = [item]
    if player.currentItem == nil { player.insert(item, after: nil) }
  }
  /// Creates one of a part of a film.
  public convenience init(
    player: AVQueuePlayer, templateItem item: AVPlayerItem, timeRange: CMTimeRange
  ) {
    self.init(
      player: player, templateItem: item, timeRange: timeRange,
      existingItemsOrdering: .loopingItemsPrecedeExistingItems)
  }
  /// Creates one.
  public convenience init(player: AVQueuePlayer, templateItem item: AVPlayerItem) {
    self.init(
      player: player, templateItem: item,
      timeRange: CMTimeRange(start: .zero, duration: item.duration))
  }
  /// Ends it.
  public func disableLooping() { status = .cancelled }
}
