#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Foundation
  import NavCapture
  import SwiftUI

  /// The functions of C by which Foundation keeps defaults: for a run they answer from memory, and
  /// where no app is played they are Foundation's own.
  enum AppDefaultsFunctions {
    static let all = [
      LinkedFunction("CFPreferencesCopyAppValue", copyValue),
      LinkedFunction("CFPreferencesCopyMultiple", copyValues),
      LinkedFunction("CFPreferencesSetAppValue", setValue),
      LinkedFunction("CFPreferencesAppSynchronize", synchronize),
    ]

    /// A pointer to an object of Foundation's, such as a text or a list.
    private typealias Object = UnsafeRawPointer
    private typealias CopyValue = @Sendable @convention(c) (Object, Object) -> Object?
    private typealias CopyValues =
      @Sendable @convention(c) (Object?, Object, Object, Object) -> Object?
    private typealias SetValue = @Sendable @convention(c) (Object, Object?, Object) -> Void
    private typealias Synchronize = @Sendable @convention(c) (Object) -> UInt8

    private static let realCopyValue =
      LinkedFunction.original("CFPreferencesCopyAppValue", as: CopyValue.self)
    private static let realCopyValues =
      LinkedFunction.original("CFPreferencesCopyMultiple", as: CopyValues.self)
    private static let realSetValue =
      LinkedFunction.original("CFPreferencesSetAppValue", as: SetValue.self)
    private static let realSynchronize =
      LinkedFunction.original("CFPreferencesAppSynchronize", as: Synchronize.self)

    private static func text(_ object: Object) -> String {
      String(describing: Unmanaged<NSObject>.fromOpaque(object).takeUnretainedValue())
    }

    private static let copyValue: CopyValue = { key, suite in
      guard let defaults = AppDefaults.current else { return realCopyValue?(key, suite) }
      guard let value = defaults.values(of: text(suite))[text(key)] else { return nil }
      return Object(Unmanaged.passRetained(value).toOpaque())
    }

    private static let copyValues: CopyValues = { keys, suite, user, host in
      guard let defaults = AppDefaults.current else {
        return realCopyValues?(keys, suite, user, host)
      }
      let all = NSMutableDictionary()
      for (key, value) in defaults.values(of: text(suite)) {
        all.setObject(value, forKey: key as NSString)
      }
      return Object(Unmanaged<NSDictionary>.passRetained(all).toOpaque())
    }

    private static let setValue: SetValue = { key, value, suite in
      guard let defaults = AppDefaults.current else { realSetValue?(key, value, suite); return }
      let value = value.map { Unmanaged<NSObject>.fromOpaque($0).takeUnretainedValue() }
      defaults.set(text(key), to: value, in: text(suite))
    }

    private static let synchronize: Synchronize = { suite in
      AppDefaults.current == nil ? realSynchronize?(suite) ?? 0 : 1
    }
  }
#endif
