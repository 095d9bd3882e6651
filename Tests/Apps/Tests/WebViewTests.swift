import Foundation
import NavAppTest
import Testing
import WebKit

/// What a view of pages asks its delegate, and what it keeps.
@MainActor @Suite struct WebViewTests {
  @MainActor
  private final class Reader: NSObject, ObservableObject, WKNavigationDelegate,
    WKDownloadDelegate
  {
    @Published var said = "nothing"
    private var kind = ""
    let view = WKWebView()
    let file = FileManager.default.temporaryDirectory.appending(path: "navsim-\(getpid())-page")

    override init() {
      super.init()
      view.navigationDelegate = self
    }
    func open(_ text: String) {
      guard let url = URL(string: text) else { return }
      view.load(URLRequest(url: url))
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      kind = "\(navigationAction.navigationType)"
      said = kind
      switch navigationAction.request.url?.scheme {
      case "mailto": return .cancel
      case "file": return .download
      default: return .allow
      }
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
      let isFound = (navigationResponse.response as? HTTPURLResponse)?.statusCode == 200
      decisionHandler(isFound && webView.url?.path() != "/gone" ? .allow : .cancel)
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      said = "\(kind) \(webView.url?.lastPathComponent ?? "nothing")"
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { said = "\(kind) failed" }
    func webView(
      _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
    ) { download.delegate = self }
    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse,
      suggestedFilename: String
    ) async -> URL? {
      try? FileManager.default.removeItem(at: file)
      return file
    }
    func downloadDidFinish(_ download: WKDownload) {
      let isThere = FileManager.default.fileExists(atPath: file.path())
      said = isThere ? "there" : "not there"
      try? FileManager.default.removeItem(at: file)
    }
  }

  private struct Page: View {
    @StateObject private var reader = Reader()
    var body: some View {
      VStack {
        Button(reader.said) {}
        ForEach(["a", "b", "gone"], id: \.self) { name in
          Button("Open \(name)") { reader.open("https://example.org/\(name)") }
        }
        Button("Write") { reader.open("mailto:me") }
        Button("Load") { reader.open("file:///page") }
        Button("Back") { reader.view.goBack() }
        Button("Again") { reader.view.reload() }
      }
    }
  }

  private func read(_ steps: String) throws -> String? {
    try AppTest("page") { Page() }.withoutCertificates.touched(steps).last
  }

  @Test("a delegate decides of each page and each answer, and later")
  func decisions() throws {
    for (touch, said) in [
      ("Open a", "other a"), ("Open gone", "other failed"), ("Write", "other"), ("Load", "there"),
    ] {
      #expect(try read("+0ms  a tap \"\(touch)\"\n+2500ms  a tap \"\(said)\"") == said)
    }
    #expect(
      try read(
        """
        +0ms     a tap "Open a"
        +1500ms  a tap "Open b"
        +1500ms  a tap "Back"
        +1500ms  a tap "backForward a"
        """) == "backForward a")
    #expect(
      try read(
        """
        +0ms     a tap "Open b"
        +1500ms  a tap "Again"
        +1500ms  a tap "reload b"
        """) == "reload b")
  }

  private struct Kept: View {
    @State private var said = "Keep"
    var body: some View {
      Button(said) {
        Task {
          let store = WKWebsiteDataStore.default()
          let properties: [HTTPCookiePropertyKey: Any] = [
            .name: "who", .value: "me", .path: "/", .domain: "example.org",
          ]
          guard let cookie = HTTPCookie(properties: properties) else { return }
          await store.httpCookieStore.setCookie(cookie)
          await store.httpCookieStore.setCookie(cookie)
          let count = await store.httpCookieStore.allCookies().count
          await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast)
          let left = await store.httpCookieStore.allCookies().count
          let lists = WKContentRuleListStore.default()
          _ = try await lists?.compileContentRuleList(
            forIdentifier: "ads", encodedContentRuleList: "[]")
          let names = await lists?.availableIdentifiers() ?? []
          said = "\(count) \(left) \(names.joined())"
        }
      }
    }
  }

  @Test("cookies and lists of rules are kept for the run")
  func kept() throws {
    let app = AppTest("kept") { Kept() }.withoutCertificates
    for _ in 1...2 {
      #expect(
        try app.touched(
          """
          +0ms    a tap "Keep"
          +500ms  a tap "1 0 ads"
          """) == ["Keep", "1 0 ads"])
    }
  }
}
