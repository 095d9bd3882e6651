@_exported public import UIKit

/// Takes pictures of pages on a layer of the system's: one, or none.
@MainActor @preconcurrency open class VNDocumentCameraViewController: UIViewController {
  /// Who is told.
  public weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  /// True.
  public static let isSupported = true

  /// Has two buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for (words, isScanned) in [("Scan", true), ("Cancel", false)] {
      let action = UIAction(title: words) { [weak self] _ in
        guard let self else { return }
        if isScanned {
          delegate?.documentCameraViewController(self, didFinishWith: VNDocumentCameraScan())
        } else {
          delegate?.documentCameraViewControllerDidCancel(self)
        }
      }
      view.addSubview(UIButton(primaryAction: action))
    }
  }
}

/// Is told of pages.
@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// They are there.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// The user wants none.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// It does not work.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// Nothing is done.
  public func documentCameraViewControllerDidCancel(
    _ controller: VNDocumentCameraViewController
  ) {}
  /// Nothing is done.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// The pages: one.
public final class VNDocumentCameraScan: NSObject {
  /// How many.
  public let pageCount = 1
  /// What they are called.
  public let title = "Scan"
  /// One of them.
  public func imageOfPage(at index: Int) -> UIImage { .drawn() }
}
