import Foundation

/// The commands that play seeds: what is expected of one is expected of the other.
enum TestedCommand: String, CaseIterable {
  /// Of routers that are values.
  case navfuzz
  /// Of a router test.
  case routerTest = "router-tests"

  /// What is played.
  enum Router {
    case holding
    case failing
  }

  private func choice(of router: Router) -> [String] {
    switch (self, router) {
    case (.navfuzz, .holding): []
    case (.navfuzz, .failing): ["--timing", "estimated"]
    case (.routerTest, .holding): ["mended-tabs"]
    case (.routerTest, .failing): ["gated"]
    }
  }

  /// The arguments with which a router is played.
  func fuzz(_ router: Router, _ options: [String]) -> [String] { choice(of: router) + options }

  /// The arguments of another command: only that of a router test has to know which router.
  func call(_ router: Router, _ words: [String]) -> [String] {
    self == .navfuzz ? words : choice(of: router) + words
  }

  /// Runs it.
  func run(_ arguments: [String], in folder: URL? = nil) throws -> Command.Result {
    try Command.run(arguments, in: folder, program: rawValue)
  }
}
