import NavCore

/// An input that is tied to an event instead of a time, so that it means the same whatever lasts
/// how long.
package struct AnchoredInput: Hashable, Sendable {
  /// When it comes.
  package var anchor: Anchor
  /// What it is.
  package var move: Move

  /// An event that inputs are tied to.
  package enum Anchor: String, CaseIterable, Hashable, Sendable {
    /// Once nothing moves, and nothing is under way.
    case idle
    /// At the same instant as the input before.
    case now
    /// In the middle of the animation or gesture that is under way.
    case mid
    /// At the instant at which it ends.
    case end
  }

  /// What comes.
  package enum Move: Hashable, Sendable {
    /// A call, or something the user does.
    case act(Action)
    /// The visible entry goes, in the way that is looked at.
    case pop
    /// The top layer goes, in the way that is looked at.
    case dismiss
  }

  /// The input as reports show it.
  package var text: String {
    let when = anchor.rawValue + String(repeating: " ", count: 6 - anchor.rawValue.count)
    return switch move {
    case .act(let action):
      when + StepWords.text(Step(id: StepID(0), after: 0, action: action))
    case .pop: when + "remove the entry"
    case .dismiss: when + "remove the layer"
    }
  }
}
