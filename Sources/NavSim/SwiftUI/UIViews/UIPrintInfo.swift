public import Foundation

/// How something is printed, which nothing depends on here.
@MainActor @preconcurrency open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    /// One of them.
    case general, photo, grayscale, photoGrayscale
  }
  /// How the paper lies.
  public enum Orientation: Int, Sendable {
    /// One of them.
    case portrait, landscape
  }
  /// On which sides of the paper.
  public enum Duplex: Int, Sendable {
    /// One of them.
    case none, longEdge, shortEdge
  }

  /// Where it is printed; nil for where the user wants it.
  open var printerID: String?
  /// What it is called.
  open var jobName = ""
  /// What is printed, and how the paper lies.
  open var outputType = OutputType.general, orientation = Orientation.portrait,
    duplex = Duplex.none
  /// The same by names: none is there.
  open var dictionaryRepresentation: [AnyHashable: Any] { [:] }

  /// Creates one.
  public override init() { super.init() }
  /// Creates one of what another one is by names.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
  /// Creates one.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// A sheet of paper: one of A4.
@MainActor @preconcurrency open class UIPrintPaper: NSObject {
  /// How large it is, in points.
  open var paperSize: CGSize { CGSize(width: 595, height: 842) }
  /// What of it is printed on, in points.
  open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize) }
  /// What of it is printed on, in points.
  open func printRect() -> CGRect { printableRect }
  /// The one that fits best: the first.
  open class func bestPaper(
    forPageSize size: CGSize, withPapersFrom papers: [UIPrintPaper]
  ) -> UIPrintPaper { papers.first ?? UIPrintPaper() }
}

/// What prints: a printer that nobody sees.
@MainActor @preconcurrency open class UIPrinter: NSObject {
  /// Where it is.
  public let url: URL
  /// What it is called.
  open var displayName: String { url.host ?? "Printer" }
  /// Where it stands, and what it is: nobody knows.
  open var displayLocation: String? { nil }
  /// What it is: nobody knows.
  open var makeAndModel: String? { nil }
  /// What it can do.
  open var supportsColor: Bool { true }
  /// What it can do.
  open var supportsDuplex: Bool { true }

  /// Creates one.
  public init(url: URL) { self.url = url }
  /// Asks whether it is there, which it is not.
  open func contactPrinter(_ completion: (@MainActor (Bool) -> Void)? = nil) {
    DispatchQueue.main.async { MainActor.assumeIsolated { completion?(false) } }
  }
  /// Asks whether it is there, which it is not.
  open func contactPrinter() async -> Bool {
    await withCheckedContinuation { continuation in
      contactPrinter { continuation.resume(returning: $0) }
    }
  }
}

/// Draws something on pages, which nobody asks for here.
@MainActor @preconcurrency open class UIPrintFormatter: NSObject {
  /// What draws the pages.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// How large what is drawn may be, in points.
  open var maximumContentHeight: CGFloat = 0, maximumContentWidth: CGFloat = 0
  /// How far it lies from the edges.
  open var contentInsets = UIEdgeInsets.zero, perPageContentInsets = UIEdgeInsets.zero
  /// On which page it begins.
  open var startPage = 0
  /// How many pages it has.
  open var pageCount: Int { 1 }
  /// Where it is on a page, in points.
  open func rectForPage(at index: Int) -> CGRect { .zero }
  /// Draws a page.
  open func draw(in rect: CGRect, forPageAt index: Int) {}
  /// Has others draw no more.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }
}

/// Draws words on pages.
@MainActor @preconcurrency open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The words.
  open var text: String?, attributedText: NSAttributedString?
  /// How they look.
  open var font: UIFont?, color: UIColor?, textAlignment = NSTextAlignment.natural

  /// Creates one of words.
  public init(text: String) { self.text = text }
  /// Creates one of words with looks.
  public init(attributedText: NSAttributedString) {
    (self.attributedText, text) = (attributedText, attributedText.string)
  }
}

/// Draws a page of the web.
@MainActor @preconcurrency open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The page.
  open var markupText: String?
  /// Creates one.
  public init(markupText: String) { self.markupText = markupText }
}

/// Draws a view on pages.
@MainActor @preconcurrency open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView
  init(_ view: UIView) { self.view = view }
}

extension UIView {
  /// What draws it on pages.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}

/// Draws pages, which nobody asks for here.
@MainActor @preconcurrency open class UIPrintPageRenderer: NSObject {
  /// How high the ends of a page are, in points.
  open var headerHeight: CGFloat = 0, footerHeight: CGFloat = 0
  /// The paper, and what of it is printed on, in points.
  open var paperRect: CGRect { said["paperRect"] ?? CGRect(x: 0, y: 0, width: 595, height: 842) }
  /// What of the paper is printed on, in points.
  open var printableRect: CGRect { said["printableRect"] ?? paperRect }
  /// How many pages there are.
  open var numberOfPages: Int { (printFormatters ?? []).map(\.pageCount).reduce(0, +) }
  /// What draws on them.
  open var printFormatters: [UIPrintFormatter]?

  /// Creates one.
  public override init() { super.init() }
  private var said: [String: CGRect] = [:]
  /// Says what the paper is, or what of it is printed on: `paperRect` or `printableRect`.
  open func setValue(_ value: Any?, forKey key: String) {
    said[key] = value as? CGRect
  }
  /// Has something draw from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt index: Int) {
    formatter.startPage = index
    formatter.printPageRenderer = self
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// What draws on a page.
  open func printFormattersForPage(at index: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(index) }
  }
  /// Makes ready.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page.
  open func drawPage(at index: Int, in rect: CGRect) {}
  /// Draws what is on a page.
  open func drawContentForPage(at index: Int, in rect: CGRect) {}
  /// Draws the upper end of a page.
  open func drawHeaderForPage(at index: Int, in rect: CGRect) {}
  /// Draws the lower end of a page.
  open func drawFooterForPage(at index: Int, in rect: CGRect) {}
  /// Has something draw on a page.
  open func drawPrintFormatter(_ formatter: UIPrintFormatter, forPageAt index: Int) {
    formatter.draw(in: printableRect, forPageAt: index)
  }
}
