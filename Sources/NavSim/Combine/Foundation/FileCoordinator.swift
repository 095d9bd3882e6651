public import Foundation

/// Is told what others do with a file, of which nobody tells here.
public protocol NSFilePresenter: AnyObject {
  /// The file.
  var presentedItemURL: URL? { get }
  /// Where it is told.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// Reads and writes files that others may read and write, too: nobody else does here, so that
/// everything is done at once.
open class NSFileCoordinator: NSObject {
  /// How a file is read, which nothing depends on here.
  public struct ReadingOptions: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let withoutChanges = Self(rawValue: 1), resolvesSymbolicLink = Self(rawValue: 2),
      immediatelyAvailableMetadataOnly = Self(rawValue: 4), forUploading = Self(rawValue: 8)
  }

  /// How a file is written, which nothing depends on here.
  public struct WritingOptions: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let forDeleting = Self(rawValue: 1), forMoving = Self(rawValue: 2),
      forMerging = Self(rawValue: 4), forReplacing = Self(rawValue: 8),
      contentIndependentMetadataOnly = Self(rawValue: 16)
  }

  /// What the app calls it.
  open var purposeIdentifier = ""
  /// Who is told what others do: nobody.
  open class var filePresenters: [any NSFilePresenter] { [] }

  /// Creates one for somebody who is not told what he does himself.
  public init(filePresenter: (any NSFilePresenter)? = nil) {}

  /// Has somebody told what others do.
  open class func addFilePresenter(_ presenter: any NSFilePresenter) {}
  /// Has somebody told no more.
  open class func removeFilePresenter(_ presenter: any NSFilePresenter) {}

  /// Reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }
  /// Writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }
  /// Reads one file and writes another one.
  open func coordinate(
    readingItemAt read: URL, options readingOptions: ReadingOptions = [],
    writingItemAt written: URL, options writingOptions: WritingOptions = [],
    error: NSErrorPointer, byAccessor body: (URL, URL) -> Void
  ) { body(read, written) }
  /// Writes two files.
  open func coordinate(
    writingItemAt one: URL, options: WritingOptions = [], writingItemAt other: URL,
    options otherOptions: WritingOptions = [], error: NSErrorPointer,
    byAccessor body: (URL, URL) -> Void
  ) { body(one, other) }
  /// A file was moved.
  open func item(at url: URL, didMoveTo new: URL) {}
  /// A file will be moved.
  open func item(at url: URL, willMoveTo new: URL) {}
  /// Gives up.
  open func cancel() {}
}
