// Links by words that are in a variable.

extension NavigationLink where Label == Text {
  /// Creates a link to a page.
  @_disfavoredOverload
  public init(_ title: some AlertTitle, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(verbatim: title.titleWords) }
  }

  /// Creates a link to a page.
  @_disfavoredOverload
  public init(_ title: some AlertTitle, destination: Destination) {
    self.init(destination: destination) { Text(verbatim: title.titleWords) }
  }

  /// Creates a link to a page that is shown while a condition holds.
  public init(_ title: some AlertTitle, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(verbatim: title.titleWords) }
  }

  /// Creates a link to a page that is shown while a condition holds.
  public init(
    _ title: some AlertTitle, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(verbatim: title.titleWords) }
  }
}
