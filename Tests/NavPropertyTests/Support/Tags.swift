import Testing

extension Tag {
  /// Takes seconds: starts processes, searches long, or waits. README says how to run the others.
  @Tag static var slow: Self
}
