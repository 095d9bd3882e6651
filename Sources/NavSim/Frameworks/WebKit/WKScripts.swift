public import UIKit

/// How words are looked for in a page.
@MainActor @preconcurrency open class WKFindConfiguration: NSObject {
  /// True to look upwards.
  open var backwards = false
  /// True where capitals are others.
  open var caseSensitive = false
  /// True to begin again at the other end.
  open var wraps = true
  /// Creates one.
  public override init() {}
}

/// What has come of looking: no page has words here.
@MainActor @preconcurrency open class WKFindResult: NSObject {
  /// False.
  open var matchFound: Bool { false }
}

/// Which part of a page becomes a document.
@MainActor @preconcurrency open class WKPDFConfiguration: NSObject {
  /// Which.
  open var rect: CGRect?
  /// Whether one sees through it.
  open var allowTransparentBackground = false
  /// Creates one.
  public override init() {}
}

/// Which part of a page becomes a picture.
@MainActor @preconcurrency open class WKSnapshotConfiguration: NSObject {
  /// Which.
  open var rect = CGRect.null
  /// How wide the picture is.
  open var snapshotWidth: NSNumber?
  /// Whether what comes next is on it.
  open var afterScreenUpdates = true
  /// Creates one.
  public override init() {}
}

/// What an app does with a page that is shown: pages do nothing here, and say so a moment later.
extension WKWebView {
  /// Does nothing.
  public func evaluateJavaScript(
    _ script: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) { Task { @MainActor in completionHandler?(nil, nil) } }
  /// Does nothing.
  @discardableResult public func evaluateJavaScript(_ script: String) async throws -> Any {
    await Task.yield()
    return NSNull()
  }
  /// Does nothing.
  public func evaluateJavaScript(
    _ script: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { Task { @MainActor in completionHandler?(.success(NSNull())) } }
  /// Does nothing.
  @discardableResult public func evaluateJavaScript(
    _ script: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    await Task.yield()
    return nil
  }
  /// Does nothing.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { Task { @MainActor in completionHandler?(.success(NSNull())) } }
  /// Does nothing.
  @discardableResult public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    await Task.yield()
    return nil
  }
  /// Finds nothing.
  public func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) { Task { @MainActor in completionHandler(WKFindResult()) } }
  /// Finds nothing.
  public func find(
    _ string: String, configuration: WKFindConfiguration = .init()
  ) async throws -> WKFindResult {
    await Task.yield()
    return WKFindResult()
  }
  /// An empty document.
  public func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) { Task { @MainActor in completionHandler(.success(Data())) } }
  /// An empty document.
  public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data {
    await Task.yield()
    return Data()
  }
  /// An empty file.
  public func createWebArchiveData(
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) { Task { @MainActor in completionHandler(.success(Data())) } }
  /// A picture of nothing.
  public func takeSnapshot(
    with configuration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) { Task { @MainActor in completionHandler(.drawn(), nil) } }
  /// A picture of nothing.
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    await Task.yield()
    return .drawn()
  }
  /// Loads a page into a file.
  public func startDownload(
    using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) {
    Task { @MainActor in completionHandler(await startDownload(using: request)) }
  }
  /// Loads a page into a file.
  public func startDownload(using request: URLRequest) async -> WKDownload {
    await Task.yield()
    let download = WKDownload(request, in: self)
    download.begin()
    return download
  }
  /// Stops films, of which none plays.
  public func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) {
    Task { @MainActor in completionHandler?() }
  }
  /// Stops films, of which none plays.
  public func pauseAllMediaPlayback() async { await Task.yield() }
  /// Stops films, of which none plays.
  public func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil
  ) { Task { @MainActor in completionHandler?() } }
  /// Stops films, of which none plays.
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async { await Task.yield() }
  /// Closes films, of which none is open.
  public func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) {
    Task { @MainActor in completionHandler?() }
  }
  /// Closes films, of which none is open.
  public func closeAllMediaPresentations() async { await Task.yield() }
  /// Whether a film plays: none does.
  public func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor (WKMediaPlaybackState) -> Void
  ) { Task { @MainActor in completionHandler(.none) } }
  /// Whether a film plays: none does.
  public func requestMediaPlaybackState() async -> WKMediaPlaybackState {
    await Task.yield()
    return .none
  }
  /// Says whether the page sees.
  public func setCameraCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil
  ) { Task { @MainActor in completionHandler?() } }
  /// Says whether the page hears.
  public func setMicrophoneCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil
  ) { Task { @MainActor in completionHandler?() } }
  /// Says what may lie over a page.
  public func setMinimumViewportInset(
    _ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets
  ) {}
}
