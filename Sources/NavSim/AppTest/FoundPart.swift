import NavSim

/// What leads to a place of an app, and what there is to do, each by its place in what was found.
struct FoundPart: Codable {
  private var buttons: Set<Int> = []
  private var inputs: Set<Int> = []
  private var links: Set<Int> = []
  private var tabs: Set<Int> = []

  /// - Parameters:
  ///   - way: what leads there.
  ///   - steps: what can be done there.
  ///   - found: what was found so far, all of that among it.
  ///   - known: the links that the app opens.
  init(_ way: [AppStep], _ steps: [AppStep], in found: Found, links known: [String]) {
    for step in way + steps {
      switch step {
      case .tap(let button): buttons.formUnion(found.buttons.firstPlace(of: button))
      case .type(let input): inputs.formUnion(found.inputs.firstPlace(of: input))
      case .open(let link): links.formUnion(known.firstPlace(of: link))
      case .select, .close, .back, .background, .foreground, .wait: break
      }
    }
    for case .select(let tab) in way { tabs.formUnion(found.tabs.firstPlace(of: tab)) }
  }

  /// For the test with what was found.
  func focus(in found: Found) -> RouterFocus {
    RouterFocus(
      arguments: ["tap": buttons, "type": inputs, "open": links],
      tabs: Set(tabs.map { found.tabs[$0] }))
  }
}

extension Array where Element: Equatable {
  /// The place of an element, alone; nothing where there is none.
  fileprivate func firstPlace(of element: Element) -> [Int] {
    firstIndex(of: element).map { [$0] } ?? []
  }
}
