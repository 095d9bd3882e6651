extension RouterTest {
  /// The same test whose calls of an action can be made only now and then, as those of buttons that
  /// come and go.
  ///
  /// - Parameters:
  ///   - action: its name.
  ///   - offered: the arguments whose calls can be made, by their places: with false those that can
  ///     be made now, with true those that can as soon as the screen stands still.
  package func offering(
    _ action: String, _ offered: @escaping @MainActor (Router, Bool) -> [Int]
  ) -> Self {
    var copy = self
    let offered = WithoutIsolation.read(offered)
    for index in copy.actions.indices where copy.actions[index].name == action {
      copy.actions[index].offered = offered
    }
    return copy
  }

  /// The same test in which an action stands for what only an unkind host does, and does nothing.
  ///
  /// Nothing is learned with it: what the router does behind it is what it does without it.
  package func unkind(_ action: String) -> Self {
    var copy = self
    for index in copy.actions.indices where copy.actions[index].name == action {
      copy.actions[index].isUnkind = true
    }
    return copy
  }

  /// The same test with what can be read on screens, for the phones of a page.
  ///
  /// - Parameter items: gets the router and screens as it has shown them: what can be read on the
  ///   top screen of each layer, the lowest first.
  package func reading(
    _ items: @escaping @MainActor (Router, Screens<Route>) -> [[DrawnItem]]
  ) -> Self {
    var copy = self
    copy.items = WithoutIsolation.read(items)
    return copy
  }

  /// The same test that says what a run tells of itself, in sentences, behind the timeline of a
  /// failure.
  package func remarking(_ remarks: @escaping @MainActor (Router) -> [String]) -> Self {
    var copy = self
    copy.remarks = WithoutIsolation.read(remarks)
    return copy
  }
}
