import Foundation

/// What an app keeps in its `UserDefaults` in a run: nothing, as each begins.
///
/// Foundation on Linux reads and writes all defaults by four functions of C, which the linker looks
/// for in the program first. Those below answer for a run, from memory; where no app is played they
/// pass on to Foundation's own.
final class AppDefaults {
  /// Those of the run on this thread; nil where no app is played.
  static var current: AppDefaults? { AppRun.current?.own { AppDefaults() } }

  /// By the name of a suite, and by key.
  private var suites: [String: [String: NSObject]] = [:]
  private var readers: [String: [() -> Void]] = [:]

  /// Has somebody told whenever a value changes, in whichever suite.
  func onChange(of key: String, _ tell: @escaping () -> Void) {
    readers[key, default: []].append(tell)
  }

  fileprivate func values(of suite: String) -> [String: NSObject] { suites[suite] ?? [:] }

  fileprivate func set(_ key: String, to value: NSObject?, in suite: String) {
    let old = suites[suite]?[key]
    suites[suite, default: [:]][key] = value
    if let old, let value, old.isEqual(value) { return }
    if old == nil, value == nil { return }
    for tell in readers[key] ?? [] { tell() }
    NotificationCenter.default.post(
      name: UserDefaults.didChangeNotification, object: UserDefaults.standard)
  }
}

/// A pointer of C to an object, such as a text or a list.
package typealias Pointer = UnsafeRawPointer

private func text(_ pointer: Pointer) -> String {
  String(describing: Unmanaged<NSObject>.fromOpaque(pointer).takeUnretainedValue())
}

/// Foundation's own function, which this program's comes before.
private func original<Function>(_ name: String, as type: Function.Type) -> Function? {
  dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: type) }
}

@_cdecl("CFPreferencesCopyAppValue")
package func copyDefaultsValue(_ key: Pointer, _ suite: Pointer) -> Pointer? {
  guard let defaults = AppDefaults.current else {
    typealias Function = @convention(c) (Pointer, Pointer) -> Pointer?
    return original("CFPreferencesCopyAppValue", as: Function.self)?(key, suite)
  }
  guard let value = defaults.values(of: text(suite))[text(key)] else { return nil }
  return Pointer(Unmanaged.passRetained(value).toOpaque())
}

@_cdecl("CFPreferencesCopyMultiple")
package func copyDefaults(
  _ keys: Pointer?, _ suite: Pointer, _ user: Pointer, _ host: Pointer
) -> Pointer? {
  guard let defaults = AppDefaults.current else {
    typealias Function = @convention(c) (Pointer?, Pointer, Pointer, Pointer) -> Pointer?
    return original("CFPreferencesCopyMultiple", as: Function.self)?(keys, suite, user, host)
  }
  let values = defaults.values(of: text(suite))
  let all = NSMutableDictionary()
  for (key, value) in values { all.setObject(value, forKey: key as NSString) }
  return Pointer(Unmanaged.passRetained(all as NSDictionary).toOpaque())
}

@_cdecl("CFPreferencesSetAppValue")
package func setDefaultsValue(_ key: Pointer, _ value: Pointer?, _ suite: Pointer) {
  guard let defaults = AppDefaults.current else {
    typealias Function = @convention(c) (Pointer, Pointer?, Pointer) -> Void
    original("CFPreferencesSetAppValue", as: Function.self)?(key, value, suite)
    return
  }
  let value = value.map { Unmanaged<NSObject>.fromOpaque($0).takeUnretainedValue() }
  defaults.set(text(key), to: value, in: text(suite))
}

@_cdecl("CFPreferencesAppSynchronize")
package func synchronizeDefaults(_ suite: Pointer) -> UInt8 {
  guard AppDefaults.current == nil else { return 1 }
  typealias Function = @convention(c) (Pointer) -> UInt8
  return original("CFPreferencesAppSynchronize", as: Function.self)?(suite) ?? 0
}
