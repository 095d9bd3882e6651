public import Foundation

/// A picture among words, which nobody sees.
open class NSTextAttachment: NSObject {
  /// The picture.
  public var image: UIImage?
  /// Where it stands.
  public var bounds = CGRect.zero
  /// Creates one without a picture.
  public override init() {}
  /// Creates one.
  public init(image: UIImage) { self.image = image }
}

extension NSAttributedString {
  /// Creates a picture, which is no words.
  public convenience init(attachment: NSTextAttachment) { self.init(string: "\u{FFFC}") }
  /// Creates no words.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }

  /// How words with looks are written down.
  public struct DocumentType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let plain = Self(rawValue: "NSPlainText"), rtf = Self(rawValue: "NSRTF"),
      html = Self(rawValue: "NSHTML"), rtfd = Self(rawValue: "NSRTFD")
  }

  /// What is said of a document.
  public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let documentType = Self(rawValue: "DocumentType"),
      characterEncoding = Self(rawValue: "CharacterEncoding"),
      defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// Reads a document: the words of it, without their looks and without marks.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var text = String(decoding: data, as: UTF8.self)
    if options[.documentType] as? DocumentType == .html {
      text.replace(#/<br */?>|</p>/#, with: "\n")
      text.replace(#/<[^>]*>/#, with: "")
      for (name, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
        text.replace(name, with: sign)
      }
    }
    self.init(string: text)
  }
}

extension NSAttributedString {
  /// Reads a document of a file: the words of it.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(
      data: Data(contentsOf: url), options: options, documentAttributes: documentAttributes)
  }
}

/// Writes pages, which are empty.
public final class UIGraphicsPDFRenderer {
  /// Where something is drawn.
  public final class Context {
    /// Where it is drawn.
    public let cgContext = CGContext()
    /// Begins a page.
    public func beginPage() {}
    /// Begins a page.
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
  }

  /// What is said of pages.
  public final class Format {
    /// What is said of them.
    public var documentInfo: [String: Any] = [:]
    /// Creates one.
    public init() {}
  }

  /// Creates one.
  public init(bounds: CGRect, format: Format = Format()) {}
  /// Writes pages.
  public func pdfData(actions: (Context) -> Void) -> Data {
    actions(Context())
    return Data("%PDF-1.7".utf8)
  }
  /// Writes pages into a file.
  public func writePDF(to url: URL, withActions actions: (Context) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// Where pages are drawn.
public typealias UIGraphicsPDFRendererContext = UIGraphicsPDFRenderer.Context
/// What is said of pages.
public typealias UIGraphicsPDFRendererFormat = UIGraphicsPDFRenderer.Format
