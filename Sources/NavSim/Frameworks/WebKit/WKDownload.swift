public import UIKit

/// Is told of a page that is loaded into a file.
@MainActor @preconcurrency public protocol WKDownloadDelegate: AnyObject {
  /// Where the file is to be.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void)
  /// Where the file is to be.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?
  /// It is there.
  func downloadDidFinish(_ download: WKDownload)
  /// It is not.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Asks a delegate that answers later.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void
  ) {
    Task { @MainActor in
      completionHandler(
        await self.download(
          download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
    }
  }
  /// Nowhere.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? { nil }
  /// Nothing is done.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Nothing is done.
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}

/// A page that is loaded into a file, which is empty here: a second later the delegate is asked
/// where it is to be.
@MainActor @preconcurrency open class WKDownload: NSObject {
  /// Whether another page is loaded that a server names.
  public enum RedirectPolicy: Int, Sendable {
    /// One of them.
    case cancel, allow
  }
  /// What was asked.
  public let originalRequest: URLRequest?
  /// The view that has asked.
  open private(set) weak var webView: WKWebView?
  /// Who is told.
  open weak var delegate: (any WKDownloadDelegate)?
  /// How much of it is there.
  public let progress = Foundation.Progress(totalUnitCount: 1)
  private var isCancelled = false

  init(_ request: URLRequest, in view: WKWebView) {
    originalRequest = request
    webView = view
  }

  func begin() {
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(1))
      guard !isCancelled, let url = originalRequest?.url, let delegate else { return }
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
      let name = url.lastPathComponent.isEmpty ? "file" : url.lastPathComponent
      delegate.download(
        self, decideDestinationUsing: response, suggestedFilename: name
      ) { [self] place in write(to: place) }
    }
  }

  private func write(to place: URL?) {
    guard let place, !isCancelled else { return }
    do {
      try Data().write(to: place, options: .withoutOverwriting)
      progress.completedUnitCount = 1
      delegate?.downloadDidFinish(self)
    } catch { delegate?.download(self, didFailWithError: error, resumeData: nil) }
  }

  /// Loads no more.
  open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
    isCancelled = true
    Task { @MainActor in completionHandler?(nil) }
  }
  /// Loads no more.
  @discardableResult open func cancel() async -> Data? {
    isCancelled = true
    return nil
  }
}
