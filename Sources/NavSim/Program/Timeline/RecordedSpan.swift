/// Something that lasts while a scenario is played, as recorders keep it.
package struct RecordedSpan: Sendable {
  /// By this it is found again.
  package let number: Int
  /// What it is, in a few words.
  package let label: String
  package let start: Int64
  /// When it ended; nil while it lasts.
  package var end: Int64?
  /// When it would be over.
  package var planned: Int64?
  /// What became of it, if that says more than that it is over.
  package var outcome: String?
  /// The calls that have asked for it.
  package var owners: [Int] = []
  package var isUsers = false
  /// True for an awaited call that has returned, where that says that its animation is over.
  package var isOverForCaller = false

  package init(_ number: Int, _ label: String, start: Int64) {
    self.number = number
    self.label = label
    self.start = start
  }

  /// Its bar in a run that has stopped at a time: what lasts still does so until it would have
  /// ended, or until then.
  package func bar(until stop: Int64) -> ReportPage.Bar {
    ReportPage.Bar(
      label: label + (outcome.map { " → \($0)" } ?? ""), start: start,
      end: end ?? max(planned ?? stop, stop), isOpen: end == nil)
  }
}
