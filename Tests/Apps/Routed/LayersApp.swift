import SwiftUI

/// What a route stands for: a view, with a bar and an overlay if it likes.
@MainActor protocol Screen {
  var id: String { get }
  var name: String { get }
  var contentView: AnyView { get }
  func navigationBar(namespaceId: Namespace.ID) -> AnyView?
  func overlayView() -> AnyView?
}

extension Screen {
  func navigationBar(namespaceId: Namespace.ID) -> AnyView? { nil }
  func overlayView() -> AnyView? { nil }
}

/// A screen on a path.
struct Route: Hashable, CustomStringConvertible {
  let screen: any Screen
  private let id: String
  let description: String

  @MainActor init(_ screen: any Screen) {
    self.screen = screen
    id = screen.id
    description = screen.name
  }

  static func == (one: Route, other: Route) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A router of layers that waits for the time that an animation takes by its estimate, and takes no
/// calls meanwhile.
@MainActor final class Router: ObservableObject {
  struct Layer: Identifiable, CustomStringConvertible {
    let id: Int
    let root: Route
    var pushed: [Route] = []
    var description: String { root.description }
  }

  @Published private(set) var layers: [Layer]
  private var isEnabled = true
  private var lastLayer = 0

  init(root: Route) { layers = [Layer(id: 0, root: root)] }

  func push(_ route: Route) async {
    await transition(550) { $0.layers[$0.layers.count - 1].pushed.append(route) }
  }
  func pop() async {
    await transition(550) { router in
      if router.pushedCount > 0 { router.layers[router.layers.count - 1].pushed.removeLast() }
    }
  }
  func popToRoot() async {
    await transition(550) { $0.layers[$0.layers.count - 1].pushed = [] }
  }
  func popAfter(index: Int) async {
    await transition(550) { router in
      if index < router.pushedCount {
        router.layers[router.layers.count - 1].pushed.removeSubrange(index...)
      }
    }
  }
  func present(_ route: Route) async {
    await transition(500) { router in
      router.lastLayer += 1
      router.layers.append(Layer(id: router.lastLayer, root: route))
    }
  }
  func dismiss() async {
    await transition(500) { if $0.layers.count > 1 { $0.layers.removeLast() } }
  }

  func push(_ route: Route) { Task { await push(route) } }
  func pop() { Task { await pop() } }
  func popToRoot() { Task { await popToRoot() } }
  func popAfter(index: Int) { Task { await popAfter(index: index) } }
  func present(_ route: Route) { Task { await present(route) } }
  func dismiss() { Task { await dismiss() } }
  func set(routes: Route...) { layers[layers.count - 1].pushed = routes }

  private var pushedCount: Int { layers[layers.count - 1].pushed.count }

  private func transition(_ milliseconds: Int, _ change: (Router) -> Void) async {
    guard isEnabled else { return }
    isEnabled = false
    change(self)
    try? await Task.sleep(for: .milliseconds(milliseconds))
    isEnabled = true
  }

  func path(_ index: Int) -> Binding<[Route]> {
    Binding {
      self.layers.indices.contains(index) ? self.layers[index].pushed : []
    } set: { left in
      if self.layers.indices.contains(index) { self.layers[index].pushed = left }
    }
  }

  func layer(above index: Int) -> Binding<Layer?> {
    Binding {
      self.layers.indices.contains(index + 1) ? self.layers[index + 1] : nil
    } set: { layer in
      if layer == nil, self.layers.indices.contains(index + 1) {
        self.layers.removeSubrange((index + 1)...)
      }
    }
  }
}

/// A layer of the router, with what is over it.
struct RouterView: View {
  @EnvironmentObject var router: Router
  @Namespace private var namespace
  var index = 0

  var body: some View {
    if router.layers.indices.contains(index) {
      let layer = router.layers[index]
      let top = (layer.pushed.last ?? layer.root).screen
      VStack {
        top.navigationBar(namespaceId: namespace)
        ZStack {
          NavigationStack(path: router.path(index)) {
            layer.root.screen.contentView
              .navigationDestination(for: Route.self) { $0.screen.contentView }
          }
          top.overlayView()
        }
      }
      .fullScreenCover(item: router.layer(above: index)) { _ in
        RouterView(index: index + 1).environmentObject(router)
      }
    }
  }
}

/// An app of two kinds of pages and a full-screen layer.
public struct LayersApp: App {
  private let router = Router(root: .contents)

  /// Creates the app.
  public init() {}

  /// Its window.
  public var body: some Scene {
    WindowGroup { RouterView().environmentObject(router) }
  }
}

extension Route {
  @MainActor static var contents: Route { Route(ContentsScreen()) }
  @MainActor static func chapter(_ number: Int) -> Route { Route(ChapterScreen(number: number)) }
  @MainActor static var notes: Route { Route(NotesScreen()) }
}

struct ContentsScreen: Screen {
  let id = UUID().uuidString
  let name = "contents"
  var contentView: AnyView { AnyView(ContentsView()) }
}

struct ChapterScreen: Screen {
  let id = UUID().uuidString
  let chapter: Chapter
  var name: String { "chapter \(chapter.number)" }

  init(number: Int) { chapter = Chapter(number) }

  var contentView: AnyView { AnyView(ChapterView(chapter: chapter)) }
  func navigationBar(namespaceId: Namespace.ID) -> AnyView? {
    AnyView(ChapterBar(chapter: chapter, namespace: namespaceId))
  }
  func overlayView() -> AnyView? { AnyView(ChapterOverlay(chapter: chapter)) }
}

struct NotesScreen: Screen {
  let id = UUID().uuidString
  let name = "notes"
  var contentView: AnyView { AnyView(NotesLayer()) }
}

/// What a page, its bar and its overlay share.
@MainActor final class Chapter: ObservableObject {
  let number: Int
  @Published var isMarked = false

  init(_ number: Int) { self.number = number }
}

struct ContentsView: View {
  @EnvironmentObject var router: Router

  var body: some View {
    Button("Begin") { router.push(.chapter(1)) }
    Button("Read on") { router.set(routes: .chapter(1), .chapter(2)) }
    Button("Notes") { router.present(.notes) }
  }
}

struct ChapterView: View {
  @EnvironmentObject var router: Router
  @ObservedObject var chapter: Chapter

  var body: some View {
    if chapter.number < 3 {
      Button("Next") { router.push(.chapter(chapter.number + 1)) }
    } else {
      Button("First chapter") { router.popAfter(index: 1) }
    }
    Button("Skip to the end") {
      Task {
        await router.pop()
        await router.push(.chapter(3))
      }
    }
    Button("Notes") { router.present(.notes) }
    if chapter.isMarked { Text("marked") }
  }
}

struct ChapterBar: View {
  @EnvironmentObject var router: Router
  @ObservedObject var chapter: Chapter
  let namespace: Namespace.ID

  var body: some View {
    HStack {
      Button {
        router.pop()
      } label: {
        Image(systemName: "chevron.left").matchedGeometryEffect(id: "back", in: namespace)
      }
      Text("Chapter \(chapter.number)").matchedGeometryEffect(id: "title", in: namespace)
      Button("Contents") { router.popToRoot() }
    }
  }
}

struct ChapterOverlay: View {
  @ObservedObject var chapter: Chapter

  var body: some View { Button("Mark") { chapter.isMarked.toggle() } }
}

struct NotesLayer: View {
  @EnvironmentObject var router: Router

  var body: some View {
    Button("Read chapter 3") { router.push(.chapter(3)) }
    Button("Close") { router.dismiss() }
  }
}
