public import Foundation
public import SwiftUI

/// How pictures are picked.
public struct PHPickerConfiguration: Sendable {
  /// In which form pictures come.
  public enum AssetRepresentationMode: Int, Sendable {
    /// One of them.
    case automatic, current, compatible
  }
  /// In which order pictures come.
  public enum Selection: Int, Sendable {
    /// One of them.
    case `default`, ordered, continuous
  }

  /// What can be picked.
  public var filter: PHPickerFilter?
  /// How many at most; 0 for any number.
  public var selectionLimit = 1
  /// In which form pictures come.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// In which order pictures come.
  public var selection = Selection.default
  /// What was picked before.
  public var preselectedAssetIdentifiers: [String] = []
  /// How they are shown.
  public var mode = Mode.default
  /// How pictures are shown.
  public enum Mode: Int, Sendable {
    /// One of them.
    case `default`, compact
  }

  /// Creates a choice.
  public init(photoLibrary: PHPhotoLibrary = .shared()) {}
}

/// A picture that was picked.
public struct PHPickerResult {
  /// What the picture is loaded by.
  public let itemProvider = NSItemProvider()
  /// What tells it from others.
  public let assetIdentifier: String?
}

/// Has a picture picked on a layer of the system's. Who has shown it takes it away.
@MainActor @preconcurrency open class PHPickerViewController: UIViewController {
  /// How pictures are picked.
  public let configuration: PHPickerConfiguration
  /// Who is told.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a layer.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// There is no storyboard here.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for (title, picked) in [
      ("Pick the picture", [PHPickerResult(assetIdentifier: "first")]), ("Cancel", []),
    ] {
      let action = UIAction(title: title) { [weak self] _ in
        guard let self else { return }
        delegate?.picker(self, didFinishPicking: picked)
      }
      view.addSubview(UIButton(primaryAction: action))
    }
  }
}

/// Is told which pictures were picked.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// They were picked; none for a user who wants none.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
