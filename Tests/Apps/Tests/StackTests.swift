import NavAppTest
import Testing

@testable import NavSim
@testable import SwiftUI

/// What stacks of pages do.
@MainActor @Suite struct StackTests {
  private struct Steps: View {
    @State private var isSaved = false
    var body: some View {
      NavigationStack {
        NavigationLink("Edit") {
          Button("Save") { isSaved = true }.navigationBarBackButtonHidden(!isSaved)
        }
      }
    }
  }

  @Test("nobody goes back from a page without a back button")
  func held() throws {
    let stage = Stage(Steps())
    #expect(!stage.tree.holdsPage)
    try stage.tap("Edit")
    #expect(stage.tree.holdsPage)
    stage.begin()
    stage.end()
    try stage.tap("Save")
    #expect(!stage.tree.holdsPage)
    let test = AppTest("steps") { Steps() }.notTapping("Save").routerTest.played
    let steps = (1...10).flatMap { test.play(seed: $0, steps: 40).scenario.steps }
    #expect(steps.contains { if case .call = $0.move { true } else { false } })
    #expect(!steps.contains { if case .user = $0.move { true } else { false } })
  }

  /// What apps say of all stacks in an extension, which the plugin has take the place of the system's.
  final class Asking: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      viewControllers.count > 1
    }
  }

  @Test("an app has the user swipe back without a button, as far as it says so")
  func swipes() throws {
    #expect(!UINavigationController.letsSwipe())
    #expect(UINavigationController.letsSwipe(by: Asking()))
    let stack = Asking(rootViewController: UIViewController())
    stack.loadViewIfNeeded()
    #expect(!stack.swipesWithoutButton)
    stack.interactivePopGestureRecognizer?.delegate = nil
    #expect(stack.swipesWithoutButton)
    let stage = Stage(Steps())
    stage.tree.swipesWithoutButton = { true }
    try stage.tap("Edit")
    #expect(!stage.tree.holdsPage)
  }

  struct AnyPages: View {
    @State private var path: [AnyHashable] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("go") { path += [1, "one"] }
          .navigationDestination(for: AnyHashable.self) { Text("page \($0.description)") }
      }
    }
  }

  @Test("a destination for any value is that of a path of any values")
  func anyPages() throws {
    let stage = Stage(AnyPages())
    try stage.tap("go")
    #expect(stage.wanted == "AnyPages, 1, one" && !stage.wanted.contains("without"))
  }

  final class Items: ObservableObject { @Published var item: Int? }

  struct Leaving: View {
    @StateObject private var items = Items()
    var body: some View {
      NavigationView {
        Button("show") { items.item = 1 }.background(
          NavigationLink(
            destination: Closing(items: items),
            isActive: Binding(get: { items.item != nil }, set: { if !$0 { items.item = nil } })
          ) { EmptyView() })
      }
    }
  }

  struct Closing: View {
    let items: Items
    @Environment(\.presentationMode) private var mode
    var body: some View {
      Button("save") { items.item = nil }
        .onReceive(items.$item) { if $0 == nil { mode.wrappedValue.dismiss() } }
    }
  }

  @Test("what a dismissal publishes does not dismiss again, for ever")
  func dismissesOnce() throws {
    let stage = Stage(Leaving())
    try stage.tap("show")
    stage.settle()
    #expect(stage.buttons == ["save"])
    try stage.tap("save")
    stage.settle()
    #expect(stage.buttons == ["show"])
  }

  struct Counting: View {
    let name: String
    let log: Log
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Button("\(name) \(taps)") { taps += 1 }
        Button("leave") { dismiss() }
        NavigationLink("next", value: "\(name)+")
      }
      .onAppear { log.add("\(name) appears") }
      .onDisappear { log.add("\(name) disappears") }
    }
  }

  struct Pages: View {
    let log: Log
    @State private var path: [String] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Counting(name: "root", log: log)
          Button("two") { path = ["a", "b"] }
        }
        .navigationDestination(for: String.self) { name in
          VStack {
            Counting(name: name, log: log)
            Button("replace") { path[path.count - 1] = "other" }
            Button("home") { path = [] }
          }
        }
      }
    }
  }

  @Test("the state of a covered page is kept, and that of a popped page is lost")
  func state() throws {
    let stage = Stage(Pages(log: Log()))
    try stage.tap("root 0")
    try stage.tap("next")
    stage.settle()
    try stage.tap("root+ 0")
    try stage.tap("leave")
    stage.settle()
    #expect(stage.buttons.first == "root 1")
    try stage.tap("next")
    stage.settle()
    #expect(stage.buttons.first == "root+ 0")
  }

  @Test("a page appears as its animation begins, and what it covers disappears when it ends")
  func appearance() throws {
    let log = Log()
    let stage = Stage(Pages(log: log))
    #expect(log.take() == ["root appears"])
    try stage.tap("next")
    #expect(log.take() == [])
    stage.begin()
    #expect(log.take() == ["root+ appears"])
    stage.end()
    #expect(log.take() == ["root disappears"])
    try stage.tap("leave")
    stage.begin()
    #expect(log.take() == ["root appears"])
    stage.end()
    #expect(log.take() == ["root+ disappears"])
  }

  @Test("a path that changes during an animation is shown when that has ended")
  func changeWhileMoving() throws {
    let log = Log()
    let stage = Stage(Pages(log: log))
    try stage.tap("next")
    stage.begin()
    stage.tree.userWentBack(on: stage.tree.wanted.layers[0].pageIDs, to: 0)
    stage.tree.endTurn()
    #expect(stage.wanted == "Pages")
    _ = log.take()
    stage.end()
    #expect(stage.screen.layers[0].pages == ["root+"])
    stage.settle()
    #expect(stage.screen.layers[0].pages == [])
    #expect(log.take().suffix(1) == ["root+ disappears"])
  }

  @Test("a page that is pushed and popped before the screen moves never appears")
  func neverShown() throws {
    let log = Log()
    let stage = Stage(Pages(log: log))
    _ = log.take()
    try stage.tap("next")
    stage.tree.userWentBack(on: stage.tree.wanted.layers[0].pageIDs, to: 0)
    stage.settle()
    #expect(log.take() == [])
  }

  @Test("a page whose value is replaced is another page")
  func replaced() throws {
    let stage = Stage(Pages(log: Log()))
    try stage.tap("two")
    stage.settle()
    let before = stage.screen.layers[0].pageIDs
    try stage.tap("replace")
    stage.settle()
    #expect(stage.wanted == "Pages, a, other")
    #expect(stage.screen.layers[0].pageIDs[0] == before[0])
    #expect(stage.screen.layers[0].pageIDs[1] != before[1])
  }

  @Test("a view that leaves already cannot dismiss anything else")
  func dismissTwice() throws {
    let stage = Stage(Pages(log: Log()))
    try stage.tap("two")
    stage.settle()
    let leave = try #require(stage.tree.controls(isNext: false).all.first { $0.words == "leave" })
    guard case .tap(let dismiss) = leave.use else { return }
    dismiss()
    stage.begin()
    dismiss()
    stage.end()
    stage.settle()
    #expect(stage.wanted == "Pages, a")
  }

  @Test("a link on a page that is covered already pushes nothing")
  func coveredLink() throws {
    let stage = Stage(Pages(log: Log()))
    let next = try #require(stage.tree.controls(isNext: false).all.first { $0.words == "next" })
    guard case .tap(let push) = next.use else { return }
    push()
    stage.tree.endTurn()
    push()
    stage.settle()
    #expect(stage.wanted == "Pages, root+")
  }

  struct Nested: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        Button("deep") {
          path.append(1)
          path.append("x")
          path.append(2.0)
        }
        .navigationDestination(for: Int.self) { number in
          Text("number \(number)")
            .navigationDestination(for: String.self) { Text("text \($0)") }
            .navigationDestination(for: Int.self) { Text("not this \($0)") }
        }
      }
    }
  }

  @Test("a page may declare what lies on it; the destination closest to the root counts")
  func nested() throws {
    let stage = Stage(Nested())
    try stage.tap("deep")
    stage.settle()
    #expect(stage.wanted == "Nested, 1, x, 2.0, without a destination")
    #expect(stage.tree.allWords.contains("number 1"))
    #expect(stage.tree.allWords.contains("text x"))
    #expect(!stage.tree.allWords.contains("not this 1"))
  }

  struct Linked: View {
    @State private var isOn = false
    @State private var item: Int?
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("plain") { Text("plain page") }
          Button("on") { isOn = true }
          Button("item") { item = 7 }
        }
        .navigationDestination(isPresented: $isOn) { Button("off") { isOn = false } }
        .navigationDestination(item: $item) { number in Text("item \(number)") }
      }
    }
  }

  @Test("links and conditions push pages, which the user takes away by them")
  func links() throws {
    let stage = Stage(Linked())
    try stage.tap("plain")
    stage.settle()
    #expect(stage.wanted == "Linked, \"plain page\"")
    stage.tree.userWentBack(on: stage.screen.layers[0].pageIDs, to: 0)
    stage.settle()
    try stage.tap("on")
    stage.settle()
    try stage.tap("off")
    stage.settle()
    try stage.tap("item")
    stage.settle()
    #expect(stage.wanted == "Linked, 7")
    stage.tree.userWentBack(on: stage.screen.layers[0].pageIDs, to: 0)
    stage.settle()
    #expect(stage.wanted == "Linked")
  }

  struct Tabs: View {
    let log: Log
    @State private var selected = "one"
    var body: some View {
      TabView(selection: $selected) {
        Pages(log: log).tabItem { Label("First", systemImage: "1.circle") }.tag("one")
        Counting(name: "second", log: log).tabItem { Text("Second") }.tag("two")
      }
    }
  }

  @Test("a hidden tab keeps its stack and its state")
  func tabs() throws {
    let log = Log()
    let stage = Stage(Tabs(log: log))
    #expect(stage.tree.tabNames == ["First", "Second"])
    try stage.tap("root 0")
    try stage.tap("next")
    stage.settle()
    _ = log.take()
    stage.tree.userSelected("Second")
    stage.settle()
    #expect(stage.wanted == "[Second] Counting")
    #expect(log.take() == ["second appears", "root+ disappears"])
    try stage.tap("second 0")
    stage.tree.userSelected("First")
    stage.settle()
    #expect(stage.wanted == "[First] Pages, root+")
    try stage.tap("leave")
    stage.settle()
    #expect(stage.buttons.first == "root 1")
    stage.tree.userSelected("Second")
    stage.settle()
    #expect(stage.buttons.first == "second 1")
  }

  private final class Untold: ObservableObject {
    /// Nobody is told of it.
    var selected = "one"
  }

  private struct UntoldTabs: View {
    @StateObject private var place = Untold()
    let fixed: String?

    var body: some View {
      TabView(selection: fixed.map { .constant($0) } ?? $place.selected) {
        Text("first").tabItem { Text("First") }.tag("one")
        Text("second").tabItem { Text("Second") }.tag("two")
      }
    }
  }

  @Test("a tab that is touched is shown, also where nobody tells of it, unless it is not selected")
  func untold() {
    let stage = Stage(UntoldTabs(fixed: nil))
    stage.tree.userSelected("Second")
    stage.settle()
    #expect(stage.tree.allWords.contains("second"))
    let held = Stage(UntoldTabs(fixed: "one"))
    held.tree.userSelected("Second")
    held.settle()
    #expect(held.tree.allWords.contains("first"))
  }
}
