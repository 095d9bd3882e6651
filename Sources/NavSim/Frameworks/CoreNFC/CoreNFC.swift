@_exported public import Foundation

/// What a sign holds.
public enum NFCTypeNameFormat: UInt8, Sendable {
  /// One of them.
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A part of what a sign holds.
public final class NFCNDEFPayload: NSObject, @unchecked Sendable {
  /// What it is.
  public var typeNameFormat: NFCTypeNameFormat
  /// What it is, what tells it from others, and what it says.
  public var type: Data, identifier: Data, payload: Data
  /// Creates one.
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    typeNameFormat = format
    (self.type, self.identifier, self.payload) = (type, identifier, payload)
  }
  /// One that is an address.
  public class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    wellKnownTypeURIPayload(string: url.absoluteString)
  }
  /// One that is an address.
  public class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(), payload: Data(uri.utf8))
  }
  /// One that is a text.
  public class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload?
  {
    NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(), payload: Data(text.utf8))
  }
  /// The address.
  public func wellKnownTypeURIPayload() -> URL? {
    URL(string: String(decoding: payload, as: UTF8.self))
  }
  /// The text.
  public func wellKnownTypeTextPayload() -> (String?, Locale?) {
    (String(decoding: payload, as: UTF8.self), nil)
  }
}

/// What a sign holds.
public final class NFCNDEFMessage: NSObject, @unchecked Sendable {
  /// Its parts.
  public var records: [NFCNDEFPayload]
  /// How long it is.
  public var length: Int { records.reduce(0) { $0 + $1.payload.count } }
  /// Creates one.
  public init(records: [NFCNDEFPayload]) { self.records = records }
}

/// What can be written on a sign.
public enum NFCNDEFStatus: UInt, Sendable {
  /// One of them.
  case notSupported = 1, readWrite, readOnly
}

/// A sign, of which there is none.
public protocol NFCNDEFTag: AnyObject, Sendable {
  /// True while it is there.
  var isAvailable: Bool { get }
  /// What can be written on it.
  func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
  /// What it holds.
  func readNDEF() async throws -> NFCNDEFMessage
  /// Writes on it.
  func writeNDEF(_ message: NFCNDEFMessage) async throws
}

/// Why no sign is read.
public struct NFCReaderError: Error, Hashable, Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation = 2
    /// One of them.
    case readerErrorInvalidParameter = 3, readerErrorRadioDisabled = 5
    /// One of them.
    case readerSessionInvalidationErrorUserCanceled = 200
    /// One of them.
    case readerSessionInvalidationErrorSessionTimeout = 201
    /// One of them.
    case readerSessionInvalidationErrorSystemIsBusy = 203
    /// One of them.
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
  }
  /// Why.
  public let code: Code
  /// Creates one.
  public init(_ code: Code) { self.code = code }
}

/// Reads signs near by: the phone cannot.
open class NFCReaderSession: NSObject, @unchecked Sendable {
  /// False.
  open class var readingAvailable: Bool { false }
  /// What the user is told.
  open var alertMessage = ""
  /// False.
  open var isReady: Bool { false }
  /// Begins.
  open func begin() {}
  /// Ends.
  open func invalidate() {}
  /// Ends with words.
  open func invalidate(errorMessage: String) { invalidate() }
}

/// Reads signs near by: says at once that the phone cannot.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  /// Creates one.
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) { self.delegate = delegate }
  /// Says that the phone cannot, when the main queue comes to it.
  open override func begin() {
    DispatchQueue.main.async { [self] in
      delegate?.readerSession(
        self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
    }
  }
  /// Fails: there is none.
  open func connect(to tag: any NFCNDEFTag) async throws {
    throw NFCReaderError(.readerErrorUnsupportedFeature)
  }
  /// Looks again.
  open func restartPolling() {}
}

/// Who is told of signs.
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  /// It has ended.
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  /// Something was read.
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  /// Signs are near.
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  /// It has begun.
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  /// Does nothing.
  public func readerSession(
    _ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]
  ) {}
  /// Does nothing.
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  /// Does nothing.
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
