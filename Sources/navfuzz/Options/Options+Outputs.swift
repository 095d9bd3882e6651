import NavSim

/// The files and folders that a command writes.
extension Options {
  /// Refuses what cannot be written before anything is run or printed. The usual folder for
  /// failures is not looked at: most runs need none, and a failure that cannot be saved is printed.
  func checkOutputs() throws(UsageError) {
    for file in [report, results, plot].compactMap(\.self) {
      if let error = TextFile.objection(toWriting: file) { throw UsageError(writing: error) }
    }
    let folders = [corpus, output == "-" || output == Self.usualOutput ? nil : output]
    for folder in folders.compactMap(\.self) {
      if let error = TextFile.objection(toFillingFolder: folder) {
        throw UsageError(writing: error)
      }
    }
  }
}

extension UsageError {
  /// The file that it is about, and the line, if it is about one.
  var place: (file: String, line: Int?)? {
    switch self {
    case .badFixture(let path, let error): (path, error.line)
    case .badResults(let path, let line, _): (path, line)
    case .unreadable(let path, _), .unwritable(let path, _), .noFixtures(let path),
      .notFailing(let path), .badBaseline(let path):
      (path, nil)
    default: nil
    }
  }
}
