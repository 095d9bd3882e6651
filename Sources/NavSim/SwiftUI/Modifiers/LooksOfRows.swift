public import Foundation
public import UniformTypeIdentifiers

// What is only about how rows look, and what only keys, pointers and pasteboards do with views.

/// How a row is coloured, which nothing depends on here.
public struct ListItemTint: Sendable {
  /// Without a colour.
  public static let monochrome = Self()
  /// In a colour.
  public static func fixed(_ tint: Color) -> Self { Self() }
  /// In a colour, where the system has no other.
  public static func preferred(_ tint: Color) -> Self { Self() }
}

/// A command to go somewhere by keys.
public enum MoveCommandDirection: Hashable, Sendable {
  /// One of them.
  case up, down, left, right
}

/// How a pointer looks, which nobody has here.
public struct PointerStyle: Hashable, Sendable {
  /// One of them.
  public static let `default` = Self(), horizontalText = Self(), verticalText = Self()
  /// One of them.
  public static let link = Self(), grabIdle = Self(), grabActive = Self(), zoomIn = Self()
  /// One of them.
  public static let zoomOut = Self(), rectSelection = Self(), columnResize = Self()
  /// One of them.
  public static let rowResize = Self()
}

extension View {
  /// Buttons of a section.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { Beside(content: self, other: content()) }
  /// The view as it is.
  public func listItemTint(_ tint: ListItemTint?) -> Self { self }
  /// The view as it is.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }
  /// The view as it is.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> Self { self }
  /// The view as it is.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func badge(_ label: Text?) -> Self { self }
  /// The view as it is.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }
  /// The view as it is.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> Self { self }
  /// The view as it is: there is no pointer.
  public func pointerStyle(_ style: PointerStyle?) -> Self { self }
  /// The view as it is: there is no pointer.
  public func pointerVisibility(_ visibility: Visibility) -> Self { self }
  /// The view as it is: there is no pointer.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace,
    perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func copyable<Item: Transferable>(
    _ payload: @autoclosure @escaping () -> [Item]
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func cuttable<Item: Transferable>(
    for payloadType: Item.Type = Item.self, action: @escaping () -> [Item]
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func pasteDestination<Item: Transferable>(
    for payloadType: Item.Type = Item.self, action: @escaping ([Item]) -> Void,
    validator: @escaping ([Item]) -> [Item] = { $0 }
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func onPasteCommand(
    of types: [UTType], perform action: @escaping ([NSItemProvider]) -> Void
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func onCopyCommand(perform action: (() -> [NSItemProvider])?) -> Self { self }
  /// The view as it is: there are no keys.
  public func onCutCommand(perform action: (() -> [NSItemProvider])?) -> Self { self }
  /// The view as it is: there are no keys.
  public func onDeleteCommand(perform action: (() -> Void)?) -> Self { self }
  /// The view as it is: there are no keys.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> Self { self }
  /// The view as it is: nothing is dragged from one view to another.
  @_disfavoredOverload
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
  /// The view as it is: nothing is dragged from one view to another.
  @_disfavoredOverload
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }
  /// The view as it is: nothing is dragged from one view to another.
  @_disfavoredOverload
  public func onDrop(of types: [String], delegate: any DropDelegate) -> Self { self }
}

extension ForEach {
  /// The rows as they are: nothing is dragged from one view to another.
  public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
  /// The rows as they are: nothing is dragged from one view to another.
  public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self, action: @escaping ([Item], Int) -> Void
  ) -> Self { self }
}

extension View {
  /// The view as it is.
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  /// The view as it is.
  public func listRowSeparatorTint(
    _ color: Color?, edges: ListRowSeparatorEdges = .all
  ) -> Self { self }
  /// The view as it is.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: ListRowSeparatorEdges = .all
  ) -> Self { self }
  /// The view as it is.
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  /// The view as it is.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
  /// The view as it is.
  public func listItemTint(_ tint: Color?) -> Self { self }
  /// The view as it is.
  public func headerProminence(_ prominence: Prominence) -> Self { self }
  /// The view as it is.
  public func badge(_ label: (some AlertTitle)?) -> Self { self }
  /// The view as it is.
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func tableColumnHeaders(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func labelsVisibility(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> Self {
    self
  }
  /// The view as it is.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }
  /// The view as it is.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func sectionIndexLabel(_ label: String?) -> Self { self }
  /// The view as it is.
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
  /// The view as it is.
  public func labelReservedIconWidth(_ width: CGFloat) -> Self { self }
  /// The view as it is.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> Self { self }
}

/// Room between sections, which nothing depends on here.
public enum ListSectionSpacing: Hashable, Sendable {
  /// One of them.
  case `default`, compact
  /// So much.
  case custom(CGFloat)
}

/// How large something is beside others, which nothing depends on here.
public enum Prominence: Hashable, Sendable {
  /// One of them.
  case standard, increased
}

/// How much a badge strikes, which nothing depends on here.
public struct BadgeProminence: Hashable, Sendable {
  /// One of them.
  public static let standard = Self(), increased = Self(), decreased = Self()
}
