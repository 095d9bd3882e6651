@_exported public import UIKit

/// A page that is being loaded.
public final class WKNavigation: NSObject {}

/// What a page asks its delegate.
@MainActor @preconcurrency public final class WKNavigationAction: NSObject {
  /// What is to be loaded.
  public let request: URLRequest

  init(_ request: URLRequest) { self.request = request }
}

/// What a delegate says to a page that is to be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// One of them.
  case cancel, allow, download
}

/// An answer to a page that is to be loaded.
@MainActor @preconcurrency public final class WKNavigationResponse: NSObject {
  /// The answer.
  public let response: URLResponse

  init(_ response: URLResponse) { self.response = response }
}

/// What a delegate says to an answer.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// One of them.
  case cancel, allow, download
}

/// Is told of the pages that a view loads.
@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {
  /// Whether a page may be loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Whether an answer may be shown, which nobody is asked here.
  func webView(
    _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  /// A page begins to be loaded.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// What has come of it is shown.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// It is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// It could not be loaded.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// It could not be loaded to its end.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// It may.
  public func webView(
    _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// It may.
  public func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Nothing is done.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Nothing is done.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Nothing is done.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Nothing is done.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Nothing is done.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// Is asked for windows by pages, which never ask here.
@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {}

/// How pages behave.
@MainActor @preconcurrency public final class WKPreferences: NSObject {
  /// Whether a page opens windows by itself.
  public var javaScriptCanOpenWindowsAutomatically = false
  /// Whether a page does anything.
  public var javaScriptEnabled = true
}

/// How a view of pages behaves.
@MainActor @preconcurrency public final class WKWebViewConfiguration: NSObject {
  /// How pages behave.
  public var preferences = WKPreferences()
  /// What pages can tell the app.
  public var userContentController = WKUserContentController()
  /// Whether films play in their places.
  public var allowsInlineMediaPlayback = false
}

/// What pages can tell the app, and what is put into them: no page tells anything here.
@MainActor @preconcurrency public final class WKUserContentController: NSObject {
  /// Has a page tell somebody something.
  public func add(_ handler: any WKScriptMessageHandler, name: String) {}
  /// Has a page tell nobody.
  public func removeScriptMessageHandler(forName name: String) {}
  /// Puts something into pages.
  public func addUserScript(_ script: WKUserScript) {}
}

/// Is told what a page says.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: AnyObject {
  /// It says something.
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a page says.
@MainActor @preconcurrency public final class WKScriptMessage: NSObject {
  /// To whom.
  public let name = ""
  /// What.
  public let body: Any = ""
}

/// What is put into pages.
@MainActor @preconcurrency public final class WKUserScript: NSObject {
  /// When it is.
  public enum InjectionTime: Sendable {
    /// One of them.
    case atDocumentStart, atDocumentEnd
  }

  /// Creates something.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {}
}

/// What a delegate says while it is asked; what it says later loads the page then.
@MainActor private final class Decision {
  var isAwaited = true
  var isAllowed = false
}

/// Shows pages of the web, of which nothing is drawn. A page takes a second to come, and always
/// comes; the last that was asked for is the one.
@MainActor @preconcurrency open class WKWebView: UIView {
  /// Is told of what it loads.
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Is asked for windows.
  public weak var uiDelegate: (any WKUIDelegate)?
  /// How it behaves.
  public let configuration: WKWebViewConfiguration
  /// Whether a swipe goes back.
  public var allowsBackForwardNavigationGestures = false
  /// What it is scrolled by.
  public let scrollView = UIScrollView(frame: .zero)
  /// The page.
  public private(set) var url: URL?
  /// The name of the page: that of its server.
  public var title: String? { url?.host() }
  /// True until the page is there.
  public private(set) var isLoading = false
  /// How much of the page is there.
  public var estimatedProgress: Double { isLoading ? 0.5 : url == nil ? 0 : 1 }
  private var pages: [URL?] = []
  private var place = -1
  private var present: WKNavigation?

  /// Creates a view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Creates a view.
  public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }

  /// Creates no view: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  /// True when there is a page before this one.
  public var canGoBack: Bool { place > 0 }
  /// True when there is a page behind this one.
  public var canGoForward: Bool { place + 1 < pages.count }

  /// Loads a page, if the delegate lets it.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    guard let delegate = navigationDelegate else { return open(request.url) }
    let decision = Decision()
    delegate.webView(self, decidePolicyFor: WKNavigationAction(request)) { [weak self] policy in
      guard policy == .allow else { return }
      if decision.isAwaited { decision.isAllowed = true } else { _ = self?.open(request.url) }
    }
    decision.isAwaited = false
    return decision.isAllowed ? open(request.url) : nil
  }
  /// Shows data.
  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { open(baseURL) }
  /// Shows a text.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { open(baseURL) }
  /// Shows a file.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? { open(url) }
  /// Shows the page before.
  @discardableResult
  open func goBack() -> WKNavigation? { canGoBack ? move(by: -1) : nil }
  /// Shows the page behind.
  @discardableResult
  open func goForward() -> WKNavigation? { canGoForward ? move(by: 1) : nil }
  /// Loads the page again.
  @discardableResult
  open func reload() -> WKNavigation? { place < 0 ? nil : move(by: 0) }
  /// Loads no more.
  open func stopLoading() {
    present = nil
    isLoading = false
  }
  /// Does nothing, a moment later.
  public func evaluateJavaScript(
    _ script: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) { Task { @MainActor in completionHandler?(nil, nil) } }

  private func open(_ url: URL?) -> WKNavigation {
    pages.removeSubrange((place + 1)...)
    pages.append(url)
    return move(by: 1)
  }

  private func move(by count: Int) -> WKNavigation {
    place += count
    url = pages[place]
    isLoading = true
    let navigation = WKNavigation()
    present = navigation
    // It is told behind the call, in which views are being made.
    Task { @MainActor [weak self] in
      guard let self, present === navigation else { return }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      try? await Task.sleep(for: .seconds(1))
      guard present === navigation else { return }
      present = nil
      isLoading = false
      navigationDelegate?.webView(self, didCommit: navigation)
      navigationDelegate?.webView(self, didFinish: navigation)
    }
    return navigation
  }
}
