public import Foundation

/// Has something be printed on a layer of the system's: a touch prints, another one does not.
@MainActor @preconcurrency open class UIPrintInteractionController: NSObject {
  /// Is told how it has ended.
  public typealias CompletionHandler =
    @MainActor (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// What prints.
  public class var shared: UIPrintInteractionController {
    AppRun.current?.own { UIPrintInteractionController() } ?? alone
  }
  private static let alone = UIPrintInteractionController()

  /// True.
  open class var isPrintingAvailable: Bool { true }
  /// The kinds of data that can be printed.
  open class var printableUTIs: Set<String> { ["public.image", "com.adobe.pdf"] }
  /// Whether a file can be printed.
  open class func canPrint(_ url: URL) -> Bool {
    ["pdf", "png", "jpg", "jpeg", "heic", "gif", "tiff"].contains(url.pathExtension.lowercased())
  }
  /// Whether data can be printed.
  open class func canPrint(_ data: Data) -> Bool { !data.isEmpty }

  /// Who is told of it.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// What is printed, and how.
  open var printInfo: UIPrintInfo?, printingItem: Any?, printingItems: [Any]?
  /// What draws what is printed.
  open var printFormatter: UIPrintFormatter?, printPageRenderer: UIPrintPageRenderer?
  /// What the user can choose.
  open var showsNumberOfCopies = true, showsPageRange = true, showsPaperOrientation = true,
    showsPaperSelectionForLoadedPapers = false
  /// The paper; nil before something is printed.
  open private(set) var printPaper: UIPrintPaper?
  private weak var layer: UIViewController?

  /// Shows the layer on the controller that the delegate names, or else on that of a view. Where
  /// there is none the user does not print, which is told later.
  ///
  /// - Returns: false where there is nothing to print.
  @discardableResult
  open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
    present(on: nil, completionHandler)
  }

  private func present(on other: UIViewController?, _ completionHandler: CompletionHandler?) -> Bool
  {
    let isNothing =
      printingItem == nil && printingItems?.isEmpty != false && printFormatter == nil
      && printPageRenderer == nil
    guard !isNothing, layer == nil else { return false }
    let named = delegate?.printInteractionControllerParentViewController(self)
    guard let presenter = named ?? other else {
      DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?(self, false, nil) } }
      return true
    }
    let layer = PrintOptions(nibName: nil, bundle: nil)
    layer.ends = { [weak self] isPrinted in self?.end(isPrinted, completionHandler) }
    self.layer = layer
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    presenter.present(layer, animated: true) { [weak self] in
      guard let self else { return }
      delegate?.printInteractionControllerDidPresentPrinterOptions(self)
    }
    return true
  }
  /// Shows the layer from a part of a view.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool {
    let responders = sequence(first: view as UIResponder, next: \.next)
    let controller = responders.lazy.compactMap { $0 as? UIViewController }.first
    return present(on: controller, completionHandler)
  }
  /// Shows the layer from a button of a bar.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }
  /// Prints without a layer, which ends later.
  @discardableResult
  open func print(to printer: UIPrinter, completionHandler: CompletionHandler? = nil) -> Bool {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.works()
        completionHandler?(self, true, nil)
      }
    }
    return true
  }
  /// Takes the layer away.
  open func dismiss(animated: Bool) { (layer as? PrintOptions)?.ends?(false) }

  private func works() {
    printPaper = UIPrintPaper()
    delegate?.printInteractionControllerWillStartJob(self)
    delegate?.printInteractionControllerDidFinishJob(self)
  }

  private func end(_ isPrinted: Bool, _ handler: CompletionHandler?) {
    guard let layer else { return }
    (layer as? PrintOptions)?.ends = nil
    self.layer = nil
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    layer.dismiss(animated: true) {
      self.delegate?.printInteractionControllerDidDismissPrinterOptions(self)
      if isPrinted { self.works() }
      handler?(self, isPrinted, nil)
    }
  }
}

/// The layer on which something is printed.
private final class PrintOptions: UIViewController {
  var ends: (@MainActor (Bool) -> Void)?

  override var content: AnyView {
    AnyView(
      VStack {
        Button("Print") { [weak self] in self?.ends?(true) }
        Button("Cancel") { [weak self] in self?.ends?(false) }
      })
  }
}

/// Is told of what is printed.
@MainActor @preconcurrency public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// On which controller the layer lies; nil for the one in front.
  func printInteractionControllerParentViewController(
    _ controller: UIPrintInteractionController
  ) -> UIViewController?
  /// Which paper is taken, which nobody asks here.
  func printInteractionController(
    _ controller: UIPrintInteractionController, choosePaper papers: [UIPrintPaper]
  ) -> UIPrintPaper
  /// The layer comes.
  func printInteractionControllerWillPresentPrinterOptions(
    _ controller: UIPrintInteractionController)
  /// The layer has come.
  func printInteractionControllerDidPresentPrinterOptions(
    _ controller: UIPrintInteractionController)
  /// The layer goes.
  func printInteractionControllerWillDismissPrinterOptions(
    _ controller: UIPrintInteractionController)
  /// The layer has gone.
  func printInteractionControllerDidDismissPrinterOptions(
    _ controller: UIPrintInteractionController)
  /// It is about to be printed.
  func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController)
  /// It is printed.
  func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// The one in front.
  public func printInteractionControllerParentViewController(
    _ controller: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// The first.
  public func printInteractionController(
    _ controller: UIPrintInteractionController, choosePaper papers: [UIPrintPaper]
  ) -> UIPrintPaper { papers.first ?? UIPrintPaper() }
  /// Nothing is done.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ controller: UIPrintInteractionController
  ) {}
  /// Nothing is done.
  public func printInteractionControllerDidPresentPrinterOptions(
    _ controller: UIPrintInteractionController
  ) {}
  /// Nothing is done.
  public func printInteractionControllerWillDismissPrinterOptions(
    _ controller: UIPrintInteractionController
  ) {}
  /// Nothing is done.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ controller: UIPrintInteractionController
  ) {}
  /// Nothing is done.
  public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {}
  /// Nothing is done.
  public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
}
