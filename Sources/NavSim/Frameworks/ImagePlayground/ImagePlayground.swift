@_exported public import UIKit

/// What a picture is to be of.
public struct ImagePlaygroundConcept: Sendable {
  /// Something that is said.
  public static func text(_ text: String) -> Self { Self() }
  /// What is said in a longer text.
  public static func extracted(from text: String, title: String? = nil) -> Self { Self() }
}

/// How a picture is to look.
public struct ImagePlaygroundStyle: Hashable, Sendable {
  /// What tells it from others.
  public let id: String
  /// One of them.
  public static let animation = Self(id: "animation"), illustration = Self(id: "illustration"),
    sketch = Self(id: "sketch")
  /// All of them.
  public static let all = [animation, illustration, sketch]
}

/// Makes pictures: none.
public struct ImageCreator: Sendable {
  /// Why none is made.
  public enum Error: Swift.Error, Sendable {
    /// One of them.
    case notSupported, unavailable, creationCancelled, creationFailed
  }
  /// Fails: nothing makes pictures.
  public init() async throws { throw Error.notSupported }
}

/// A layer where pictures are made, which is not there.
@MainActor open class ImagePlaygroundViewController: UIViewController {
  /// False.
  open class var isAvailable: Bool { false }
  /// What the pictures are to be of.
  open var concepts: [ImagePlaygroundConcept] = []
  /// What they are to look like.
  open var sourceImage: UIImage?
  /// Who is told.
  open weak var delegate: (any Delegate)?
  /// Who is told, which nobody is.
  @MainActor public protocol Delegate: AnyObject {
    /// A picture was made.
    func imagePlaygroundViewController(
      _ controller: ImagePlaygroundViewController, didCreateImageAt imageURL: URL)
    /// None was made.
    func imagePlaygroundViewControllerDidCancel(_ controller: ImagePlaygroundViewController)
  }
}

extension EnvironmentValues {
  /// False: nothing makes pictures.
  public var supportsImagePlayground: Bool { false }
}

extension View {
  /// A layer where a picture is made: it goes at once, without one.
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View {
    modifier(NoPlayground(isPresented: isPresented, onCancellation: onCancellation))
  }
  /// A layer where a picture is made: it goes at once, without one.
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [],
    sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View {
    modifier(NoPlayground(isPresented: isPresented, onCancellation: onCancellation))
  }
  /// How pictures are to look.
  public func imagePlaygroundGenerationStyle(
    _ style: ImagePlaygroundStyle, in styles: [ImagePlaygroundStyle] = []
  ) -> some View { self }
}

private struct NoPlayground: ViewModifier {
  @Binding var isPresented: Bool
  let onCancellation: (() -> Void)?

  func body(content: Content) -> some View {
    content.onChange(of: isPresented) { _, isNow in
      guard isNow else { return }
      isPresented = false
      onCancellation?()
    }
  }
}
