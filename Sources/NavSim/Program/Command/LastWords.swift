import Foundation

/// What a process that has crashed has written of it to its standard error.
struct LastWords: Hashable {
  /// The line that looks like a reason; nil for nothing of the kind.
  let reason: String?
  /// Where it was, the innermost first: a function and a place in the source code. Empty where
  /// nobody has looked: a process is looked at only when it is asked to be, and by the toolchain's
  /// `swift-backtrace`.
  let places: [String]
  /// True when the process was looked at, and the router's code does not say where it was.
  let lacksPlaces: Bool

  /// Reads what a process has written.
  init(_ text: String) {
    let lines = text.split(separator: "\n")
    // The names of functions have no reasons in them.
    reason = lines.prefix { !$0.hasPrefix("*** Signal") }.first { $0.contains("rror") }
      .map { String($0.prefix(300)) }
    let frames = lines.compactMap(Self.frame)
    // Before the router's own code comes what stands in for the system's, behind it what called it.
    let inside = frames.drop { $0.path.contains("/Sources/NavSim/Capture/") }
    let own = inside.prefix { !$0.path.contains("/Sources/NavSim/") }
    let isBare = own.isEmpty && lines.prefix { Self.frame($0) == nil }.contains(where: Self.isBare)
    lacksPlaces = isBare
    places = (own.isEmpty && !isBare ? frames.prefix(1) : own.prefix(Self.placeLimit)).map {
      "\($0.function), \(Self.fromHere($0.path))"
    }
    closure = own.allSatisfy { $0.function.hasPrefix("closure ") } ? Self.hook(of: frames) : nil
  }

  /// What of the test has called the router, when the process was in a closure of the test's own:
  /// "an action" or the name of what the host calls.
  let closure: String?

  /// Which closure of the test is called by the first of the frames that are this library's.
  private static func hook(of frames: [(function: String, path: String)]) -> String? {
    let library = frames.drop { !$0.path.contains("/Sources/NavSim/") }
    guard !library.isEmpty, library.count < frames.count else { return nil }
    for frame in library {
      for (name, hook) in [
        ("HostPlayer.writePath", "path"), ("HostPlayer.closing", "closed"),
        ("HostPlayer.closed", "onDismiss"), ("HostPlayer.tellTouch", "gesture"),
        ("HostPlayer.select", "tab"), ("TypedRouter.look", "screens"),
        ("RouterRun.judgeConditions", "always"), ("RouterRun.start", "action"),
      ] where frame.function.contains(name) { return hook }
    }
    return nil
  }

  /// True for a frame without a place in the source code, but for those of the system's libraries.
  private static func isBare(_ line: Substring) -> Bool {
    let match = line.wholeMatch(of: /^ *\d+ .*?0x[0-9a-f]+ .+ in (\S+)$/)
    return match.map { !$0.1.hasPrefix("lib") && !$0.1.hasPrefix("ld-") } ?? false
  }

  /// What crashes have in common that are the same: the reason, and the innermost place; nil for
  /// nothing that says so.
  var cause: [String]? {
    let cause = [reason ?? ""] + places.prefix(1)
    return reason == nil && places.isEmpty ? nil : cause
  }

  private static var placeLimit: Int { 4 }

  /// What a report says of it, below the line that says how the process has ended.
  var lines: [String] {
    let closure = closure.map { ["trapped in the closure `\($0)` of the test"] } ?? []
    let lack = lacksPlaces ? ["built without -g, so it does not say where"] : []
    return ((reason.map { [$0] } ?? []) + closure + places.map { "in \($0)" } + lack).map {
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
