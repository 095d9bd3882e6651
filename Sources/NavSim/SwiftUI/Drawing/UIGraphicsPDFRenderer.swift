public import Foundation

/// What is said of pages.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// What is said of them.
  open var documentInfo: [String: Any] = [:]
}

/// Where pages are drawn.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// Where the page is, in points.
  open var pdfContextBounds: CGRect { .zero }
  /// Begins a page.
  open func beginPage() {}
  /// Begins a page.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
  /// Has a part of a page lead to an address.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Names a place of a page.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Has a part of a page lead to a place that is named.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// Writes pages, which are empty.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Creates one.
  public init(
    bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()
  ) { super.init(bounds: bounds, format: format) }
  /// Writes pages.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    actions(UIGraphicsPDFRendererContext(format))
    return Data("%PDF-1.7".utf8)
  }
  /// Writes pages into a file.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws { try pdfData(actions: actions).write(to: url) }
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
