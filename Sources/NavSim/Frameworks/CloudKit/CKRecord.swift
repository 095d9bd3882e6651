@_exported public import Foundation

/// What can be kept in a record.
public protocol CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

/// What can be kept in a record.
public typealias CKRecordValue = CKRecordValueProtocol

/// Something that is kept on a server.
open class CKRecord: NSObject, @unchecked Sendable {
  /// What such things are called.
  public typealias RecordType = String
  /// What a value is called.
  public typealias FieldKey = String

  /// What tells it from others.
  public final class ID: NSObject, @unchecked Sendable {
    /// The name.
    public let recordName: String
    /// Where.
    public let zoneID: CKRecordZone.ID
    /// Creates one.
    public init(recordName: String, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    /// True for the same name.
    public override func isEqual(_ other: Any?) -> Bool {
      (other as? ID)?.recordName == recordName
    }
    /// Hashes the name.
    public override var hash: Int { recordName.utf8.reduce(0) { $0 &* 31 &+ Int($1) } }
  }

  /// What is done with something when what it refers to is taken away.
  public enum ReferenceAction: UInt, Sendable {
    /// One of them.
    case none, deleteSelf
  }

  /// Refers to another.
  public final class Reference: NSObject, @unchecked Sendable {
    /// To which.
    public let recordID: ID
    /// What is done when that is taken away.
    public let action: ReferenceAction
    /// Creates one.
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }
    /// Creates one.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  /// What such things are called.
  public let recordType: RecordType
  /// What tells it from others.
  public let recordID: ID
  /// When it was kept first: on a day that is the same in every run.
  public internal(set) var creationDate: Date?
  /// When it was kept last.
  public internal(set) var modificationDate: Date?
  /// Of what it is a part.
  public var parent: Reference?
  /// With whom it is shared.
  public internal(set) var share: Reference?
  /// Who has kept it first.
  public var creatorUserRecordID: ID? { creationDate.map { _ in ID(recordName: "user") } }
  /// Who has kept it last.
  public var lastModifiedUserRecordID: ID? { modificationDate.map { _ in ID(recordName: "user") } }
  /// What tells what it was from what it is.
  public var recordChangeTag: String? { modificationDate.map { _ in "1" } }
  private var values: [String: any CKRecordValueProtocol] = [:]

  /// Creates one.
  public init(recordType: RecordType, recordID: ID) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  /// Creates one.
  public convenience init(recordType: RecordType) {
    self.init(recordType: recordType, recordID: CloudRecords.nextID())
  }
  /// Creates one in a part.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    let name = CloudRecords.nextID().recordName
    self.init(recordType: recordType, recordID: ID(recordName: name, zoneID: zoneID))
  }
  /// Has it be a part of another.
  public func setParent(_ parent: CKRecord?) {
    self.parent = parent.map { Reference(record: $0, action: .none) }
  }
  /// The names of the values that are not kept yet.
  public func changedKeys() -> [String] { allKeys() }
  /// One of its values.
  public subscript(key: String) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }
  /// One of its values.
  public subscript<Value: CKRecordValueProtocol>(key: String) -> Value? {
    get { values[key] as? Value }
    set { values[key] = newValue }
  }
  /// One of its values.
  public func value(forKey key: String) -> Any? { values[key] }
  /// One of its values.
  public func object(forKey key: String) -> Any? { values[key] }
  /// Sets one of its values.
  public func setValue(_ value: Any?, forKey key: String) {
    values[key] = value as? any CKRecordValueProtocol
  }
  /// Sets one of its values.
  public func setObject(_ value: (any CKRecordValueProtocol)?, forKey key: String) {
    values[key] = value
  }
  /// Sets several of its values.
  public func setValuesForKeys(_ all: [String: Any]) {
    for (key, value) in all { setValue(value, forKey: key) }
  }
  /// The names of its values.
  public func allKeys() -> [String] { values.keys.sorted() }
}

/// A file that is kept on a server.
public final class CKAsset: NSObject, @unchecked Sendable {
  /// Where it is.
  public let fileURL: URL?
  /// Creates one.
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A part of what is kept on a server.
public final class CKRecordZone: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public final class ID: NSObject, @unchecked Sendable {
    /// The name.
    public let zoneName: String
    /// The one that is taken where nobody says.
    public static let `default` = ID(zoneName: "_defaultZone")
    /// Creates one.
    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    /// Whose it is.
    public let ownerName: String
    /// The name of the one that is taken where nobody says.
    public static let defaultZoneName = "_defaultZone"
    /// True for the same name.
    public override func isEqual(_ other: Any?) -> Bool { (other as? ID)?.zoneName == zoneName }
    /// Hashes the name.
    public override var hash: Int { zoneName.utf8.reduce(0) { $0 &* 31 &+ Int($1) } }
  }
  /// What can be done with it.
  public struct Capabilities: OptionSet, Hashable, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let fetchChanges = Self(rawValue: 1), atomic = Self(rawValue: 2),
      sharing = Self(rawValue: 4), zoneWideSharing = Self(rawValue: 8)
  }
  /// What can be done with it.
  public var capabilities: Capabilities { [.fetchChanges, .atomic, .sharing] }
  /// With whom it is shared: with nobody.
  public var share: CKRecord.Reference? { nil }
  /// The one that is taken where nobody says.
  public class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
  /// Creates one.
  public init(zoneID: ID) { self.zoneID = zoneID }
  /// What tells it from others.
  public let zoneID: ID
  /// Creates one.
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
}

/// What is looked for.
public final class CKQuery: NSObject, @unchecked Sendable {
  /// Of what type.
  public let recordType: String
  /// Which.
  public let predicate: NSPredicate
  /// In which order.
  public var sortDescriptors: [NSSortDescriptor]?
  /// Creates one.
  public init(recordType: String, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

/// What the user is called.
public let CKCurrentUserDefaultName = "__defaultOwner__"
