import SwiftUI

/// A place of an app, which knows its own view.
protocol PlaceRoute: Hashable {
  associatedtype Content: View
  @MainActor @ViewBuilder var view: Content { get }
}

/// How long an animation is waited for between two steps.
enum RoutingDirection {
  case horizontal
  case vertical

  func sleep() async {
    try? await Task.sleep(nanoseconds: self == .horizontal ? 550_000_000 : 450_000_000)
  }
}

/// A router that changes what is shown at once, and sleeps between the steps of one call.
@MainActor final class StepsRouter<Place: PlaceRoute>: ObservableObject {
  struct Layer: Identifiable, CustomStringConvertible {
    let id: Int
    let root: Place
    var pushed: [Place] = []
    var description: String { "\(root)" }
  }

  @Published fileprivate var layers: [Layer]
  private var lastLayer = 0

  init(root: Place) { layers = [Layer(id: 0, root: root)] }

  fileprivate var top: Int { layers.count - 1 }

  func push(_ place: Place) { layers[top].pushed.append(place) }
  func pop() { if !layers[top].pushed.isEmpty { layers[top].pushed.removeLast() } }
  func popToRoot() { layers[top].pushed = [] }
  func popAfter(index: Int) {
    if index < layers[top].pushed.count { layers[top].pushed.removeSubrange(index...) }
  }
  func set(routes: Place...) { layers[top].pushed = routes }
  func present(_ place: Place) {
    lastLayer += 1
    layers.append(Layer(id: lastLayer, root: place))
  }
  func dismiss() { if top > 0 { layers.removeLast() } }

  func multiPopToRoot() async {
    while !layers[top].pushed.isEmpty {
      pop()
      await RoutingDirection.horizontal.sleep()
    }
  }

  func multiDismissToRoot() async {
    while top > 0 {
      dismiss()
      await RoutingDirection.vertical.sleep()
    }
  }

  func consecutiveSteps(_ steps: @escaping @MainActor (StepsRouter) async -> Void) {
    Task { await steps(self) }
  }

  func path(_ index: Int) -> Binding<[Place]> {
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
      if layer == nil, self.top > index { self.layers.removeSubrange((index + 1)...) }
    }
  }
}

struct StepsRouterView<Place: PlaceRoute>: View {
  @EnvironmentObject var router: StepsRouter<Place>
  var index = 0

  var body: some View {
    if router.layers.indices.contains(index) {
      NavigationStack(path: router.path(index)) {
        router.layers[index].root.view.navigationDestination(for: Place.self) { $0.view }
      }
      .sheet(item: router.layer(above: index)) { _ in
        StepsRouterView(index: index + 1).environmentObject(router)
      }
    }
  }
}

/// An app of a tour through a city.
public struct StepsApp: App {
  /// Creates the app.
  public init() {}

  /// Its window.
  public var body: some Scene {
    WindowGroup {
      StepsRouterView<TourPlace>().environmentObject(StepsRouter<TourPlace>(root: .map))
    }
  }
}

enum TourPlace: PlaceRoute, CustomStringConvertible {
  case map
  case stop(String)
  case ticket

  @MainActor var view: some View {
    switch self {
    case .map: MapView()
    case .stop(let title): StopView(title: title)
    case .ticket: TicketView()
    }
  }

  var description: String {
    switch self {
    case .map: "map"
    case .stop(let title): title
    case .ticket: "ticket"
    }
  }
}

struct MapView: View {
  @EnvironmentObject var router: StepsRouter<TourPlace>

  var body: some View {
    Button("Harbour") { router.push(.stop("harbour")) }
    Button("Whole tour") { router.set(routes: .stop("harbour"), .stop("castle")) }
    Button("Ticket") { router.present(.ticket) }
  }
}

struct StopView: View {
  let title: String
  @EnvironmentObject var router: StepsRouter<TourPlace>

  var body: some View {
    Text(title)
    if title == "harbour" { Button("Castle") { router.push(.stop("castle")) } }
    Button("Step by step home") { Task { await router.multiPopToRoot() } }
    Button("Home") { router.popToRoot() }
    Button("Buy") {
      router.consecutiveSteps { router in
        router.pop()
        await RoutingDirection.horizontal.sleep()
        router.present(.ticket)
        await RoutingDirection.vertical.sleep()
        router.push(.stop("museum"))
      }
    }
  }
}

struct TicketView: View {
  @EnvironmentObject var router: StepsRouter<TourPlace>

  var body: some View {
    Button("Another ticket") { router.present(.ticket) }
    Button("Done") { Task { await router.multiDismissToRoot() } }
  }
}
