/// Something on the screen that can be touched, by its words: `"Delete"`, and the second of those
/// with the same words `"Delete" #2`.
struct AppButton: Codable, Hashable, Sendable, CustomStringConvertible {
  let words: String
  /// How many with the same words come before it.
  var place = 0

  var description: String {
    let quoted = "\"\(words.replacingOccurrences(of: "\"", with: "'"))\""
    return place == 0 ? quoted : "\(quoted) #\(place + 1)"
  }
}

/// Something that is typed into a field.
struct AppInput: Codable, Hashable, Sendable, CustomStringConvertible {
  let field: AppButton
  let text: String
  var description: String { "\"\(text)\" into \(field)" }
}

/// Somewhere to type, with what a user might type there, where that is known.
struct AppField: Hashable, Sendable {
  let name: AppButton
  let sample: String?
}

/// What an action has nothing to do to.
struct NotOnTheScreen: Error, CustomStringConvertible {
  let description: String
}
