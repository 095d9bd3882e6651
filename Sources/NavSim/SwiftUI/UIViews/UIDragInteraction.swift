public import Foundation

// What is dragged from one view to another in UIKit, which no finger does here.

/// Something that is dragged.
@MainActor @preconcurrency open class UIDragItem: NSObject {
  /// What it hands over.
  public let itemProvider: NSItemProvider
  /// What it is for the app itself.
  public var localObject: Any?
  /// What makes the picture under the finger.
  public var previewProvider: (@MainActor () -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
  /// Has the picture be made anew: there is none.
  open func setNeedsDropPreviewUpdate() {}
}

/// The picture under a finger, which nobody sees here.
@MainActor @preconcurrency open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// What of it is seen.
  public let parameters: UIDragPreviewParameters

  /// Creates a picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
  }
  /// Creates a picture of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
  /// Creates a picture of a link.
  public convenience init(for url: URL, title: String? = nil) {
    self.init(view: UIView(frame: .zero))
  }
}

/// Where what was dragged lies in the end.
@MainActor @preconcurrency open class UIDragPreviewTarget: UIPreviewTarget {}

/// The picture of what is dragged, and where it belongs.
@MainActor @preconcurrency open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a picture of a link.
  public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
    self.init(
      view: UIView(frame: .zero), parameters: UIDragPreviewParameters(), target: target)
  }
  /// The same elsewhere.
  open func retargetedPreview(with target: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: target)
  }
}

/// What is done with what is dropped.
public enum UIDropOperation: UInt, Sendable {
  /// One of them.
  case cancel, forbidden, copy, move
}

/// What a drag is known by.
@MainActor @preconcurrency public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether it can be taken away from where it was.
  var allowsMoveOperation: Bool { get }
  /// Whether it stays within the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether something of a kind is dragged.
  func hasItemsConforming(toTypeIdentifiers identifiers: [String]) -> Bool
}

extension UIDragDropSession {
  /// Whether something can be made into objects of a type.
  public func canLoadObjects(ofClass type: Any.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
}

/// A drag as the one knows it from whom something is taken.
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  /// What the app keeps of it.
  var localContext: Any? { get set }
}

/// A drag as the one knows it to whom something is brought.
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in the same app.
  var localDragSession: (any UIDragSession)? { get }
  /// What is seen while objects are made.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// How far that is.
  var progress: Foundation.Progress { get }
}

extension UIDropSession {
  /// Makes objects of a type of what is dragged: of none of it, which is said later.
  @discardableResult public func loadObjects<Item>(
    ofClass type: Item.Type, completion: @escaping @MainActor ([Item]) -> Void
  ) -> Foundation.Progress {
    DispatchQueue.main.async { MainActor.assumeIsolated { completion([]) } }
    return Foundation.Progress(totalUnitCount: 1)
  }
}

/// What is seen while objects are made of what is dropped.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// One of them.
  case none, `default`
}

/// How what is dragged moves by itself.
@MainActor @preconcurrency public protocol UIDragAnimating: AnyObject {
  /// Does something beside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something afterwards.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Has something be dragged from a view, which no finger does here.
@MainActor @preconcurrency open class UIDragInteraction: NSObject, UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// Who says what is dragged.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether something can be dragged, and whether other gestures begin meanwhile.
  open var isEnabled = true, allowsSimultaneousRecognitionDuringLift = false
  /// Whether something can be dragged on such a device: not on a phone.
  open class var isEnabledByDefault: Bool { false }

  /// Creates one.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  /// It is about to belong to a view, or to none.
  open func willMove(to view: UIView?) {}
  /// It belongs to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what is dragged from a view. It is asked for nothing here.
@MainActor @preconcurrency public protocol UIDragInteractionDelegate: AnyObject {
  /// What is dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// What is dragged with it.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// The picture of something while it is lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Whether it can be taken away.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether it stays within the app.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// It begins.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// It is elsewhere.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// It will have ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  /// It has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// Nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  /// None.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// True.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// False.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Nothing is done.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  /// Nothing is done.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}
  /// Nothing is done.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  /// Nothing is done.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}
