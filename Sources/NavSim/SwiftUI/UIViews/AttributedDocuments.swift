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
