public import UIKit

/// What a delegate says to a page that is asked for. What it says later loads the page then.
@MainActor private final class Decision {
  var isAwaited = true
  var policy: WKNavigationActionPolicy?
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
  /// Whether a long touch shows where a link leads.
  public var allowsLinkPreview = true
  /// What the app is called for servers.
  public var customUserAgent: String?
  /// Whether a debugger sees it.
  public var isInspectable = false
  /// Whether words can be looked for.
  public var isFindInteractionEnabled = false
  /// How much larger pages are.
  public var pageZoom: CGFloat = 1
  /// How pages are shown.
  public var mediaType: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is behind a page.
  public var underPageBackgroundColor: UIColor! = .clear
  /// What a page says its colour is.
  public var themeColor: UIColor? { nil }
  /// What a page has kept of itself.
  public var interactionState: Any?
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
  /// True where all of the page was loaded in secret.
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// The pages that it has shown.
  public let backForwardList = WKBackForwardList()
  /// Whether the page sees or hears.
  public var cameraCaptureState: WKMediaCaptureState { .none }
  /// Whether the page sees or hears.
  public var microphoneCaptureState: WKMediaCaptureState { .none }
  /// Whether a film of the page fills the screen.
  public var fullscreenState: FullscreenState { .notInFullscreen }
  private var present: WKNavigation?
  private var asked: WKNavigation?

  /// Whether a film of a page fills the screen.
  public enum FullscreenState: Int, Sendable {
    /// One of them.
    case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
  }

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
  public var canGoBack: Bool { backForwardList.backItem != nil }
  /// True when there is a page behind this one.
  public var canGoForward: Bool { backForwardList.forwardItem != nil }
  /// False: the app answers for those that it names, and pages come of all others.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }

  /// Loads a page, if the delegate lets it.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    ask(request, .other) { self.add(request) }
  }
  /// Shows data.
  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { load(URLRequest(url: baseURL)) }
  /// Shows a text.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    load(baseURL.map { URLRequest(url: $0) } ?? .ofNothing)
  }
  /// Shows a file.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? {
    load(URLRequest(url: url))
  }
  /// Shows a file.
  @discardableResult
  open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo folder: URL) -> WKNavigation
  { load(request) ?? WKNavigation() }
  /// Shows an answer that the app has.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation { load(request) ?? WKNavigation() }
  /// Shows an answer that the app has.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation { load(request) ?? WKNavigation() }
  /// Shows the page before.
  @discardableResult
  open func goBack() -> WKNavigation? { move(by: -1, .backForward) }
  /// Shows the page behind.
  @discardableResult
  open func goForward() -> WKNavigation? { move(by: 1, .backForward) }
  /// Shows a page that it has shown.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard let place = backForwardList.items.firstIndex(where: { $0 === item }) else { return nil }
    return move(by: place - backForwardList.place, .backForward)
  }
  /// Loads the page again.
  @discardableResult
  open func reload() -> WKNavigation? { move(by: 0, .reload) }
  /// Loads the page again.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }
  /// Loads no more.
  open func stopLoading() {
    (present, asked) = (nil, nil)
    isLoading = false
  }

  private func add(_ request: URLRequest) {
    let list = backForwardList
    list.items.removeSubrange((list.place + 1)...)
    guard let url = request.url else { return }
    list.items.append(WKBackForwardListItem(url))
    list.place += 1
  }

  private func move(by count: Int, _ kind: WKNavigationType) -> WKNavigation? {
    guard let item = backForwardList.item(at: count) else { return nil }
    return ask(URLRequest(url: item.url), kind) { self.backForwardList.place += count }
  }

  /// Asks the delegate whether a page may be loaded.
  private func ask(
    _ request: URLRequest, _ kind: WKNavigationType, _ change: @escaping () -> Void
  ) -> WKNavigation? {
    let navigation = WKNavigation()
    guard let delegate = navigationDelegate else {
      change()
      begin(navigation, request)
      return navigation
    }
    asked = navigation
    let action = WKNavigationAction(request, kind, in: self)
    let decision = Decision()
    delegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences
    ) { [weak self] policy, _ in
      guard let self, decision.policy == nil, asked === navigation || decision.isAwaited else {
        return
      }
      decision.policy = policy
      if policy == .allow { change() }
      decide(policy, on: navigation, request, action)
    }
    decision.isAwaited = false
    guard decision.policy == nil else { return decision.policy == .allow ? navigation : nil }
    isLoading = true
    return navigation
  }

  private func decide(
    _ policy: WKNavigationActionPolicy, on navigation: WKNavigation, _ request: URLRequest,
    _ action: WKNavigationAction
  ) {
    if policy == .allow { return begin(navigation, request) }
    isLoading = present != nil
    guard policy == .download else { return }
    let download = WKDownload(request, in: self)
    navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
    download.begin()
  }

  private func begin(_ navigation: WKNavigation, _ request: URLRequest) {
    url = request.url
    isLoading = true
    present = navigation
    // It is told behind the call, in which views are being made.
    Task { @MainActor [weak self] in
      guard let self, present === navigation else { return }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      try? await Task.sleep(for: .seconds(1))
      guard present === navigation else { return }
      guard let delegate = navigationDelegate else { return finish(navigation) }
      let response = WKNavigationResponse(.ofPage(request.url))
      delegate.webView(self, decidePolicyFor: response) { [weak self] policy in
        self?.decide(policy, on: navigation, request, response)
      }
    }
  }

  private func decide(
    _ policy: WKNavigationResponsePolicy, on navigation: WKNavigation, _ request: URLRequest,
    _ response: WKNavigationResponse
  ) {
    guard present === navigation else { return }
    if policy == .allow { return finish(navigation) }
    present = nil
    isLoading = false
    if policy == .download {
      let download = WKDownload(request, in: self)
      navigationDelegate?.webView(self, navigationResponse: response, didBecome: download)
      download.begin()
    }
    let error = NSError(domain: "WebKitErrorDomain", code: 102)
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }

  private func finish(_ navigation: WKNavigation) {
    present = nil
    isLoading = false
    navigationDelegate?.webView(self, didCommit: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
  }
}

extension URLRequest {
  /// What is asked for a page that the app has.
  static var ofNothing: URLRequest {
    URLRequest(url: URL(string: "about:blank") ?? URL(filePath: "/"))
  }
}

extension URLResponse {
  /// What a server says that has a page.
  static func ofPage(_ url: URL?) -> URLResponse {
    let url = url ?? URL(filePath: "/")
    let answer = HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: "HTTP/1.1",
      headerFields: ["Content-Type": "text/html"])
    let isOfServer = url.scheme?.hasPrefix("http") == true
    if isOfServer, let answer { return answer }
    return URLResponse(
      url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil)
  }
}
