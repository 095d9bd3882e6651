import NavCore
import Testing

/// What document 001 shows, with this router: routes as an enum, multi-step navigation.
@MainActor
@Suite("Document 001")
struct Document001Tests {
  private enum ExampleRoute: Hashable {
    case exampleView(title: String)

    /// Stands for the view that the route makes.
    var view: String {
      switch self {
      case .exampleView(let title): "ExampleView(\(title))"
      }
    }
  }

  private let router = Router<ExampleRoute>(root: .exampleView(title: "Root"))
  private let host: PatientHost<ExampleRoute>

  init() { host = router.attachHost() }

  private var views: [String?] { router.visibleRoutes.map { $0?.view } }

  @Test("a route is an enum case with its parameters, and makes its view")
  func route() async {
    await router.push(.exampleView(title: "Pushed"))
    #expect(views == ["ExampleView(Root)", "ExampleView(Pushed)"])
  }

  @Test("the calls of the document, forgotten one after another")
  func calls() {
    router.push(.exampleView(title: "Pushed"))
    router.pop()
    router.popToRoot()
    router.set(routes: [.exampleView(title: "Route A"), .exampleView(title: "Route B")])
    #expect(views.count == 3)
    // The document counts from the first pushed entry: its popAfter(index: 0) keeps that one.
    router.popAfter(index: 0 + 1)
    #expect(views == ["ExampleView(Root)", "ExampleView(Route A)"])
    router.present(.exampleView(title: "Presented full-screen"), as: .fullScreenCover)
    #expect(views == ["ExampleView(Presented full-screen)"])
    router.dismiss()
    #expect(views == ["ExampleView(Root)", "ExampleView(Route A)"])
  }

  @Test("popping to the root in several steps animates each, and is awaited as a whole")
  func multiPopToRoot() async {
    for title in ["A", "B", "C"] { await router.push(.exampleView(title: title)) }
    let before = host.commands.count
    #expect(await router.popToRootAnimated() == .completed)
    #expect(views == ["ExampleView(Root)"])
    #expect(host.commands.count == before + 3)
  }

  @Test("dismissing to the root in several steps animates each, and is awaited as a whole")
  func multiDismissToRoot() async {
    for title in ["A", "B"] { await router.present(.exampleView(title: title)) }
    #expect(await router.dismissAllAnimated() == .completed)
    #expect(router.navigation.layers.isEmpty)
  }

  @Test("consecutive steps need no sleep between them")
  func consecutiveSteps() {
    router.push(.exampleView(title: "Old"))
    router.sequence { steps in
      steps.pop()
      steps.present(.exampleView(title: "Presented"))
      steps.push(.exampleView(title: "Pushed"))
    }
    #expect(views == ["ExampleView(Presented)", "ExampleView(Pushed)"])
  }
}
