public import Foundation
public import UniformTypeIdentifiers

/// What can be dragged, pasted and shared. Here it is handed over as it is.
public protocol Transferable {
  /// In which forms.
  associatedtype Representation: TransferRepresentation
  /// In which forms.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which something is handed over, which nothing depends on here.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is handed over.
  associatedtype Item
}

extension TransferRepresentation {
  /// The same under the name of a file.
  public func suggestedFileName(_ name: String) -> some TransferRepresentation<Item> { self }
  /// The same for some.
  public func visibility(_ visibility: TransferRepresentationVisibility)
    -> some TransferRepresentation<Item>
  { self }
  /// The same under a condition.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation<Item>
  { self }
}

/// To whom a form is shown.
public enum TransferRepresentationVisibility: Sendable {
  /// One of them.
  case all, team, group, ownProcess
}

/// Collects forms.
@resultBuilder public enum TransferRepresentationBuilder<Item> {
  /// The first of them.
  public static func buildPartialBlock<First: TransferRepresentation>(first: First) -> First {
    first
  }
  /// One more: the first stands for all.
  public static func buildPartialBlock<All: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: All, next: Next
  ) -> All { accumulated }
  /// One form.
  public static func buildExpression<One: TransferRepresentation>(
    _ one: One
  ) -> One where One.Item == Item { one }
}

/// As it is encoded.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates a form.
  public init(for item: Item.Type = Item.self, contentType: UTType) {}
}

/// As bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a form both ways.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates a form for what is handed out.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates a form for what is taken.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A file that is handed out.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Creates a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that is taken.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is somebody else's.
  public let isOriginalFile: Bool
}

/// As a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a form both ways.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates a form for what is handed out.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates a form for what is taken.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// As something else.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>:
  TransferRepresentation
{
  /// Creates a form for what is handed out.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
  /// Creates a form both ways.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {}
  /// Creates a form for what is taken.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {}
}

/// The form of what is Foundation's.
public struct OwnRepresentation<Item>: TransferRepresentation {}

extension String: Transferable {
  /// In which forms.
  public static var transferRepresentation: OwnRepresentation<String> { OwnRepresentation() }
}
extension Data: Transferable {
  /// In which forms.
  public static var transferRepresentation: OwnRepresentation<Data> { OwnRepresentation() }
}
extension URL: Transferable {
  /// In which forms.
  public static var transferRepresentation: OwnRepresentation<URL> { OwnRepresentation() }
}
extension AttributedString: Transferable {
  /// In which forms.
  public static var transferRepresentation: OwnRepresentation<AttributedString> {
    OwnRepresentation()
  }
}
extension Image: Transferable {
  /// In which forms.
  nonisolated public static var transferRepresentation: OwnRepresentation<Image> {
    OwnRepresentation()
  }
}
extension Color: Transferable {
  /// In which forms.
  nonisolated public static var transferRepresentation: OwnRepresentation<Color> {
    OwnRepresentation()
  }
}
