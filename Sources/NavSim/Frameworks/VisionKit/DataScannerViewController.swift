@_exported public import UIKit
public import Vision

/// Something that a camera has seen.
public enum RecognizedItem: Identifiable, Sendable {
  /// Words, or a code.
  case text(Text), barcode(Barcode)

  /// What tells it from others.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let barcode): barcode.id
    }
  }

  /// Words.
  public struct Text: Identifiable, Sendable {
    /// What tells them from others.
    public let id = UUID()
    /// What they are.
    public let transcript = "text"
  }

  /// A code.
  public struct Barcode: Identifiable, Sendable {
    /// What tells it from others.
    public let id = UUID()
    /// What is in it.
    public let payloadStringValue: String? = "code"
  }
}

/// Looks for words and codes with a camera: a button, `"Scan"`, is that it sees one.
@MainActor @preconcurrency open class DataScannerViewController: UIViewController {
  /// What is looked for.
  public struct RecognizedDataType: Hashable, Sendable {
    let isText: Bool
    /// Codes.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {
      Self(isText: false)
    }
    /// Words.
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> Self { Self(isText: true) }
  }
  /// What words are.
  public enum TextContentType: Hashable, Sendable {
    /// One of them.
    case URL, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress,
      shipmentTrackingNumber
    /// One of them.
    case telephoneNumber, currency
  }
  /// How well it sees.
  public enum QualityLevel: Hashable, Sendable {
    /// One of them.
    case accurate, balanced, fast
  }
  /// Why it does not see.
  public enum ScanningUnavailable: Error, Sendable {
    /// One of them.
    case cameraRestricted, unsupported
  }

  /// True.
  public static var isSupported: Bool { true }
  /// True.
  public static var isAvailable: Bool { true }
  /// Who is told.
  public weak var delegate: (any DataScannerViewControllerDelegate)?
  /// True while it looks.
  public private(set) var isScanning = false
  private let kinds: Set<RecognizedDataType>

  /// Creates one.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    kinds = recognizedDataTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates no controller: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  /// Has a button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: "Scan") { [weak self] _ in self?.see() }
    view.addSubview(UIButton(primaryAction: action))
  }

  private func see() {
    guard isScanning else { return }
    let isText = kinds.allSatisfy(\.isText)
    let item = isText ? RecognizedItem.text(.init()) : .barcode(.init())
    delegate?.dataScanner(self, didAdd: [item], allItems: [item])
    delegate?.dataScanner(self, didTapOn: item)
  }

  /// Begins to look.
  open func startScanning() throws { isScanning = true }
  /// Looks no more.
  open func stopScanning() { isScanning = false }
  /// A picture of what it sees.
  open func capturePhoto() async throws -> UIImage { .drawn() }
}

/// Is told of what a camera sees.
@MainActor @preconcurrency public protocol DataScannerViewControllerDelegate: AnyObject {
  /// The user has touched it.
  func dataScanner(_ scanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Something has come.
  func dataScanner(
    _ scanner: DataScannerViewController, didAdd added: [RecognizedItem], allItems: [RecognizedItem]
  )
  /// Something has moved.
  func dataScanner(
    _ scanner: DataScannerViewController, didUpdate updated: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Something has gone.
  func dataScanner(
    _ scanner: DataScannerViewController, didRemove removed: [RecognizedItem],
    allItems: [RecognizedItem])
  /// It does not see any more.
  func dataScanner(
    _ scanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  /// Nothing is done.
  public func dataScanner(_ scanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  /// Nothing is done.
  public func dataScanner(
    _ scanner: DataScannerViewController, didAdd added: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  /// Nothing is done.
  public func dataScanner(
    _ scanner: DataScannerViewController, didUpdate updated: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Nothing is done.
  public func dataScanner(
    _ scanner: DataScannerViewController, didRemove removed: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Nothing is done.
  public func dataScanner(
    _ scanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
