public import Foundation
public import SwiftUI

/// A layer that shows a film, of which nothing is drawn.
open class AVPlayerLayer: CALayer {
  /// What plays it.
  public var player: AVPlayer?
  /// How it fills its place.
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  /// True.
  public var isReadyForDisplay: Bool { true }
  /// Where its pictures are.
  public var videoRect: CGRect { bounds }
  /// Creates one.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// Plays films one after another, of which none ends.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var waiting: [AVPlayerItem] = []
  /// Plays several.
  public init(items: [AVPlayerItem]) {
    waiting = items
    super.init(playerItem: items.first)
  }
  /// Plays one.
  public override init(playerItem item: AVPlayerItem?) {
    waiting = [item].compactMap { $0 }
    super.init(playerItem: item)
  }
  /// Plays none.
  public override init() { super.init() }
  /// Plays a file.
  public override init(url: URL) {
    super.init(url: url)
  }
  /// Those that are to be played.
  public func items() -> [AVPlayerItem] { waiting }
  /// Adds one.
  public func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) {
    let place = other.flatMap { other in waiting.firstIndex { $0 === other } }
    waiting.insert(item, at: place.map { $0 + 1 } ?? waiting.endIndex)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }
  /// Goes on to the next.
  public func advanceToNextItem() {
    if !waiting.isEmpty { waiting.removeFirst() }
    replaceCurrentItem(with: waiting.first)
  }
  /// Whether one can be added: it can.
  public func canInsert(_ item: AVPlayerItem, after other: AVPlayerItem?) -> Bool { true }
  /// Takes one away.
  public func remove(_ item: AVPlayerItem) {
    waiting.removeAll { $0 === item }
    if currentItem === item { replaceCurrentItem(with: waiting.first) }
  }
  /// Plays none any more.
  public func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }
}
