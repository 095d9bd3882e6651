public import Foundation

extension URL {
  /// A file in this folder, whose name ends as those of its kind do.
  public func appendingPathComponent(_ name: String, conformingTo kind: UTType) -> URL {
    let file = appendingPathComponent(name)
    return kind.preferredFilenameExtension.map(file.appendingPathExtension) ?? file
  }
}

/// A kind of data, by its identifier.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Its identifier, as "public.png".
  public let identifier: String
  /// What names of such files end with.
  public let preferredFilenameExtension: String?
  /// What it is called where data is sent.
  public let preferredMIMEType: String?

  init(_ identifier: String, _ name: String?, _ kind: String?) {
    self.identifier = identifier
    preferredFilenameExtension = name
    preferredMIMEType = kind
  }

  /// A kind by its identifier.
  public init?(_ identifier: String) {
    self = Self.known.first { $0.identifier == identifier } ?? Self(identifier, nil, nil)
  }

  /// A kind that the app itself declares.
  public init(exportedAs identifier: String, conformingTo other: UTType? = nil) {
    self.init(identifier, nil, nil)
  }

  /// A kind that another app declares.
  public init(importedAs identifier: String, conformingTo other: UTType? = nil) {
    self.init(identifier, nil, nil)
  }

  /// The kind of files whose names end so.
  public init?(filenameExtension: String, conformingTo other: UTType = .data) {
    self =
      Self.known.first { $0.preferredFilenameExtension == filenameExtension }
      ?? Self("dyn.\(filenameExtension)", filenameExtension, nil)
  }

  /// The kind that is called so where data is sent.
  public init?(mimeType: String, conformingTo other: UTType = .data) {
    guard let known = Self.known.first(where: { $0.preferredMIMEType == mimeType }) else {
      return nil
    }
    self = known
  }

  /// Its identifier.
  public var description: String { identifier }
  /// Its identifier.
  public var localizedDescription: String? { identifier }
  /// True for the same kind, and for those that stand for any.
  public func conforms(to other: UTType) -> Bool {
    self == other || [.item, .data, .content].contains(other)
      || other == .image && [.png, .jpeg, .gif, .heic, .tiff, .svg].contains(self)
      || other == .text && [.plainText, .utf8PlainText, .json, .xml, .html].contains(self)
  }

  /// A kind of data.
  public static let
    item = Self("public.item", nil, nil), content = Self("public.content", nil, nil),
    data = Self("public.data", nil, nil), folder = Self("public.folder", nil, nil),
    directory = Self("public.directory", nil, nil), url = Self("public.url", nil, nil),
    fileURL = Self("public.file-url", nil, nil), text = Self("public.text", nil, nil),
    plainText = Self("public.plain-text", "txt", "text/plain"),
    utf8PlainText = Self("public.utf8-plain-text", nil, nil),
    rtf = Self("public.rtf", "rtf", "text/rtf"), html = Self("public.html", "html", "text/html"),
    xml = Self("public.xml", "xml", "application/xml"),
    json = Self("public.json", "json", "application/json"),
    yaml = Self("public.yaml", "yaml", "application/x-yaml"),
    propertyList = Self("com.apple.property-list", "plist", nil),
    commaSeparatedText = Self("public.comma-separated-values-text", "csv", "text/csv"),
    sourceCode = Self("public.source-code", nil, nil),
    swiftSource = Self("public.swift-source", "swift", nil)
  /// A kind of data.
  public static let
    pdf = Self("com.adobe.pdf", "pdf", "application/pdf"),
    epub = Self("org.idpf.epub-container", "epub", "application/epub+zip"),
    zip = Self("public.zip-archive", "zip", "application/zip"),
    archive = Self("public.archive", nil, nil), spreadsheet = Self("public.spreadsheet", nil, nil),
    presentation = Self("public.presentation", nil, nil), image = Self("public.image", nil, nil),
    png = Self("public.png", "png", "image/png"), jpeg = Self("public.jpeg", "jpeg", "image/jpeg"),
    gif = Self("com.compuserve.gif", "gif", "image/gif"),
    heic = Self("public.heic", "heic", "image/heic"),
    tiff = Self("public.tiff", "tiff", "image/tiff"),
    svg = Self("public.svg-image", "svg", "image/svg+xml"), audio = Self("public.audio", nil, nil),
    mp3 = Self("public.mp3", "mp3", "audio/mpeg"),
    wav = Self("com.microsoft.waveform-audio", "wav", "audio/vnd.wave"),
    mpeg4Audio = Self("public.mpeg-4-audio", "m4a", "audio/mp4"),
    movie = Self("public.movie", nil, nil), video = Self("public.video", nil, nil),
    mpeg4Movie = Self("public.mpeg-4", "mp4", "video/mp4"),
    quickTimeMovie = Self("com.apple.quicktime-movie", "mov", "video/quicktime"),
    audiovisualContent = Self("public.audiovisual-content", nil, nil),
    contact = Self("public.contact", nil, nil), vCard = Self("public.vcard", "vcf", "text/vcard"),
    calendarEvent = Self("public.calendar-event", nil, nil)

  private static var known: [Self] {
    [
      item, content, data, folder, directory, url, fileURL, text, plainText, utf8PlainText, rtf,
      html, xml, json, yaml, propertyList, commaSeparatedText, sourceCode, swiftSource, pdf, epub,
      zip, archive, spreadsheet, presentation, image, png, jpeg, gif, heic, tiff, svg, audio, mp3,
      wav, mpeg4Audio, movie, video, mpeg4Movie, quickTimeMovie, audiovisualContent, contact,
      vCard, calendarEvent,
    ]
  }
}
