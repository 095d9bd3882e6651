import Foundation

/// An address to tap, where that leads to something in the app: one of its own, or one that it opens
/// itself.
public struct Link<Label: View>: PrimitiveView {
  private let destination: URL
  private let label: Label

  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let (open, destination) = (scope.environment.openURL, destination)
    guard open.isOfApp || OwnLinks.isOwn(destination) else {
      return node.update(with: label, in: scope)
    }
    node.update(
      with: Button {
        open(destination)
      } label: {
        label
      }, in: scope)
  }
}

extension Link where Label == Text {
  /// Creates a link with words.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
