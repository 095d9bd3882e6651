import SwiftUI
import Testing

/// What controllers in views are told, and what lies beside a stack.
@MainActor @Suite struct ControllerTests {
  struct Watched: UIViewControllerRepresentable {
    let name: String
    let log: Log

    final class Controller: UIViewController {
      var watched: Watched?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        watched.map { $0.log.add("\($0.name) appears") }
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        watched.map { $0.log.add("\($0.name) disappears") }
      }
    }

    func makeUIViewController(context: Context) -> Controller { Controller() }
    func updateUIViewController(_ controller: Controller, context: Context) {
      controller.watched = self
    }
  }

  private struct Picker: UIViewControllerRepresentable {
    let log: Log
    let times: Int

    final class Coordinator {
      var told = 0
    }

    final class Controller: UIViewController {
      var coordinator: Coordinator?
      override func viewDidLoad() { coordinator?.told += 1 }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> Controller {
      let controller = Controller()
      controller.coordinator = context.coordinator
      return controller
    }
    func updateUIViewController(_ controller: Controller, context: Context) {
      log.add("told \(context.coordinator.told) time \(times)")
    }
  }

  private struct Album: View {
    let log: Log
    @State private var times = 0
    var body: some View {
      Picker(log: log, times: times)
      Button("again") { times += 1 }
    }
  }

  @Test("a controller has one coordinator, and is loaded once")
  func coordinator() throws {
    let log = Log()
    try Stage(Album(log: log)).tap("again")
    #expect(log.take() == ["told 1 time 0", "told 1 time 1"])
  }

  struct Pages: View {
    let log: Log
    @State private var path: [String] = []
    @State private var isPresented = false
    var body: some View {
      NavigationStack(path: $path) {
        Button("next") { path.append("a") }
          .background(Watched(name: "root", log: log))
          .navigationDestination(for: String.self) { name in
            Button("back") { path = [] }.background(Watched(name: name, log: log))
          }
      }
      .safeAreaInset(edge: .top) { Button("bar") { isPresented = true } }
      .overlay { Text("over").onTapGesture { path = [] } }
      .sheet(isPresented: $isPresented) { Watched(name: "sheet", log: log) }
    }
  }

  @Test("a controller appears when the animation has ended that brings it")
  func controllers() throws {
    let log = Log()
    let stage = Stage(Pages(log: log))
    #expect(log.take() == ["root appears"])
    try stage.tap("next")
    stage.begin()
    #expect(log.take() == [])
    stage.end()
    #expect(log.take() == ["root disappears", "a appears"])
    try stage.tap("bar")
    stage.begin()
    stage.end()
    #expect(log.take() == ["sheet appears"])
  }

  @Test("one that has come appears, though what takes it away begins in the same turn")
  func takenAway() throws {
    let log = Log()
    let stage = Stage(Pages(log: log))
    try stage.tap("next")
    stage.begin()
    _ = log.take()
    let (root, page) = (stage.screen, stage.tree.wanted)
    stage.tree.shows([page, root])
    #expect(log.take().contains("a appears"))
  }

  @Test("bars and overlays can be touched, whatever page is on top, and not what is covered")
  func bars() throws {
    let stage = Stage(Pages(log: Log()))
    #expect(stage.buttons == ["next", "bar", "over"])
    try stage.tap("next")
    stage.settle()
    #expect(stage.buttons == ["back", "bar", "over"])
    try stage.tap("over")
    stage.settle()
    #expect(stage.buttons == ["next", "bar", "over"])
  }
}
