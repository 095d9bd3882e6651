public import Foundation

/// How a model is made known beside the phone.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Hashable,
  Sendable
{
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let dryRun = Self(rawValue: 2), printSchema = Self(rawValue: 4)
}

/// A container that is kept beside the phone, too: nowhere here.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// What is done beside the phone.
  public enum EventType: Int, Sendable {
    /// One of them.
    case setup, `import`, export
  }
  /// Something that is done beside the phone: nothing is here.
  open class Event: NSObject, @unchecked Sendable {
    /// What tells it from others.
    public let identifier: UUID
    /// What it is.
    public let type: EventType
    /// With which store.
    public let storeIdentifier: String
    /// When it begins.
    public let startDate: Date
    /// When it has ended.
    public let endDate: Date?
    /// True where it is done.
    open var succeeded: Bool { error == nil && endDate != nil }
    /// Why it is not done.
    public let error: (any Error)?

    init(_ type: EventType, _ identifier: UUID, at date: Date) {
      self.identifier = identifier
      self.type = type
      storeIdentifier = "store"
      startDate = date
      endDate = date
      error = nil
    }
  }
  /// Something is done beside the phone, which nobody tells here.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  /// A key of what is told.
  public static let eventNotificationUserInfoKey = "event"

  /// Does nothing.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}
  /// True.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// True.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// True.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

/// Where a store is kept beside the phone: nowhere.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// Its name there.
  public let containerIdentifier: String
  /// Creates options.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
