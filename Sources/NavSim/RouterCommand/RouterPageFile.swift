/// The page of a scenario, where a command line wants one.
enum RouterPageFile {
  /// Writes the page of a file's scenario.
  ///
  /// - Parameters:
  ///   - text: the file.
  ///   - test: what plays it.
  ///   - path: where to; nil for nowhere.
  static func write(
    _ text: String, of test: PlayedTest, to path: String?
  ) throws(UsageError) {
    guard let path, let file = try? test.file(text) else { return }
    try Files.write(test.page(of: file), to: path)
    if path != "-" { Terminal.print("  page:       \(TextEncoding.visible(path))") }
  }
}
