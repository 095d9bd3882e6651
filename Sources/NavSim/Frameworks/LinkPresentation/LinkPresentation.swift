@_exported public import UIKit
@_spi(Packages) import SwiftUI

/// What is known of a page: its address.
public final class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// Where it is, and where it was.
  public var url: URL?, originalURL: URL?
  /// What it is called.
  public var title: String?
  /// Its pictures.
  public var imageProvider: NSItemProvider?, iconProvider: NSItemProvider?
  /// Creates some.
  public override init() {}
}

/// Asks the web about a page: it is called as its host is.
public final class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// How long it may take, in seconds.
  public var timeout: TimeInterval = 30
  /// True where its pictures are asked for, too.
  public var shouldFetchSubresources = true
  /// Asks.
  public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    await Task.yield()
    return metadata(of: url)
  }
  /// Asks.
  public func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) { answer(after: .seconds(0)) { [self] in completionHandler(metadata(of: url), nil) } }
  /// Wants it no more.
  public func cancel() {}

  private func metadata(of url: URL) -> LPLinkMetadata {
    let known = LPLinkMetadata()
    (known.url, known.originalURL, known.title) = (url, url, url.host())
    return known
  }
}

/// A view of a page, of which nothing is drawn.
@MainActor @preconcurrency open class LPLinkView: UIView {
  /// What is known of it.
  public var metadata = LPLinkMetadata()
  /// Shows one.
  public convenience init(url: URL) { self.init() }
  /// Shows one.
  public convenience init(metadata: LPLinkMetadata) {
    self.init()
    self.metadata = metadata
  }
}
