public import Foundation

/// Where pages are drawn by the thread that has begun to: they are empty.
private enum PDFContext {
  private static let key = "UIGraphicsPDFContext"

  /// Where the present page is, in points; nil while none is drawn.
  static var bounds: CGRect? {
    get { Thread.current.threadDictionary[key] as? CGRect }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Begins to draw pages of a size; those of a letter where none is said.
  static func begin(_ bounds: CGRect) {
    self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
  }

  /// What is written.
  static var data: Data { Data("%PDF-1.7".utf8) }
}

/// Begins to write pages, which are empty.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  data.append(PDFContext.data)
  PDFContext.begin(bounds)
}

/// Begins to write pages into a file, which are empty.
///
/// - Returns: whether it can be written.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  PDFContext.begin(bounds)
  return FileManager.default.createFile(atPath: path, contents: PDFContext.data)
}

/// Begins a page.
public func UIGraphicsBeginPDFPage() {}
/// Begins a page of a size.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  if PDFContext.bounds != nil { PDFContext.begin(bounds) }
}
/// Where the page is, in points; nothing while none is drawn.
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFContext.bounds ?? .zero }
/// Has a part of a page lead to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}
/// Names a place of a page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}
/// Has a part of a page lead to a place that is named.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}
/// Ends the pages.
public func UIGraphicsEndPDFContext() { PDFContext.bounds = nil }
