import AuthenticationServices
import MessageUI
import NavAppTest
import NavSim
import Network
import StoreKit
import Testing
import WebKit
import WidgetKit

/// What an app has the system do for it: sign in, send, buy, load.
@MainActor @Suite struct ServiceTests {
  private struct Letter: UIViewControllerRepresentable {
    @Binding var isWritten: Bool

    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
      let letter: Letter
      init(_ letter: Letter) { self.letter = letter }
      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
      ) { letter.isWritten = false }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> MFMailComposeViewController {
      let controller = MFMailComposeViewController()
      controller.mailComposeDelegate = context.coordinator
      controller.setSubject("Hello")
      return controller
    }
    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
  }

  private struct Account: View {
    @State private var user: String?
    @State private var isWritten = false

    var body: some View {
      VStack {
        SignInWithAppleButton {
          $0.requestedScopes = [.email]
        } onCompletion: { result in
          let credential = try? result.get().credential as? ASAuthorizationAppleIDCredential
          user = credential?.user ?? "nobody"
        }
        .signInWithAppleButtonStyle(.black)
        Button("Write to \(user ?? "us")") { isWritten = MFMailComposeViewController.canSendMail() }
      }
      .sheet(isPresented: $isWritten) { Letter(isWritten: $isWritten) }
    }
  }

  @Test("who signs in is asked on a layer; a letter is sent or given up on one")
  func accounts() throws {
    let stage = Stage(Account())
    for (answer, user) in [("Cancel", "nobody"), ("Continue", "user")] {
      try stage.tap("Sign in with Apple")
      stage.settle()
      #expect(stage.buttons == ["Continue", "Cancel"])
      try stage.tap(answer)
      stage.settle()
      #expect(stage.buttons == ["Sign in with Apple", "Write to \(user)"])
    }
    for answer in ["Send", "Cancel"] {
      try stage.tap("Write to user")
      stage.settle()
      #expect(stage.buttons == ["Send", "Cancel"])
      try stage.tap(answer)
      stage.settle()
      #expect(stage.wanted == "Account")
    }
  }

  private struct Note: UIViewControllerRepresentable {
    @Binding var isWritten: Bool

    final class Coordinator: NSObject, MFMessageComposeViewControllerDelegate {
      let note: Note
      init(_ note: Note) { self.note = note }
      func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
      ) { note.isWritten = result == .failed }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> MFMessageComposeViewController {
      let controller = MFMessageComposeViewController()
      controller.messageComposeDelegate = context.coordinator
      controller.recipients = ["110"]
      return controller
    }
    func updateUIViewController(
      _ controller: MFMessageComposeViewController, context: Context
    ) {}
  }

  private struct Help: View {
    @State private var isWritten = false
    var body: some View {
      Button("Call") { isWritten = MFMessageComposeViewController.canSendText() }
        .sheet(isPresented: $isWritten) { Note(isWritten: $isWritten) }
    }
  }

  @Test("a message is sent or given up on a layer")
  func messages() throws {
    let stage = Stage(Help())
    for answer in ["Send", "Cancel"] {
      try stage.tap("Call")
      stage.settle()
      #expect(stage.buttons == ["Send", "Cancel"])
      try stage.tap(answer)
      stage.settle()
      #expect(stage.wanted == "Help")
    }
  }

  private struct Page: UIViewRepresentable {
    @Binding var isRead: Bool

    final class Coordinator: NSObject, WKNavigationDelegate {
      let page: Page
      init(_ page: Page) { self.page = page }
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        page.isRead = !webView.isLoading && webView.canGoBack
        if !webView.canGoBack { webView.loadHTMLString("more", baseURL: nil) }
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> WKWebView {
      let view = WKWebView()
      view.navigationDelegate = context.coordinator
      view.load(URLRequest(url: URL(filePath: "/page")))
      return view
    }
    func updateUIView(_ view: WKWebView, context: Context) {}
  }

  private struct Kiosk: View {
    enum Bug { case buys, reads }
    var bug: Bug?
    @State private var path: [String] = []
    @State private var products: [Product] = []
    @State private var isThanked = false
    @State private var isRead = false
    @State private var isOnline = false
    @Environment(\.requestReview) private var requestReview

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Page(isRead: $isRead)
          if isRead, isOnline { Button("Contents") { Task { await open() } } }
          ForEach(products) { product in
            Button("Buy \(product.displayName)") { Task { try? await buy(product) } }
          }
        }
        .navigationDestination(for: String.self) { Text($0) }
        .sheet(isPresented: $isThanked) { Button("Rate") { requestReview() } }
      }
      .task {
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { path in
          let isReached = path.status == .satisfied
          Task { @MainActor in isOnline = isReached }
        }
        monitor.start(queue: .main)
        products = (try? await Product.products(for: ["tea"])) ?? []
      }
      .task { for await bought in Transaction.updates { try? await bought.payloadValue.finish() } }
    }

    private func buy(_ product: Product) async throws {
      guard case .success(let result) = try await product.purchase() else { return }
      await result.unsafePayloadValue.finish()
      WidgetCenter.shared.reloadAllTimelines()
      guard bug == .buys else { return isThanked = true }
      try await Task.sleep(for: .milliseconds(400))
      path.append("thanks")
    }

    private func open() async {
      if bug == .reads { try? await Task.sleep(for: .seconds(1)) }
      path.append("contents")
    }
  }

  @Test("a page comes, a thing is bought, later than it was asked for")
  func kiosk() throws {
    #expect(try AppTest("kiosk") { Kiosk() }.check(seeds: 1...60, steps: 30).calls > 0)
    for (bug, words, other) in [
      (Kiosk.Bug.buys, "Buy tea", "Contents"), (.reads, "Contents", "Buy tea"),
    ] {
      let wrong = AppTest("kiosk") { Kiosk(bug: bug) }.notTapping(other).withoutCertificates
      let found = try wrong.routerTest.firstFinding(seeds: 1...60, steps: 30)
      #expect(found?.file.contains("tap \"\(words)\"") == true, "\(found?.file ?? "nothing")")
    }
  }
}
