import Testing

extension Tag {
  /// Takes seconds: starts processes, searches long, or waits. `.ci/quick` runs the others.
  @Tag static var slow: Self
}
