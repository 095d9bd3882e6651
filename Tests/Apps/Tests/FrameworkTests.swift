import AVKit
import AuthenticationServices
import Charts
import LocalAuthentication
import MapKit
import MessageUI
import NavAppTest
import NavSim
import Network
import PhotosUI
import SafariServices
import StoreKit
import Testing
import UserNotifications
import WebKit
import WidgetKit

/// What apps import beside SwiftUI.
@MainActor @Suite struct FrameworkTests {
  // MARK: Looks

  private struct Sale: Identifiable {
    let id: Int
    var amount: Double { Double(id) }
  }

  private struct Statistics: View {
    let sales = (1...3).map { Sale(id: $0) }

    var body: some View {
      NavigationStack {
        VStack {
          Chart(sales) { sale in
            BarMark(x: .value("Day", sale.id), y: .value("Sales", sale.amount))
              .foregroundStyle(by: .value("Kind", "Book"))
              .annotation(position: .top) { Text("\(sale.id)") }
            if sale.id > 1 { RuleMark(y: .value("Limit", 2)).lineStyle(StrokeStyle(lineWidth: 1)) }
          }
          .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { value in
              AxisGridLine()
              AxisValueLabel(format: .dateTime.day())
            }
          }
          .chartYScale(domain: 0...10)
          Chart {
            ForEach(sales) { LineMark(x: .value("Day", $0.id), y: .value("Sales", $0.amount)) }
          }
          VideoPlayer(player: AVPlayer(url: URL(filePath: "/film"))) { Text("on it") }
          NavigationLink("More") { Text("more") }
        }
      }
    }
  }

  @Test("charts and films are passed over: what is beside them is tapped")
  func charts() throws {
    let stage = Stage(Statistics())
    #expect(stage.buttons == ["More"])
    try stage.tap("More")
    stage.settle()
    #expect(stage.wanted == "Statistics, \"more\"")
  }

  // MARK: Maps

  private struct Place: Identifiable, Hashable {
    let id: String
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 1, longitude: 2) }
  }

  private struct Atlas: View {
    let places = [Place(id: "Harbour"), Place(id: "Museum")]
    @State private var selected: Place?
    @State private var shown: Place?
    @State private var position = MapCameraPosition.automatic

    var body: some View {
      Map(position: $position, selection: $selected) {
        ForEach(places) { Marker($0.id, coordinate: $0.coordinate).tag($0) }
        Annotation("Here", coordinate: places[0].coordinate) {
          Button("Open here") { shown = places[0] }
        }
        UserAnnotation()
      }
      .mapStyle(.hybrid(elevation: .realistic))
      .sheet(item: $selected) { Text("about \($0.id)") }
      .fullScreenCover(item: $shown) { Text("here is \($0.id)") }
    }
  }

  @Test("a marker that is tapped is selected, and what is put on a map can be tapped")
  func maps() throws {
    let stage = Stage(Atlas())
    #expect(stage.buttons == ["Harbour", "Museum", "Open here"])
    try stage.tap("Museum")
    #expect(stage.wanted == "Map / Place(id: \"Museum\")")
    stage.settle()
    stage.tree.userClosed(stage.screen.layers[1].id)
    stage.settle()
    try stage.tap("Open here")
    #expect(stage.wanted == "Map / Place(id: \"Harbour\")")
  }

  // MARK: What answers later

  private final class Model: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var path: [String] = []
    private let manager = CLLocationManager()

    override init() {
      super.init()
      manager.delegate = self
    }

    func find() {
      manager.requestWhenInUseAuthorization()
      manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations all: [CLLocation]) {
      if path.isEmpty, let place = all.first {
        path = ["at \(Int(place.coordinate.latitude))"]
      }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      path.append("nowhere")
    }
  }

  private struct Finder: View {
    let pushes: Bool
    @StateObject private var model = Model()
    @State private var isOpen = false
    @State private var isAsking = false

    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          Button("Find me") { model.find() }
          Button("Unlock") { Task { await unlock() } }
          Button("Remind me") {
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) {
              isGiven, _ in
              Task { @MainActor in isAsking = isGiven }
            }
          }
        }
        .navigationDestination(for: String.self) { Text($0) }
        .sheet(isPresented: $isAsking) { Text("when?") }
        .fullScreenCover(isPresented: $isOpen) { Button("Lock") { isOpen = false } }
      }
    }

    private func unlock() async {
      let context = LAContext()
      guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) else { return }
      let isKnown = try? await context.evaluatePolicy(
        .deviceOwnerAuthentication, localizedReason: "the safe")
      if pushes, isKnown == true { model.path.append("safe") } else { isOpen = isKnown ?? false }
    }
  }

  @Test("places, locks and notifications answer in later turns, as a system does")
  func answers() throws {
    let right = AppTest("finder") { Finder(pushes: false) }
    #expect(try right.check(seeds: 1...60, steps: 30).calls > 0)
    let wrong = AppTest("finder") { Finder(pushes: true) }
    #expect(try wrong.routerTest.firstFinding(seeds: 1...60, steps: 30)?.steps ?? 9 <= 4)
  }

  // MARK: What is presented

  private struct Web: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SFSafariViewController {
      SFSafariViewController(url: URL(filePath: "/page"))
    }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }

  private struct Profile: View {
    @State private var item: PhotosPickerItem?
    @State private var showsWeb = false

    var body: some View {
      VStack {
        PhotosPicker("Photo", selection: $item, matching: .images)
        Text(item == nil ? "none" : "picked")
        Button("Web") { showsWeb = true }
      }
      .sheet(isPresented: $showsWeb) { Web() }
    }
  }

  @Test("a picture is picked on a layer of its own; a page of the web covers the app")
  func pickers() throws {
    let stage = Stage(Profile())
    try stage.tap("Photo")
    stage.settle()
    #expect(stage.wanted == "Profile / PhotosSheet")
    #expect(stage.buttons == ["Pick the first picture", "Pick the second picture", "Cancel"])
    try stage.tap("Pick the first picture")
    stage.settle()
    #expect(stage.wanted == "Profile")
    try stage.tap("Web")
    stage.settle()
    #expect(stage.wanted == "Profile / Web")
  }

  // MARK: What is bought, written, signed and read

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
      if bug == .buys { path.append("thanks") } else { isThanked = true }
    }

    private func open() async {
      if bug == .reads { try? await Task.sleep(for: .seconds(1)) }
      path.append("contents")
    }
  }

  @Test("a page comes, a thing is bought, later than it was asked for")
  func kiosk() throws {
    #expect(try AppTest("kiosk") { Kiosk() }.check(seeds: 1...60, steps: 30).calls > 0)
    for (bug, words) in [(Kiosk.Bug.buys, "\"Buy tea\""), (.reads, "\"Contents\"")] {
      let wrong = AppTest("kiosk") { Kiosk(bug: bug) }.withoutCertificates
      let found = try wrong.routerTest.firstFinding(seeds: 1...60, steps: 30)
      #expect(found?.file.contains("tap \(words)") == true, "\(found?.file ?? "nothing")")
    }
  }

  // MARK: What Xcode makes of assets

  private struct Gallery: View {
    var body: some View {
      VStack {
        Button {
        } label: {
          Image(.harbourAtNight)
        }
        Button {
        } label: {
          Image(.Icons.big)
        }
      }
      .foregroundStyle(.brand)
      .background(Color.brand)
    }
  }

  @Test("the assets of a target have the names that Xcode gives them")
  func assets() {
    #expect(Stage(Gallery()).buttons == ["harbour-at-night", "Icons/Big"])
  }

  // MARK: The delegate of an app

  private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var path: [String] = []
    private(set) var starts = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      starts += 1
      path = ["started \(starts)"]
      return true
    }
  }

  private struct Start: View {
    @EnvironmentObject private var delegate: Delegate
    var body: some View {
      NavigationStack(path: $delegate.path) {
        Button("Again") { delegate.path = ["again"] }
          .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      }
    }
  }

  private struct Whole: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene { WindowGroup { Start() } }
  }

  private struct ByType: App {
    @UIApplicationDelegateAdaptor private var delegate: Delegate
    var body: some Scene {
      WindowGroup { Text("starts \(delegate.starts)") }
    }
  }

  @Test("the delegate of an app is told once that it has started, and views find it")
  func delegate() throws {
    let stage = Stage(AppRoot(Whole()))
    #expect(stage.wanted == "Start, started 1")
    stage.tree.evaluateAll()
    stage.tree.endTurn()
    #expect(stage.wanted == "Start, started 1")
    #expect(Stage(AppRoot(ByType())).wanted == "\"starts 1\"")
  }
}
