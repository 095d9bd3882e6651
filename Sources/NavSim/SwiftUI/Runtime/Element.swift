import Foundation

/// What is at a place of the tree, beyond its looks.
// Indirect because it is looked at far more often than it is made: a copy is one reference.
indirect enum Element {
  /// Words on the screen.
  case text(String)
  /// A picture, by its name.
  case picture(String)
  /// Words that stand for what is below.
  case words(String)
  /// Something to touch.
  case control(ControlElement)
  /// A view, and something beside it.
  case beside
  /// Nothing below can be seen.
  case hidden
  /// A stack of pages.
  case stack(PageStack)
  /// What a page shows, by the type of its value.
  case destination(Destination)
  /// A page that is pushed by a condition.
  case link(LinkElement)
  /// A layer that is presented by a condition.
  case presentation(Presentation)
  /// Tabs.
  case tabs(TabsElement)
  /// What tells a tab from others.
  case tag(AnyHashable)
  /// A tab, and what it is called: the first and the second place below.
  case tabItem
  /// True when the user cannot drag the layer away.
  case holdsLayer(Bool)
  /// True when the user cannot go back from the page.
  case holdsPage(Bool)
  /// True when the bar of tabs cannot be seen.
  case hidesTabBar(Bool)
  /// Whether the row may be deleted, or moved.
  case rowLimit(RowLimit)
  /// The heights of the layer.
  case detents(Set<PresentationDetent>)
  /// What moves when something of the same name takes its place.
  case matched(AnyHashable)
  /// Is told when it appears and disappears.
  case events(EventsElement)
  /// What a view tells those above it.
  case preference(ToldValue)
  /// Takes links.
  case openURL(@MainActor (URL) -> Void)

  /// The place is removed from the tree.
  @MainActor func leaves(_ node: ViewNode) {
    switch self {
    case .stack(let stack): stack.removeAll()
    case .presentation(let presentation): presentation.isInTree = false
    case .events(let events):
      if node.hasAppeared { events.disappear(node) }
      node.hasAppeared = false
    default: break
    }
  }
}

/// What cannot be done to a row.
enum RowLimit { case stays, keepsItsPlace }

/// What kinds of elements are at places.
struct ElementKinds: OptionSet {
  let rawValue: UInt16

  /// A stack of pages, what its pages show, and what pushes them by a condition.
  static let stack = Self(rawValue: 1)
  static let destination = Self(rawValue: 2)
  static let link = Self(rawValue: 4)
  static let presentation = Self(rawValue: 8)
  static let tabs = Self(rawValue: 16)
  /// Is told when it appears.
  static let events = Self(rawValue: 32)
  static let control = Self(rawValue: 64)
  /// Everything that is rarely looked for.
  static let other = Self(rawValue: 128)
  /// Hides what is below.
  static let hidden = Self(rawValue: 256)
  static let all = Self(rawValue: .max)
  /// What pages and layers come from.
  static let arranged: Self = [.stack, .destination, .link, .presentation]
}

extension Element {
  var kind: ElementKinds {
    switch self {
    case .stack: .stack
    case .destination: .destination
    case .link: .link
    case .presentation: .presentation
    case .tabs: .tabs
    case .events: .events
    case .control: .control
    case .hidden: .hidden
    case .text, .picture, .words, .beside, .tag, .tabItem, .holdsLayer, .holdsPage, .hidesTabBar,
      .rowLimit, .detents, .matched, .preference, .openURL:
      .other
    }
  }

  /// Whether screens are called the same, and tabs told apart alike, as with another one of its kind.
  func looksSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.text(let one), .text(let other)), (.picture(let one), .picture(let other)),
      (.words(let one), .words(let other)):
      one == other
    case (.tag(let one), .tag(let other)): one == other
    case (.holdsLayer(let one), .holdsLayer(let other)),
      (.holdsPage(let one), .holdsPage(let other)),
      (.hidesTabBar(let one), .hidesTabBar(let other)):
      one == other
    case (.beside, .beside), (.tabItem, .tabItem), (.detents, .detents), (.matched, .matched),
      (.preference, .preference), (.openURL, .openURL), (.rowLimit, .rowLimit):
      true
    default: kind == other.kind && kind != .other
    }
  }
}

/// Something to touch.
struct ControlElement {
  /// What is done to it.
  enum Use {
    case tap(@MainActor () -> Void)
    case type(label: String, @MainActor (String) -> Void)
  }

  let use: Use
  let isEnabled: Bool
  /// What it says at the moment, beside its words: the text in a field.
  var value: (@MainActor () -> String)?
  /// What a user might type there, where that is known.
  var sample: String?
  /// True for a button that leaves everything as it was.
  var isCancel = false
  /// True for a gesture on something that holds other controls.
  var isContainer = false
  /// True for what can be touched beside its label, too: a link, whose row is wider.
  var isWider = false
  /// True for a tap that is one with a tap on what is below.
  var isSimultaneous = false
  /// True for one of several choices.
  var isChoice = false
  /// True for a row that is a choice unless something on it is one.
  var isChoiceByID = false
  /// What stands before its words: what else than a tap is done to it.
  var prefix = ""
}

/// What is done when a view appears and disappears.
struct EventsElement {
  var appear: @MainActor (ViewNode) -> Void = { _ in }
  var disappear: @MainActor (ViewNode) -> Void = { _ in }
  /// True when it appears as the animation that brings it has ended.
  var waitsForEnd = false
  /// What is done as an animation begins that takes it away, or leaves it where it is after all.
  var leave: (@MainActor (ViewNode, _ isLeaving: Bool) -> Void)?
}

/// A value that a view tells.
struct ToldValue {
  let key: ObjectIdentifier
  let value: Any
  /// What becomes of what is told below; nil where that does not count.
  var transform: ((Any) -> Any)?
}

/// What is done when what is told below a place has changed.
final class PreferenceListener {
  /// What was told last.
  final class Last { var value: Any? }

  let last = Last()
  var check: (@MainActor (ViewNode) -> Void)?
}
