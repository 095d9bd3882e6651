/// The properties that are judged, and those of them of which a finding is wanted.
struct JudgedProperties {
  let all: Set<RouterProperty>
  /// The only one that is reported; nil for all that are judged.
  var reported: RouterProperty?

  /// True when all that is judged is whether any history leads to what is shown: whatever the reason
  /// is, that is broken.
  var isGeneral: Bool {
    reported == .serializable
      || all.intersection(RouterProperty.ofHistories) == [.serializable]
  }

  /// True for a property of which a finding is wanted.
  func reports(_ property: RouterProperty) -> Bool {
    all.contains(property) && (reported ?? property) == property
  }
}
