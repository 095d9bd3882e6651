/// A view that is not drawn again for an equal one; here it is all the same.
public struct EquatableView<Content: View & Equatable>: View {
  private let content: Content
  /// Creates a view.
  public init(content: Content) { self.content = content }
  /// The view itself.
  public var body: some View { content }
}
