/// The pages of scenarios, where a command line wants them.
package struct PageFile {
  /// Where the first one goes; nil for nowhere.
  private let path: String?
  private var count = 0

  /// - Parameter path: where the first page goes; nil for nowhere.
  package init(_ path: String?) { self.path = path }

  /// How many steps of a run that holds a page shows at most.
  package static let shownSteps = 60

  /// Writes a page: a second one beside the first, and nowhere when the first went into a stream.
  package mutating func write(_ page: () -> String) throws(UsageError) {
    guard let path, let place = count == 0 ? path : Self.numbered(path, count + 1) else { return }
    count += 1
    try TextFile.write(page(), to: place)
    if place != "-" { Terminal.print("  page:       \(TextEncoding.visible(place))") }
  }

  /// The same name with a number before its extension; nil for what is no ordinary file.
  private static func numbered(_ path: String, _ number: Int) -> String? {
    guard case .file? = try? TextDestination(path) else { return nil }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return "\(path)-\(number)"
    }
    return "\(path.dropLast(name[dot...].count))-\(number)\(name[dot...])"
  }
}
