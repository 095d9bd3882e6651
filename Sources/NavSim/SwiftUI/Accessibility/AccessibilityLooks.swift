extension View {
  /// The view as it is.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }
  /// The view as it is.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
  /// The view as it is.
  public func accessibilityDirectTouch(_ isDirect: Bool = true) -> Self { self }
  /// The view as it is.
  public func accessibilityTextContentType(_ type: some Any) -> Self { self }
  /// The view as it is.
  public func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }
}
