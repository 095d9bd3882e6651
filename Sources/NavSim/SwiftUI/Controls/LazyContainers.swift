/// A container whose parts come to the screen as far as that goes.
public protocol LazyContainer: LayoutView {}

extension LazyContainer {
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.arrival = .lazy
    node.update(with: content, in: scope)
  }
}

/// A container all of whose parts come to the screen with it.
public protocol EagerContainer: LayoutView {}

extension EagerContainer {
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.arrival = .eager
    node.update(with: content, in: scope)
  }
}

extension LazyVStack: LazyContainer {}
extension LazyHStack: LazyContainer {}
extension LazyVGrid: LazyContainer {}
extension LazyHGrid: LazyContainer {}

extension List {
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.arrival = .list
    node.update(with: content, in: scope)
  }
}

extension VStack: EagerContainer {}
extension HStack: EagerContainer {}
extension ZStack: EagerContainer {}
