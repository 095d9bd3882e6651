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

  /// The arguments with which a router is played.
  func fuzz(_ router: Router, _ options: [String]) -> [String] {
    switch (self, router) {
    case (.navfuzz, .holding): options
    case (.navfuzz, .failing): ["--router", "estimated-wait"] + options
    case (.routerTest, .holding): ["mended-tabs"] + options
    case (.routerTest, .failing): ["gated"] + options
    }
  }

  /// The arguments of another command.
  func call(_ router: Router, _ words: [String]) -> [String] {
    switch (self, router) {
    case (.navfuzz, _): words
    case (.routerTest, .holding): ["mended-tabs"] + words
    case (.routerTest, .failing): ["gated"] + words
    }
  }

  /// Runs it.
  func run(_ arguments: [String], in folder: URL? = nil) throws -> Command.Result {
    try Command.run(arguments, in: folder, program: rawValue)
  }
}
