public import Foundation

/// Looks for files of an app on a server: there are none.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  /// What has to hold for them.
  open var predicate: NSPredicate?
  /// Their order.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// Where it looks.
  open var searchScopes: [Any] = []
  /// Where else it looks.
  open var searchItems: [Any]?
  /// What is told of them.
  open var valueListAttributes: [String] = []
  /// How often it tells, in seconds.
  open var notificationBatchingInterval: TimeInterval = 1
  /// On what queue it tells, which makes no difference.
  open var operationQueue: OperationQueue?
  /// Who is told, which nobody is.
  open weak var delegate: AnyObject?
  /// True once it looks.
  public private(set) var isStarted = false
  /// True while it looks for the first time.
  public private(set) var isGathering = false
  /// True once it has looked.
  public var isStopped: Bool { !isStarted }

  /// Creates one that does not look yet.
  public override init() {}

  /// Looks: tells, when the main queue comes to it, that it has begun and that all is found.
  @discardableResult open func start() -> Bool {
    guard !isStarted else { return false }
    (isStarted, isGathering) = (true, true)
    DispatchQueue.main.async { [weak self] in
      guard let self, self.isStarted else { return }
      NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
      self.isGathering = false
      NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    }
    return true
  }

  /// Looks no more.
  open func stop() { (isStarted, isGathering) = (false, false) }
  /// Tells no more until it is allowed again, which makes no difference.
  open func disableUpdates() {}
  /// Tells again.
  open func enableUpdates() {}
  /// How many were found: none.
  open var resultCount: Int { 0 }
  /// What was found: nothing.
  open var results: [Any] { [] }
  /// One of them, of which there are none.
  open func result(at index: Int) -> Any { NSMetadataItem() }
  /// Where one of them is.
  open func index(ofResult result: Any) -> Int { NSNotFound }
}

/// What is known of a file: nothing.
open class NSMetadataItem: NSObject, @unchecked Sendable {
  /// What is known by a name: nothing.
  open func value(forAttribute key: String) -> Any? { nil }
  /// The names of what is known.
  open var attributes: [String] { [] }
}

extension Notification.Name {
  /// A query has begun, has found all, goes on, or has found others.
  public static let NSMetadataQueryDidStartGathering = Self("NSMetadataQueryDidStartGathering"),
    NSMetadataQueryDidFinishGathering = Self("NSMetadataQueryDidFinishGathering"),
    NSMetadataQueryGatheringProgress = Self("NSMetadataQueryGatheringProgress"),
    NSMetadataQueryDidUpdate = Self("NSMetadataQueryDidUpdate")
}

/// Where a query looks.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope",
  NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope",
  NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
    "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
/// What a query is about.
public let NSMetadataItemFSNameKey = "kMDItemFSName", NSMetadataItemURLKey = "kMDItemURL",
  NSMetadataItemPathKey = "kMDItemPath", NSMetadataItemDisplayNameKey = "kMDItemDisplayName",
  NSMetadataItemFSSizeKey = "kMDItemFSSize",
  NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate",
  NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate",
  NSMetadataUbiquitousItemDownloadingStatusKey =
    "NSMetadataUbiquitousItemDownloadingStatusKey",
  NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey",
  NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey",
  NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey",
  NSMetadataUbiquitousItemDownloadingStatusCurrent =
    "NSMetadataUbiquitousItemDownloadingStatusCurrent",
  NSMetadataUbiquitousItemDownloadingStatusDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusDownloaded",
  NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded",
  NSMetadataUbiquitousItemHasUnresolvedConflictsKey =
    "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
