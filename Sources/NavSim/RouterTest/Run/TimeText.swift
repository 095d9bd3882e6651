import NavCore

/// Times as reports show them.
enum TimeText {
  static func of(_ time: Duration) -> String { "\(Milliseconds(time).rawValue)ms" }
}
