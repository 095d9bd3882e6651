@_exported public import Observation

public import Foundation

// What Foundation has on Apple's platforms, and not here.

extension UserDefaults {
  /// Keeps a value.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// What is kept.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

/// What is kept for all devices of a user: only here, and for a run.
public final class NSUbiquitousKeyValueStore: Sendable {
  /// The only one.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Somebody else has changed something, which nobody does here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private var defaults: UserDefaults { UserDefaults(suiteName: "iCloud") ?? .standard }

  /// Keeps a value.
  public func set(_ value: Any?, forKey key: String) { defaults.set(value, forKey: key) }
  /// Keeps nothing more.
  public func removeObject(forKey key: String) { defaults.removeObject(forKey: key) }
  /// What is kept.
  public func object(forKey key: String) -> Any? { defaults.object(forKey: key) }
  /// What is kept.
  public func string(forKey key: String) -> String? { defaults.string(forKey: key) }
  /// What is kept.
  public func array(forKey key: String) -> [Any]? { defaults.array(forKey: key) }
  /// What is kept.
  public func data(forKey key: String) -> Data? { defaults.data(forKey: key) }
  /// What is kept.
  public func bool(forKey key: String) -> Bool { defaults.bool(forKey: key) }
  /// What is kept.
  public func dictionary(forKey key: String) -> [String: Any]? { defaults.dictionary(forKey: key) }
  /// All that is kept.
  public var dictionaryRepresentation: [String: Any] { defaults.dictionaryRepresentation() }
  /// What is kept.
  public func longLong(forKey key: String) -> Int64 { Int64(defaults.integer(forKey: key)) }
  /// What is kept.
  public func double(forKey key: String) -> Double { defaults.double(forKey: key) }
  /// True: it is done.
  @discardableResult public func synchronize() -> Bool { true }
}

/// Does something; what it leaves behind goes by itself here.
@discardableResult public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

/// The seconds since the first day of 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

/// A kind of a value of Core Foundation.
public typealias CFTypeID = UInt
/// The kind of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The kind of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// The kind of a value: 0 for any that is no number.
public func CFGetTypeID(_ value: AnyObject) -> CFTypeID {
  guard let number = value as? NSNumber else { return 0 }
  return String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
}
/// True for a number that may be no whole one.
public func CFNumberIsFloatType(_ number: NSNumber) -> Bool {
  ["d", "f"].contains(String(cString: number.objCType))
}

extension Timer {
  /// Creates a timer that does nothing.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
  }
}

/// Where an error is written.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension NSError {
  /// Creates an error that says nothing.
  public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}

extension Data.WritingOptions {
  /// All or nothing.
  public static let atomicWrite = Data.WritingOptions.atomic
}

extension FileManager {
  /// Where an app keeps what its extensions read, too: in a folder of its own.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.appending(path: group)
  }
  /// None: nobody is signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// None: nobody is signed in.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
  /// False: every file is here.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Does nothing: every file is here.
  public func startDownloadingUbiquitousItem(at url: URL) throws {}
}

/// A queue that does one thing after another.
public typealias DispatchSerialQueue = DispatchQueue

extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable {
    /// One of them.
    case nominal, fair, serious, critical
  }

  /// How warm the device is: not at all.
  public var thermalState: ThermalState { .nominal }
  /// False: it has power.
  public var isLowPowerModeEnabled: Bool { false }
}

extension URL {
  /// True: every file of a run is the app's.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
  /// Where an app keeps what its user has made.
  public static var documentsDirectory: URL { first(of: .documentDirectory) }
  /// Where an app keeps what it can make again.
  public static var cachesDirectory: URL { first(of: .cachesDirectory) }
  /// Where an app keeps what is its own.
  public static var applicationSupportDirectory: URL { first(of: .applicationSupportDirectory) }
  /// Where an app keeps what its user does not see.
  public static var libraryDirectory: URL {
    URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory).appending(path: "Library/")
  }

  private static func first(of directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}

extension NSDictionary {
  /// What is found by names, one after another, in dictionaries that hold dictionaries.
  public func value(forKeyPath path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { found, name in
      (found as? NSDictionary)?.object(forKey: String(name))
        ?? (found as? [String: Any])?[String(name)]
    }
  }
}

extension FileManager: @retroactive Hashable {
  /// Whether both are the same object.
  public static func == (one: FileManager, other: FileManager) -> Bool { one === other }
  /// Hashes the object by where it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension String {
  /// Creates words of a format and one list of values, as an array can be one value elsewhere.
  public init(format: String, _ values: [any CVarArg]) {
    self.init(format: format, arguments: values)
  }
}

extension Foundation.Progress {
  /// What is done with files, which nobody is shown.
  public var fileOperationKind: FileOperationKind? {
    get { nil }
    set {}
  }
}

extension FileManager {
  /// Removes a file: there is no place here where it could be found again.
  public func trashItem(
    at url: URL, resultingItemURL: UnsafeMutablePointer<NSURL?>?
  ) throws { try removeItem(at: url) }
}

extension NSError {
  /// What has led to it.
  public var underlyingErrors: [any Error] {
    (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
  }
}

/// Zero: what is played is on a phone.
public let TARGET_OS_SIMULATOR: Int32 = 0
