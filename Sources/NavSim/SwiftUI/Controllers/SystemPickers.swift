public import Foundation
public import UniformTypeIdentifiers

/// Has a file picked, or a place for one, on a layer of the system's, which goes by itself then.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  /// Who is told.
  public weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several can be picked.
  public var allowsMultipleSelection = false
  /// Whether what names end with is seen.
  public var shouldShowFileExtensions = false
  /// Where the user begins.
  public var directoryURL: URL?
  private var choice = "Pick the file"
  private var exported: [URL] = []

  /// Has a file picked of some kinds.
  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Has files saved elsewhere.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    (choice, exported) = ("Save the file", urls)
  }
  /// Has a file picked, as earlier systems have it.
  public convenience init(documentTypes: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }

  override var content: AnyView {
    AnyView(
      VStack {
        Button(choice) { [weak self] in
          guard let self else { return }
          let urls = exported.isEmpty ? [URL(fileURLWithPath: "/picked")] : exported
          close()
          delegate?.documentPicker(self, didPickDocumentsAt: urls)
          if let first = urls.first { delegate?.documentPicker(self, didPickDocumentAt: first) }
        }
        Button("Cancel") { [weak self] in
          guard let self else { return }
          close()
          delegate?.documentPickerWasCancelled(self)
        }
      })
  }
}

/// What is done with a file that is picked.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// One of them.
  case `import`, open, exportToService, moveToService
}

/// Is told which file was picked.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {
  /// Files were picked.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// A file was picked, as earlier systems tell it.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// The user wants none.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Nothing is done.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Nothing is done.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  /// Nothing is done.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Has letters picked on a layer of the system's. Who has shown it takes it away, unless the user
/// cancels.
@MainActor @preconcurrency open class UIFontPickerViewController: UIViewController {
  /// Which letters there are.
  public struct Configuration {
    /// Whether single ones can be picked.
    public var includeFaces = false, displayUsingSystemFont = false
    /// Creates one.
    public init() {}
  }

  /// Who is told.
  public weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// What was picked.
  public var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a layer.
  public convenience init(configuration: Configuration) { self.init(nibName: nil, bundle: nil) }

  override var content: AnyView {
    AnyView(
      VStack {
        Button("Pick the font") { [weak self] in
          guard let self else { return }
          selectedFontDescriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
          delegate?.fontPickerViewControllerDidPickFont(self)
        }
        Button("Cancel") { [weak self] in
          guard let self else { return }
          close()
          delegate?.fontPickerViewControllerDidCancel(self)
        }
      })
  }
}

/// Is told which letters were picked.
@MainActor @preconcurrency public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Some were picked.
  func fontPickerViewControllerDidPickFont(_ controller: UIFontPickerViewController)
  /// The user wants none.
  func fontPickerViewControllerDidCancel(_ controller: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Nothing is done.
  public func fontPickerViewControllerDidPickFont(_ controller: UIFontPickerViewController) {}
  /// Nothing is done.
  public func fontPickerViewControllerDidCancel(_ controller: UIFontPickerViewController) {}
}

/// Has a colour picked on a layer of the system's, until the user closes it.
@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
  /// Who is told.
  public weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// What was picked.
  public var selectedColor = UIColor.black
  /// Whether it can be seen through.
  public var supportsAlpha = true

  override var content: AnyView {
    AnyView(
      VStack {
        Button("Pick the color") { [weak self] in
          guard let self else { return }
          selectedColor = .red
          delegate?.colorPickerViewControllerDidSelectColor(self)
          delegate?.colorPickerViewController(self, didSelect: .red, continuously: false)
        }
        Button("Close") { [weak self] in
          guard let self else { return }
          close()
          delegate?.colorPickerViewControllerDidFinish(self)
        }
      })
  }
}

/// Is told which colour was picked.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// One was picked.
  func colorPickerViewController(
    _ controller: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// One was picked, as earlier systems tell it.
  func colorPickerViewControllerDidSelectColor(_ controller: UIColorPickerViewController)
  /// The user has closed it.
  func colorPickerViewControllerDidFinish(_ controller: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Nothing is done.
  public func colorPickerViewController(
    _ controller: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Nothing is done.
  public func colorPickerViewControllerDidSelectColor(_ controller: UIColorPickerViewController) {}
  /// Nothing is done.
  public func colorPickerViewControllerDidFinish(_ controller: UIColorPickerViewController) {}
}

extension UIViewController {
  /// Takes itself away, if it was presented.
  fileprivate func close() { if presentingViewController != nil { dismiss(animated: true) } }
}
