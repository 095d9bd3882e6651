public import Foundation
public import UniformTypeIdentifiers

/// Who may ask for what is dragged.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// One of them.
  case all, team, group, ownProcess
}

/// Something that is handed from one view to another, which nobody does here.
public final class NSItemProvider: @unchecked Sendable {
  /// What it would be called as a file.
  public var suggestedName: String?

  /// One of nothing.
  public init() {}
  /// One of an object.
  public init(object: Any) {}
  /// One of an object of some kind.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {}
  /// One of a file.
  public init?(contentsOf url: URL?) {}

  /// Says how it is made elsewhere, where nobody asks.
  public func registerDataRepresentation(
    forTypeIdentifier identifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Foundation.Progress?
  ) {}
  /// Says how it is made elsewhere, where nobody asks.
  public func registerObject(
    _ object: Any, visibility: NSItemProviderRepresentationVisibility
  ) {}
  /// False.
  public func canLoadObject(ofClass type: Any.Type) -> Bool { false }
  /// False.
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }

  /// Says that there is nothing.
  public func loadObject<Item>(
    ofClass type: Item.Type,
    completionHandler: @escaping @Sendable (Item?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, CocoaError(.fileNoSuchFile)) } }

  /// Says that there is nothing.
  public func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) { loadObject(ofClass: Data.self) { completionHandler?(nil, $1) } }

  /// Says that there is nothing.
  public func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { loadObject(ofClass: Data.self, completionHandler: completionHandler) }

  /// Says that there is nothing.
  public func loadFileRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) { loadObject(ofClass: URL.self, completionHandler: completionHandler) }
}

/// Where something is held over a view.
public struct DropInfo: Sendable {
  /// Where the finger is.
  public var location: CGPoint { .zero }
  /// False.
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  /// None.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

/// What would come of dropping something.
public struct DropProposal: Sendable {
  /// What is done with it.
  public let operation: DropOperation
  /// A proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is done with what is dropped.
public enum DropOperation: Hashable, Sendable {
  /// One of them.
  case cancel, forbidden, copy, move
}

/// What is asked when something is held over a view and dropped.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether it may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// It is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// It has come.
  func dropEntered(info: DropInfo)
  /// It is elsewhere on the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has gone.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// True.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// None.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// The view as it is: nothing is dragged from one view to another.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }
  /// The view as it is: nothing is dragged from one view to another.
  public func onDrag(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View
  ) -> Self { self }
  /// The view as it is: nothing is dragged from one view to another.
  public func draggable<Item>(
    _ item: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> some View
  ) -> Self { self }
  /// The view as it is: nothing is dragged from one view to another.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
  /// The view as it is: nothing is dragged from one view to another.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }
  /// The view as it is: nothing is dragged from one view to another.
  public func onDrop(of types: [UTType], delegate: any DropDelegate) -> Self { self }
  /// The view as it is: nothing is dragged from one view to another.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
}
