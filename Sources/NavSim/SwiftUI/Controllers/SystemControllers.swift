/// Has a picture picked, or taken, on a layer of the system's. Who has shown it takes it away.
@MainActor @preconcurrency open class UIImagePickerController: UIViewController {
  /// From where the picture is.
  public enum SourceType: Int, Sendable {
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
  /// What is seen while something is taken.
  public var cameraOverlayView: UIView?, showsCameraControls = true,
    cameraViewTransform = CGAffineTransform.identity
  /// How something is taken.
  public var cameraDevice = CameraDevice.rear, cameraCaptureMode = CameraCaptureMode.photo,
    cameraFlashMode = CameraFlashMode.auto, videoQuality = QualityType.typeMedium,
    videoMaximumDuration: TimeInterval = 600, videoExportPreset = "",
    imageExportPreset = ImageURLExportPreset.compatible
  /// Which camera.
  public enum CameraDevice: Int, Sendable {
    /// One of them.
    case rear, front
  }
  /// What is taken.
  public enum CameraCaptureMode: Int, Sendable {
    /// One of them.
    case photo, video
  }
  /// Whether there is a flash.
  public enum CameraFlashMode: Int, Sendable {
    /// One of them.
    case off = -1, auto, on
  }
  /// How fine a film is.
  public enum QualityType: Int, Sendable {
    /// One of them.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// How a picture is kept.
  public enum ImageURLExportPreset: Int, Sendable {
    /// One of them.
    case compatible, current
  }
  /// True.
  public static func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { true }
  /// False.
  public static func isFlashAvailable(for device: CameraDevice) -> Bool { false }
  /// What can be picked.
  public static func availableMediaTypes(for type: SourceType) -> [String]? {
    ["public.image", "public.movie"]
  }
  /// What can be taken.
  public static func availableCaptureModes(for device: CameraDevice) -> [NSNumber]? { [0, 1] }
  /// Takes a picture, of which the delegate is told later.
  public func takePicture() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.pick() } }
  }
  /// Begins a film, which does not end.
  @discardableResult public func startVideoCapture() -> Bool { false }
  /// Ends a film.
  public func stopVideoCapture() {}

  private func pick() {
    delegate?.imagePickerController(
      self,
      didFinishPickingMediaWithInfo: [
        .originalImage: UIImage.drawn(), .editedImage: UIImage.drawn(),
      ])
  }

  /// True.
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { true }

  override var content: AnyView {
    AnyView(
      VStack {
        Button("Pick the picture") { [weak self] in self?.pick() }
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
