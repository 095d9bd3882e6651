import NavAppTest
import SwiftUI
import Testing
import UIKit

/// What the user cannot do where a bar is not to be seen.
@MainActor @Suite struct HiddenBarTests {
  private struct Covered: View {
    var body: some View {
      NavigationStack {
        TabView {
          NavigationLink("More") { Text("more") }.tabItem { Text("One") }
          Text("two").tabItem { Text("Two") }
        }
      }
    }
  }

  @Test("a page over a bar of tabs covers it")
  func covered() throws {
    let stage = Stage(Covered())
    #expect(stage.tree.tabNames == ["One", "Two"])
    try stage.tap("More")
    stage.settle()
    #expect(stage.tree.tabNames == [])
    stage.tree.userWentBack(on: stage.tree.wanted.layers[0].pageIDs, to: 0)
    stage.settle()
    #expect(stage.tree.tabNames == ["One", "Two"])
  }

  private struct Reader: View {
    @State private var isReading = false
    var body: some View {
      TabView {
        NavigationStack {
          NavigationLink("Read") {
            VStack {
              Button(isReading ? "Show bars" : "Hide bars") { isReading.toggle() }
              NavigationLink("Notes") { Text("notes") }
            }
            .toolbar(isReading ? .hidden : .visible, for: .tabBar, .navigationBar)
          }
        }
        .tabItem { Text("Book") }
        Text("shelf").tabItem { Text("Shelf") }
      }
    }
  }

  @Test("bars that the page on top hides are not touched")
  func hidden() throws {
    let stage = Stage(Reader())
    try stage.tap("Read")
    stage.settle()
    #expect(stage.tree.tabNames == ["Book", "Shelf"] && !stage.tree.holdsPage)
    try stage.tap("Hide bars")
    #expect(stage.tree.tabNames == [] && stage.tree.holdsPage)
    try stage.tap("Notes")
    stage.settle()
    #expect(stage.tree.tabNames == ["Book", "Shelf"] && !stage.tree.holdsPage)
  }

  private struct Inner: View {
    var body: some View {
      NavigationStack {
        NavigationLink("In") {
          NavigationStack { Text("inner").navigationBarHidden(true) }
        }
      }
    }
  }

  @Test("the bar of a stack on a page is another one than that of the page")
  func inner() throws {
    let stage = Stage(Inner())
    try stage.tap("In")
    stage.settle()
    #expect(!stage.tree.holdsPage)
  }

  private struct Checkout: View {
    @State private var path: [Int] = []
    @State private var sending: Task<Void, Never>?

    var body: some View {
      NavigationStack(path: $path) {
        Button("Next") { path = [1, 2] }
          .navigationDestination(for: Int.self) { page in
            switch page {
            case 1: Text("one")
            default:
              List {
                Button("Send") { send() }
                if sending != nil { ProgressView() }
              }
              .navigationTitle("Review")
              .navigationBarBackButtonHidden(sending != nil)
              .toolbar { Button("Cancel") {} }
            }
          }
      }
    }

    private func send() {
      sending = Task { try? await Task.sleep(for: .seconds(1)) }
    }
  }

  @Test("a page that is sending something is not left, whoever knows of that")
  func sending() throws {
    let stage = Stage(Checkout())
    try stage.tap("Next")
    stage.settle()
    #expect(!stage.tree.holdsPage)
    try stage.tap("Send")
    #expect(stage.tree.holdsPage)
  }

  @Test("a controller hides the bar of tabs until it is popped")
  func pushed() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    let stage = Stage(WindowView(tabs))
    #expect(stage.tree.tabNames == ["Tab 1", "Tab 2"])
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    stack.pushViewController(page, animated: true)
    stack.pushViewController(UIViewController(), animated: true)
    stage.settle()
    #expect(stage.tree.tabNames == [])
    stack.popToRootViewController(animated: true)
    stage.settle()
    #expect(stage.tree.tabNames == ["Tab 1", "Tab 2"])
    tabs.tabBar.isHidden = true
    stage.settle()
    #expect(stage.tree.tabNames == [])
  }
}
