import Foundation

/// What an app keeps in its `UserDefaults` in a run: nothing, as each begins.
///
/// Foundation on Linux reads and writes all defaults by four functions of C, which ask this one.
package final class AppDefaults {
  /// Those of the run on this thread; nil where no app is played.
  package static var current: AppDefaults? { AppRun.current?.own { AppDefaults() } }

  /// By the name of a suite, and by key.
  private var suites: [String: [String: NSObject]] = [:]
  private var readers: [String: [() -> Void]] = [:]

  /// Has somebody told whenever a value changes, in whichever suite.
  func onChange(of key: String, _ tell: @escaping () -> Void) {
    readers[key, default: []].append(tell)
  }

  /// What is kept.
  package func values(of suite: String) -> [String: NSObject] { suites[suite] ?? [:] }

  /// Keeps a value, or nothing more for nil.
  package func set(_ key: String, to value: NSObject?, in suite: String) {
    let old = suites[suite]?[key]
    suites[suite, default: [:]][key] = value
    if let old, let value, old.isEqual(value) { return }
    if old == nil, value == nil { return }
    for tell in readers[key] ?? [] { tell() }
    NotificationCenter.default.post(
      name: UserDefaults.didChangeNotification, object: UserDefaults.standard)
  }
}
