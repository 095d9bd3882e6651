public import Foundation
public import SwiftUI

/// What can be looked at.
public protocol QLPreviewItem {
  /// Where it is.
  var previewItemURL: URL? { get }
  /// What it is called.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// As its file.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// Where it is.
  public var previewItemURL: URL? { absoluteURL }
}

extension URL: QLPreviewItem {
  /// Where it is.
  public var previewItemURL: URL? { self }
}

/// Shows files on a layer of the system's, until the user closes it: one after the other, by
/// `"Next"`.
@MainActor @preconcurrency open class QLPreviewController: UIViewController {
  /// Who knows the files.
  public weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  /// Who is told.
  public weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which is shown.
  public var currentPreviewItemIndex = 0
  /// What is shown.
  public var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else {
      return nil
    }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  private let name = UILabel()
  private let forward = UIButton()

  /// Has a button that closes it, and the name of the file.
  open override func viewDidLoad() {
    super.viewDidLoad()
    forward.setTitle("Next", for: .normal)
    forward.addAction(
      UIAction { [weak self] _ in
        self?.currentPreviewItemIndex += 1
        self?.reloadData()
      }, for: .touchUpInside)
    let done = UIAction(title: "Done") { [weak self] _ in self?.close() }
    for part in [name, forward, UIButton(primaryAction: done)] { view.addSubview(part) }
    reloadData()
  }

  private func close() {
    delegate?.previewControllerWillDismiss(self)
    let tell = { [self] in delegate?.previewControllerDidDismiss(self) ?? () }
    if presentingViewController != nil {
      dismiss(animated: true) { tell() }
    } else {
      navigationController?.popViewController(animated: true)
      tell()
    }
  }

  /// Asks for the files anew.
  open func reloadData() {
    guard isViewLoaded else { return }
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    forward.isHidden = currentPreviewItemIndex + 1 >= count
    let item = currentPreviewItem
    name.text = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
  }
  /// Asks for the file that is shown anew.
  open func refreshCurrentPreviewItem() { reloadData() }
}

/// Knows the files that can be looked at.
@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of them.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> QLPreviewItem
}

/// Is told when files were looked at.
@MainActor @preconcurrency public protocol QLPreviewControllerDelegate: AnyObject {
  /// The user closes it.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// The user has closed it.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Nothing is done.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Nothing is done.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
