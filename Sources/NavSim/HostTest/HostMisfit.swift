import NavCore

/// A change that is asked for and does not find what it expects.
enum HostMisfit: String, CaseIterable {
  /// A push on an entry that is not there.
  case push
  /// A pop to an entry that is not there.
  case pop
  /// Other entries on a stack that is not there.
  case replace
  /// Another root for a stack that is not there.
  case replaceRoot = "replacement of a root"
  /// A presentation above a layer that is not there.
  case present = "presentation"
  /// A dismissal of a layer that is not there.
  case dismiss = "dismissal"
  /// A tab instead of one that is not selected.
  case select = "selection"
  /// A whole state instead of a tab that is not selected.
  case restore

  /// The change, for a host that shows this. What is not there has the highest numbers.
  func change(on shown: NavigationState) -> Change {
    let entry = Entry(id: EntryID(.max), route: RouteID(1))
    let (strange, layer) = (EntryID(.max - 1), LayerID(.max))
    let tab = TabID(.max)
    switch self {
    case .push: return .push(entry, onto: shown.visibleStackID, above: strange)
    case .pop: return .pop(shown.visibleStackID, to: strange)
    case .replace: return .replace(.layer(layer), with: [entry])
    case .replaceRoot: return .replaceRoot(.layer(layer), with: entry)
    case .present:
      return .present(
        LayerID(.max - 1), .sheet, root: entry, presenter: shown.visibleEntry.id, above: layer)
    case .dismiss: return .dismiss(layer)
    case .select: return .select(shown.selectedTab, from: tab)
    case .restore: return .restore(shown, from: tab)
    }
  }
}
