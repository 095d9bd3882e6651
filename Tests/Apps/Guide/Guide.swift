import NavCore
import NavViews
import SwiftUI

enum AppRoute: Hashable {
  case view1
  case view2(parameter: Int)
}

@MainActor
struct View1Screen: @MainActor Screen {
  let id = "view1"
  let model: ViewModel1
  var content: AnyView { AnyView(Button("Show view 2") { model.tapped() }) }
}

@MainActor
struct View2Screen: @MainActor Screen {
  let id = "view2"
  let parameter: Int
  var content: AnyView { AnyView(Text("View 2 with \(parameter)")) }
  var navigationBar: NavigationBar<AnyView>? {
    NavigationBar(AnyView(View2Bar()), elements: ["title"])
  }
  var overlay: AnyView? { AnyView(Text("Over view 2")) }
}

struct View2Bar: View {
  @Environment(Router<AppRoute>.self) private var router
  @Environment(\.entry) private var entry

  var body: some View {
    HStack {
      Button("Back") { if let entry { router.from(entry).pop() } }
      Text("View 2 Title").barElement("title")
    }
    .frame(height: 50)
  }
}

struct ExampleApp: App {
  @State private var screens: ScreenState<AppRoute>
  @State private var store: ScreenStore<AppRoute, any Screen<AnyView>>

  init() {
    let router = Router<AppRoute>(root: .view1)
    let model = ViewModel1(router: router)
    let store = ScreenStore<AppRoute, any Screen<AnyView>>(router) { route in
      switch route {
      case .view1: View1Screen(model: model)
      case .view2(let parameter): View2Screen(parameter: parameter)
      }
    }
    router.onDismissal = { [weak store] entry, _ in store?.forget(entry) }
    _screens = State(initialValue: ScreenState(router))
    _store = State(initialValue: store)
  }

  var body: some Scene {
    WindowGroup { RouterView(screens, store) }
  }
}

@MainActor
final class ViewModel1 {
  let router: Router<AppRoute>

  init(router: Router<AppRoute>) { self.router = router }

  func tapped() { router.push(.view2(parameter: 7)) }

  func goBackAndOn() async {
    await router.pop()
    await router.push(.view2(parameter: 8))
  }
}
