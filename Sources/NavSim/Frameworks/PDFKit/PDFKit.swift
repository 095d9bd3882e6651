@_exported public import Foundation
@_exported public import UIKit

/// A document of pages, of which nothing is read.
public final class PDFDocument: @unchecked Sendable {
  /// Where it is.
  public let documentURL: URL?
  private var pages: [PDFPage] = []

  /// Creates an empty document.
  public init() { documentURL = nil }
  /// Reads a document; nil where there is no file.
  public init?(url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    documentURL = url
  }
  /// Reads a document; nil for no data.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    documentURL = nil
  }

  /// How many pages there are: those that were added.
  public var pageCount: Int { pages.count }
  /// What can be read of it.
  public var string: String? { nil }
  /// A page.
  public func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// Adds a page.
  public func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(index, 0), pages.count))
  }
  /// Its bytes, of which there are none.
  public func dataRepresentation() -> Data? { Data() }
  /// Writes nothing, and says so.
  @discardableResult public func write(to url: URL) -> Bool { false }
}

/// A page of a document.
public final class PDFPage: @unchecked Sendable {
  /// Creates a page.
  public init() {}
  /// Creates a page of a picture.
  public init?(image: UIImage) {}
  /// What can be read on it.
  public var string: String? { nil }
}

/// How pages are shown.
public enum PDFDisplayMode: Int, Sendable {
  /// One of them.
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// Which way pages go.
public enum PDFDisplayDirection: Int, Sendable {
  /// One of them.
  case vertical, horizontal
}

/// A view of a document, of which nothing is drawn.
open class PDFView: UIView {
  /// What is shown.
  public var document: PDFDocument?
  /// How it is shown.
  public var autoScales = false, displayMode = PDFDisplayMode.singlePageContinuous,
    displayDirection = PDFDisplayDirection.vertical, displaysPageBreaks = true
  /// How large it is.
  public var scaleFactor: CGFloat = 1, minScaleFactor: CGFloat = 0.1, maxScaleFactor: CGFloat = 10
  /// The page that is shown.
  public var currentPage: PDFPage? { document?.page(at: 0) }
  /// How large it would be to fit.
  public var scaleFactorForSizeToFit: CGFloat { 1 }
  /// Shows a page.
  public func go(to page: PDFPage) {}
  /// Shows one page after another.
  public func usePageViewController(
    _ uses: Bool, withViewOptions options: [AnyHashable: Any]? = nil
  ) {}
}
