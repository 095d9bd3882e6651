public import Foundation

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

extension CGContext {
  /// Draws pages into a file, which are empty.
  public convenience init?(
    _ url: URL, mediaBox: UnsafePointer<CGRect>?, _ info: [AnyHashable: Any]?
  ) {
    self.init()
    try? Data("%PDF-1.7".utf8).write(to: url)
  }
  /// Begins a page.
  public func beginPDFPage(_ info: [AnyHashable: Any]?) {}
  /// Ends a page.
  public func endPDFPage() {}
  /// Begins a page.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
  /// Ends a page.
  public func endPage() {}
  /// Ends the file.
  public func closePDF() {}
}

/// Where pages are drawn.
public typealias UIGraphicsPDFRendererContext = UIGraphicsPDFRenderer.Context
/// What is said of pages.
public typealias UIGraphicsPDFRendererFormat = UIGraphicsPDFRenderer.Format
