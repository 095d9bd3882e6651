/// Has something shared on a layer of the system's.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// With what it is shared.
  public struct ActivityType: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String
    /// Creates one by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Is told how it has ended.
  public typealias CompletionWithItemsHandler =
    @MainActor (ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// Is told how it has ended.
  public var completionWithItemsHandler: CompletionWithItemsHandler?
  /// With what it cannot be shared.
  public var excludedActivityTypes: [ActivityType]?

  /// Creates a layer.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a layer: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var content: AnyView {
    AnyView(
      VStack {
        Button("Share") { [weak self] in self?.end(true) }
        Button("Close") { [weak self] in self?.end(false) }
      })
  }

  private func end(_ isShared: Bool) {
    let handler = completionWithItemsHandler
    dismiss(animated: true) { handler?(nil, isShared, nil, nil) }
  }
}

/// A way to share of the app's own, which nobody chooses here.
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// With what is shared.
  public typealias ActivityType = UIActivityViewController.ActivityType
  /// With what is shared.
  open var activityType: ActivityType? { nil }
  /// The words.
  open var activityTitle: String? { nil }
  /// The picture.
  open var activityImage: UIImage? { nil }
  /// Creates a way.
  public nonisolated override init() {}
  /// Whether something can be shared so.
  open func canPerform(withActivityItems items: [Any]) -> Bool { false }
  /// Takes what is shared.
  open func prepare(withActivityItems items: [Any]) {}
  /// Shares it.
  open func perform() {}
  /// It is shared.
  public func activityDidFinish(_ isCompleted: Bool) {}
}

/// Has a picture picked, or taken, on a layer of the system's. Who has shown it takes it away.
@MainActor @preconcurrency open class UIImagePickerController: UIViewController {
  /// From where the picture is.
  public enum SourceType: Sendable {
    /// One of them.
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// What is told of the picture.
  public struct InfoKey: Hashable, Sendable, RawRepresentable {
    private let name: String
    private init(name: String) { self.name = name }
    /// Creates one of its name.
    public init(rawValue: String) { name = rawValue }
    /// Its name.
    public var rawValue: String { name }
    /// One of them.
    public static let originalImage = Self(name: "UIImagePickerControllerOriginalImage"),
      editedImage = Self(name: "UIImagePickerControllerEditedImage"),
      imageURL = Self(name: "UIImagePickerControllerImageURL"),
      mediaType = Self(name: "UIImagePickerControllerMediaType"),
      mediaURL = Self(name: "UIImagePickerControllerMediaURL"),
      cropRect = Self(name: "UIImagePickerControllerCropRect"),
      phAsset = Self(name: "UIImagePickerControllerPHAsset"),
      mediaMetadata = Self(name: "UIImagePickerControllerMediaMetadata")
  }

  /// From where the picture is.
  public var sourceType = SourceType.photoLibrary
  /// True where it can be changed.
  public var allowsEditing = false
  /// What can be picked.
  public var mediaTypes: [String] = []
  /// Who is told.
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// True.
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { true }

  override var content: AnyView {
    AnyView(
      VStack {
        Button("Pick the picture") { [weak self] in
          guard let self else { return }
          delegate?.imagePickerController(
            self,
            didFinishPickingMediaWithInfo: [.originalImage: UIImage(), .editedImage: UIImage()])
        }
        Button("Cancel") { [weak self] in
          guard let self else { return }
          delegate?.imagePickerControllerDidCancel(self)
        }
      })
  }
}

/// Is told which picture was picked.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was picked.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user wants none.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Nothing is done.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// It goes.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
