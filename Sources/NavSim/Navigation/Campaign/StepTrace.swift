/// Where steps are written before they are taken.
package struct StepTrace: Sendable {
  /// One more step.
  let add: @Sendable (Step) -> Void
  /// Other steps than before, of a run that goes back and on from there; and how many have been
  /// taken before them.
  let replace: @Sendable ([Step], Int) -> Void

  package init(
    add: @escaping @Sendable (Step) -> Void, replace: @escaping @Sendable ([Step], Int) -> Void
  ) {
    self.add = add
    self.replace = replace
  }
}
