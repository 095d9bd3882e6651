/// Which entry gives way to which, on what the user sees: their navigation bars hand over the
/// elements that both have (seed 000's matched elements).
public struct Handover: Hashable, Sendable {
  /// The entry that was visible.
  public let from: Entry
  /// The entry that will be visible.
  public let to: Entry

  /// Names both; nil when the visible entry stays.
  package init?(from old: Entry, to new: Entry) {
    guard old.id != new.id else { return nil }
    from = old
    to = new
  }
}
