/// Words that files and command lines have used for what has another name now.
package enum FormerWords {
  /// Today's word; the same one for every other.
  package static func current(_ word: some StringProtocol) -> String {
    switch word {
    case "zero": "instant"
    case "late-report": "late-end"
    case "write-back": "stale-write"
    case "detached": "background"
    case "drops": "ignores-changes-while-moving"
    case "half": "applies-in-part"
    case "kind": "normal"
    case "no-call-is-lost-in-silence": "no-lost-call"
    case "user-takes-only-what-was-shown": "gesture-takes-only-its-target"
    case "calls-act-one-after-another": "serializable"
    case "awaited-call-outlasts-its-animation": "returns-after-animation"
    default: String(word)
    }
  }
}
