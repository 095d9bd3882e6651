import SwiftUI

/// A tab: what it is called, and what it shows.
@MainActor protocol TabRoute {
  associatedtype Name: View
  associatedtype Content: View
  var id: String { get }
  @ViewBuilder func makeLabel(context: TabContext) -> Name
  @ViewBuilder func makeContent(context: TabContext) -> Content
}

/// What a tab knows of itself.
struct TabContext {
  let isSelected: Bool
}

/// Tabs that a router can select.
struct RoutableTabView: View {
  let tabs: [any TabRoute]
  @StateObject private var selection = TabSelection()

  var body: some View {
    TabView(selection: $selection.selected) {
      ForEach(tabs, id: \.id) { tab in content(tab) }
    }
    .environmentObject(selection)
  }

  private func content(_ tab: any TabRoute) -> AnyView {
    let context = TabContext(isSelected: selection.selected == tab.id)
    return AnyView(
      AnyView(tab.makeContent(context: context))
        .tabItem { AnyView(tab.makeLabel(context: context)) }
        .tag(tab.id))
  }
}

@MainActor final class TabSelection: ObservableObject {
  @Published var selected = "home"
}

/// Something that can be pushed or presented.
@MainActor protocol ViewRoute: View {
  var id: String { get }
}

extension ViewRoute {
  var id: String { String(describing: Self.self) }
}

/// How urgent a presentation is.
enum RoutePriority: Int, Comparable, Sendable {
  case low, normal, high

  static func < (one: RoutePriority, other: RoutePriority) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// A step of the path that views can read.
enum NavigationStep: Hashable, Sendable {
  case push(id: String)
  case sheet(id: String)
  case cover(id: String)
}

/// The routes of one tab: a path, and a queue of presentations of which one is shown.
@MainActor final class AppNavigationRouter: ObservableObject {
  struct Item: Identifiable, Hashable, CustomStringConvertible {
    let id: Int
    let route: any ViewRoute
    let description: String
    var isCover = false
    static func == (one: Item, other: Item) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @Published var path: [Item] = []
  @Published private(set) var presented: Item?
  private var waiting: [(item: Item, priority: RoutePriority)] = []
  private var count = 0

  func push(_ route: some ViewRoute) { path.append(item(route)) }
  func pop() { if !path.isEmpty { path.removeLast() } }
  func presentSheet(_ route: some ViewRoute, priority: RoutePriority = .normal) {
    enqueue(item(route), priority)
  }
  func presentCover(_ route: some ViewRoute, priority: RoutePriority = .normal) {
    var item = item(route)
    item.isCover = true
    enqueue(item, priority)
  }
  func dismiss() { presented = nil }

  var steps: [NavigationStep] {
    path.map { .push(id: $0.route.id) }
      + (presented.map { [$0.isCover ? .cover(id: $0.route.id) : .sheet(id: $0.route.id)] } ?? [])
  }

  private func item(_ route: any ViewRoute) -> Item {
    count += 1
    return Item(id: count, route: route, description: route.id)
  }

  private func enqueue(_ item: Item, _ priority: RoutePriority) {
    let place = waiting.firstIndex { $0.priority < priority } ?? waiting.count
    waiting.insert((item, priority), at: place)
    next()
  }

  private func next() {
    guard presented == nil, !waiting.isEmpty else { return }
    presented = waiting.removeFirst().item
  }

  func binding(isCover: Bool) -> Binding<Item?> {
    Binding {
      self.presented?.isCover == isCover ? self.presented : nil
    } set: { item in
      if item == nil, self.presented?.isCover == isCover { self.presented = nil }
    }
  }

  func hasLeft() { next() }
}

/// Gives the views a router, and shows what it wants.
struct Routable: ViewModifier {
  @StateObject private var router = AppNavigationRouter()

  func body(content: Content) -> some View {
    NavigationStack(path: $router.path) {
      content.navigationDestination(for: AppNavigationRouter.Item.self) { AnyView($0.route) }
    }
    .sheet(item: router.binding(isCover: false), onDismiss: router.hasLeft) { AnyView($0.route) }
    .fullScreenCover(item: router.binding(isCover: true), onDismiss: router.hasLeft) {
      AnyView($0.route)
    }
    .environmentObject(router)
    .environment(\.navigationPath, router.steps)
  }
}

extension View {
  func routable() -> some View { modifier(Routable()) }
}

private struct NavigationPathKey: EnvironmentKey {
  static let defaultValue: [NavigationStep] = []
}

extension EnvironmentValues {
  var navigationPath: [NavigationStep] {
    get { self[NavigationPathKey.self] }
    set { self[NavigationPathKey.self] = newValue }
  }
}

/// The router of the views around.
@propertyWrapper @MainActor struct AppRouter: DynamicProperty {
  @EnvironmentObject private var router: AppNavigationRouter
  var wrappedValue: AppNavigationRouter { router }
}

/// An app of two tabs, whose hints and offers wait for their turn.
public struct QueueApp: App {
  /// Creates the app.
  public init() {}

  /// Its window.
  public var body: some Scene {
    WindowGroup { RoutableTabView(tabs: [HomeTabRoute(), SettingsTabRoute()]) }
  }
}

struct HomeTabRoute: TabRoute {
  let id = "home"
  func makeLabel(context: TabContext) -> some View {
    Label("Home", systemImage: context.isSelected ? "house.fill" : "house")
  }
  func makeContent(context: TabContext) -> some View { HomeView().routable() }
}

struct SettingsTabRoute: TabRoute {
  let id = "settings"
  func makeLabel(context: TabContext) -> some View { Label("Settings", systemImage: "gear") }
  func makeContent(context: TabContext) -> some View { SettingsHome().routable() }
}

struct HomeView: View {
  @AppRouter private var router

  var body: some View {
    Button("Product") { router.push(.product) }
    Button("Hint") { router.presentSheet(HintRoute()) }
    Button("Hint and offer") {
      router.presentSheet(HintRoute(), priority: .low)
      router.presentSheet(HintRoute(), priority: .low)
      router.presentCover(OfferRoute(), priority: .high)
    }
  }
}

struct SettingsHome: View {
  @AppRouter private var router
  @EnvironmentObject private var tabs: TabSelection

  var body: some View {
    Button("To the shop") { tabs.selected = "home" }
    Button("About") { router.push(ProductRoute()) }
  }
}

struct ProductRoute: ViewRoute {
  @AppRouter private var router
  @Environment(\.navigationPath) private var navigationPath

  var body: some View {
    Text("Step \(navigationPath.count)")
    Button("Buy") {
      Task {
        try? await Task.sleep(for: .milliseconds(300))
        router.presentSheet(HintRoute())
      }
    }
    Button("Back") { router.pop() }
  }
}

extension ViewRoute where Self == ProductRoute {
  @MainActor static var product: Self { .init() }
}

struct HintRoute: ViewRoute {
  @AppRouter private var router
  var body: some View { Button("Got it") { router.dismiss() } }
}

struct OfferRoute: ViewRoute {
  @AppRouter private var router
  var body: some View { Button("No, thanks") { router.dismiss() } }
}
