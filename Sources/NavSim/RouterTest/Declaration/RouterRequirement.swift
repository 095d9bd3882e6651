/// What a run has to have tried before it passes. Without it, an `ok` only says what was not tried.
public enum RouterRequirement: String, CaseIterable, Hashable, Sendable {
  /// Every action was called.
  case everyActionMade = "every-action-made"
  /// Of every action, a call returned without throwing.
  case everyActionReturned = "every-action-returned"
  /// Of every action, a call changed what is shown, but of those that say `effect: .nothing`.
  case everyActionChanged = "every-action-changed"
  /// Every action says what it does, so that it is judged by that and not by what it does alone.
  case everyEffectDeclared = "every-effect-declared"
  /// Every property that is judged could have failed.
  case everyPropertyApplied = "every-property-applied"
  /// No fault of the host was off.
  case everyFaultOn = "every-fault-on"
}
