import NavAppTest
import SwiftUI
import Testing

/// A framework that a test moves by hand: views are drawn, and animations begin and end when it says
/// so.
@MainActor final class Stage {
  let tree: ViewTree
  private let run = AppRun()
  /// What is on the screen.
  private(set) var screen: ShownScreens
  private var next: ShownScreens?

  init(_ root: some View) {
    AppSystem.install()
    tree = ViewTree(root)
    screen = tree.wanted
    tree.shows([screen])
  }

  isolated deinit { tree.forget() }

  /// Taps on what is on the screen.
  func tap(_ words: String, place: Int = 0) throws {
    let found = tree.controls(isNext: false).all.first { $0.words == words && $0.place == place }
    guard case .tap(let action) = try #require(found, "\(words) is not on the screen").use else {
      return
    }
    action()
    tree.endTurn()
  }

  /// Types into a field that is on the screen.
  func type(_ text: String, into words: String) throws {
    let found = tree.controls(isNext: false).all.first { $0.words == words }
    guard case .type(let type) = try #require(found, "\(words) is not on the screen").use else {
      return
    }
    type(text)
    tree.endTurn()
  }

  /// What can be tapped.
  var buttons: [String] { tree.controls(isNext: false).all.map(\.words) }

  /// What the app wants, in one line.
  var wanted: String { Self.text(tree.wanted) }

  /// An animation begins that shows what the app wants now.
  func begin() {
    tree.endTurn()
    next = tree.wanted
    tree.shows([screen, tree.wanted])
  }

  /// The animation ends.
  ///
  /// - Parameter isLate: true for a framework that tells later which layers have left.
  func end(isLate: Bool = false) {
    guard let next else { return }
    self.next = nil
    let left = screen.layers.reversed().filter { layer in
      !next.layers.contains { $0.id == layer.id }
    }
    if isLate { tree.shows([next]) }
    for layer in left {
      tree.dismissed(layer.id)
      tree.endTurn()
    }
    screen = next
    tree.shows([screen])
  }

  /// Animates until the screen shows what the app wants.
  func settle() {
    for _ in 0..<10 {
      tree.endTurn()
      if tree.wanted == screen { return }
      begin()
      end()
    }
    Issue.record("the screen never shows what the app wants")
  }

  private static func text(_ shown: ShownScreens) -> String {
    let layers = shown.layers.map { ([$0.name] + $0.pages).joined(separator: ", ") }
    return (shown.tab.map { "[\($0)] " } ?? "") + layers.joined(separator: " / ")
  }
}

/// What views have done, in order.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// What was written since this was last asked.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
