import AVKit
import BackgroundTasks
import Charts
import LocalAuthentication
import MapKit
import NavAppTest
import NavSim
import PDFKit
import PhotosUI
import SafariServices
import SystemConfiguration
import Testing
import UserNotifications

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

  private struct Paper: UIViewRepresentable {
    func makeUIView(context: Context) -> PDFView {
      let view = PDFView()
      view.document = PDFDocument()
      view.document?.insert(PDFPage(), at: 9)
      return view
    }
    func updateUIView(_ view: PDFView, context: Context) { view.autoScales = true }
  }

  private struct Office: View {
    @State private var isReached = false

    var body: some View {
      Paper()
      Button(isReached ? "reached" : "ask") {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
        var flags: SCNetworkReachabilityFlags = []
        let target = withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            SCNetworkReachabilityCreateWithAddress(nil, $0)
          }
        }
        if let target { SCNetworkReachabilityGetFlags(target, &flags) }
        isReached = flags.contains(.reachable)
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { task in
          task.setTaskCompleted(success: true)
        }
        try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
      }
    }
  }

  @Test("documents are passed over, others are reached, and nothing is done behind the user")
  func office() throws {
    let stage = Stage(Office())
    try stage.tap("ask")
    #expect(stage.buttons == ["reached"])
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

  private struct Pins: View {
    @State private var pins: [Int] = []
    var body: some View {
      MapReader { reader in
        Map {
          ForEach(pins, id: \.self) { Marker("pin \($0)", coordinate: CLLocationCoordinate2D()) }
        }
        .onTapGesture { point in
          if reader.convert(point, from: .local) != nil { pins.append(pins.count) }
        }
      }
      Button("\(pins.count) pins") {}
    }
  }

  @Test("a tap on a map is on a place")
  func pins() throws {
    let stage = Stage(Pins())
    try stage.tap(try #require(stage.buttons.first))
    #expect(stage.buttons.contains("1 pins"))
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
      guard pushes else { return isOpen = isKnown ?? false }
      try? await Task.sleep(for: .milliseconds(400))
      model.path.append("safe")
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
