/// What is wrong in a run, as its histories show.
struct HistoryFinding {
  let property: RouterProperty
  let expected: String
  var seen: String
  /// How many steps had been carried out.
  let step: Int
  /// When it was, in virtual time.
  let time: Duration
  /// What the screens should be; nil when nothing can be said.
  let wanted: Picture?
  /// The kinds of operations that are to blame; nil where that is not known.
  let blamed: String?

  var violation: Violation {
    var violation = Violation(property: property.rawValue, expected: expected, seen: seen)
    violation.blamed = blamed
    return violation
  }
}
