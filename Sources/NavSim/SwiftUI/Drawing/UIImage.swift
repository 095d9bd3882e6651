public import Combine
public import Foundation

/// A picture, which shows nothing.
public final class UIImage: Hashable, Sendable {
  /// The size in points.
  public let size: CGSize

  /// What it is called; nil for one without a name.
  let name: String?
  /// True for one of which nothing was ever drawn.
  private let isBlank: Bool

  private init(name: String?, size: CGSize = .zero, isBlank: Bool = false) {
    self.name = name
    self.size = size
    self.isBlank = isBlank
  }

  /// A picture that was drawn or taken.
  package static func drawn() -> UIImage {
    UIImage(name: nil, size: CGSize(width: 100, height: 100))
  }

  /// Creates a picture of the app's own, if the app has one of that name.
  public convenience init?(named name: String) {
    guard AppAssets.hasPicture(name) else { return nil }
    self.init(name: name)
  }
  /// Creates a picture of the app's own, if the app has one of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) { self.init(named: name) }
  /// Creates a picture of the app's own, if the app has one of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) { self.init(named: name) }
  /// Creates a picture of a catalogue.
  public convenience init(resource: ImageResource) { self.init(name: resource.name) }
  /// Creates a picture from the system's.
  public convenience init?(systemName: String) { self.init(name: systemName) }
  /// Creates a picture of what begins as the file of one does.
  public convenience init?(data: Data) {
    guard data.isPicture else { return nil }
    self.init(name: nil, size: CGSize(width: 100, height: 100))
  }
  /// Creates a picture of what begins as the file of one does.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  /// Creates an empty picture.
  public convenience init() { self.init(name: nil, isBlank: true) }
  /// Creates a picture.
  public convenience init(cgImage: CGImage) { self.init(name: nil) }
  /// Creates a picture.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(name: nil)
  }
  /// Creates a picture from the system's.
  public convenience init?(
    systemName: String, withConfiguration configuration: SymbolConfiguration?
  ) { self.init(name: systemName) }
  /// Creates a picture from the system's.
  public convenience init?(systemName: String, compatibleWith traits: UITraitCollection?) {
    self.init(name: systemName)
  }
  /// Creates a picture from the system's, of which a part is filled.
  public convenience init?(
    systemName: String, variableValue: Double, configuration: SymbolConfiguration? = nil
  ) { self.init(name: systemName) }
  /// How a picture looks.
  public typealias Configuration = SymbolConfiguration
  /// Creates a picture that is written into the code.
  public convenience init(imageLiteralResourceName name: String) { self.init(name: name) }
  /// Makes it smaller.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(self) }
  /// Creates a picture of a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Whether both are the same object.
  public static func == (one: UIImage, other: UIImage) -> Bool { one === other }
  /// Hashes the object by where it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Which way is up.
  public enum Orientation: Sendable {
    /// One of them.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How a picture of the system's looks.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// How large it is beside letters.
    public enum Scale: Sendable {
      /// One of them.
      case `default`, unspecified, small, medium, large
    }

    /// Creates a look.
    public init(scale: Scale) {}
    /// Creates a look.
    public init(pointSize: CGFloat) {}
    /// Creates a look.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: Scale = .default) {}
    /// Creates a look.
    public init(textStyle: UIFont.TextStyle, scale: Scale = .default) {}
    /// Creates a look.
    public init(font: UIFont, scale: Scale = .default) {}
  }

  /// Which way is up.
  public var imageOrientation: Orientation { .up }
  /// How many points of the screen one of the picture's is.
  public var scale: CGFloat { 1 }
  /// The picture, which is nothing.
  public var cgImage: CGImage? { CGImage() }
  /// Draws it, which nobody sees.
  public func draw(in rect: CGRect) {}
  /// Draws it, which nobody sees.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws it, which nobody sees.
  public func draw(at point: CGPoint) {}
  /// Draws it, which nobody sees.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// The same, of another size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// The same, of another size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }

  /// Whose colours a picture has.
  public enum RenderingMode: Sendable {
    /// One of them.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The same in other colours.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The same in other colours.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The same in other colours.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// The beginning of its file; nil where nothing was drawn.
  public func jpegData(compressionQuality: CGFloat) -> Data? { isBlank ? nil : .jpeg }
  /// The beginning of its file; nil where nothing was drawn.
  public func pngData() -> Data? { isBlank ? nil : .png }
  /// The beginning of its file; nil where nothing was drawn.
  public func heicData() -> Data? { isBlank ? nil : .heic }
}

extension Image {
  /// Creates a picture from one of UIKit.
  public nonisolated init(uiImage: UIImage) { self.init("") }
  /// Creates a picture.
  public nonisolated init(
    decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) { self.init("") }
  /// Creates a picture.
  public nonisolated init(
    _ image: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) { self.init("") }
  /// Creates a picture from the app's own, with what it is called.
  public nonisolated init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(name, label: label)
  }

  /// Which way is up.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// One of them.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

/// Saves a picture among those of the user, which nobody sees.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}

/// What the user needs to see and to hear: nothing that is not there anyway.
@MainActor @preconcurrency public enum UIAccessibility {
  /// False.
  public static var isVoiceOverRunning: Bool { false }
  /// False.
  public static var isReduceMotionEnabled: Bool { false }
  /// False.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// False.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// False.
  public static var isBoldTextEnabled: Bool { false }

  /// What is told.
  public enum Notification: Sendable {
    /// One of them.
    case announcement, layoutChanged, screenChanged, pageScrolled
  }

  /// Tells something, which nobody hears.
  public static func post(notification: Notification, argument: Any?) {}
}
