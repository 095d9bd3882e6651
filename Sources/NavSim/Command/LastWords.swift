import Foundation

/// What a process that has crashed has written of it to its standard error.
struct LastWords: Hashable {
  /// The line that looks like a reason; nil for nothing of the kind.
  let reason: String?
  /// Where it was, the innermost first: a function and a place in the source code. Empty where
  /// nobody has looked: a process is looked at only when it is asked to be, and by the toolchain's
  /// `swift-backtrace`.
  let places: [String]

  /// Reads what a process has written.
  init(_ text: String) {
    let lines = text.split(separator: "\n")
    // The names of functions have no reasons in them.
    reason = lines.prefix { !$0.hasPrefix("*** Signal") }.first { $0.contains("rror") }
      .map { String($0.prefix(300)) }
    let frames = lines.compactMap(Self.frame)
    // Behind the router's own code comes that which has called it.
    let own = frames.prefix { !$0.path.contains("/Sources/NavSim/") }
    places = (own.isEmpty ? frames.prefix(1) : own.prefix(Self.placeLimit)).map {
      "\($0.function), \(Self.fromHere($0.path))"
    }
  }

  private static var placeLimit: Int { 4 }

  /// What a report says of it, below the line that says how the process has ended.
  var lines: [String] {
    ((reason.map { [$0] } ?? []) + places.map { "in \($0)" }).map {
      "      " + TextEncoding.visible($0)
    }
  }

  /// A line of a backtrace that names a place:
  ///
  ///     3 [ra] 0x00005555a4f7854d Router.push(_:) + 636 in app at /home/me/app/Router.swift:28:46
  private static func frame(_ line: Substring) -> (function: String, path: String)? {
    let pattern = /^ *\d+ .*?0x[0-9a-f]+ (.+?)(?: \+ \d+)? in \S+ at (\/[^<>]+:\d+)$/
    guard let match = line.wholeMatch(of: pattern) else { return nil }
    return (String(match.1), String(match.2))
  }

  /// A path as a person would write it who stands in the current folder.
  private static func fromHere(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}

extension Player {
  /// Lets a scenario take a process down once more, and listens to what is said.
  ///
  /// - Parameters:
  ///   - order: plays the scenario.
  ///   - end: how it ends the process.
  /// - Returns: what is the same whenever this is asked; nil for nothing. Where an endless loop was
  ///   when it was looked at is not, and is told on standard error alone.
  static func lastWords(of order: ChildOrder, ending end: ChildEnd) -> LastWords? {
    // While a crash is looked at, the process sleeps.
    let player =
      end.isHang
      ? Player(limit: .seconds(1), sleepLimit: .seconds(1))
      : Player(limit: ProgressWatch.limit, sleepLimit: .seconds(30))
    defer { player.forget() }
    let seen = try? player.carryOut(order, as: .witness, keepsErrors: true) { _ in }
    guard seen != nil, let words = player.lastWords else { return nil }
    if !end.isHang { return words }
    for place in words.places { Terminal.complain("in \(place)", as: "hang") }
    return nil
  }
}
