import Foundation
import NavSim

/// What there is to do in an app. A command hands it on to the processes that it starts, which
/// would have to find it again.
struct Found: Codable {
  let app: String
  var buttons: [AppButton]
  var inputs: [AppInput] = []
  var tabs: [String] = []
  /// True when the app depends on whether it is on the screen.
  var hasPhases = false
  /// True when the app has timers that repeat.
  var hasTimers = false
  /// True when one tap that is alone pushes the same page twice, so that the app wants that.
  var pushesTwice = false

  /// Parts of the app that seeds may stay in: each thing that was found is in one of them.
  var parts: [FoundPart] = []

  /// True when not everything was tried that was met.
  var isCutOff = false
  /// True when lists had more rows than are tried.
  var hasLongLists = false

  private static let variable = "NAVFUZZ_FOUND"

  /// What the process that has started this one has found; nil for none.
  static func byParent(_ app: String) -> Self? {
    guard ProcessRole.current != .parent,
      let text = ProcessInfo.processInfo.environment[variable],
      let found = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)), found.app == app
    else { return nil }
    return found
  }

  /// Hands it on to every process that is started from now on.
  func handOn() {
    guard ProcessRole.current == .parent, let data = try? JSONEncoder().encode(self) else { return }
    setenv(Self.variable, String(decoding: data, as: UTF8.self), 1)
  }
}
