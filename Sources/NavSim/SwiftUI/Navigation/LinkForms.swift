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
}
