/// What a router is made with.
public struct Configuration: Hashable, Sendable {
  /// A tab and the route of its root.
  public struct TabRoot: Hashable, Sendable {
    /// The application's number for the tab.
    public let id: TabID
    /// What its root shows.
    public let root: RouteID

    /// Describes a tab.
    public init(id: TabID, root: RouteID) {
      self.id = id
      self.root = root
    }
  }

  /// The tabs in the order of the tab bar; at least one, ids unique.
  public let tabs: [TabRoot]
  /// How the router knows that a transition is over.
  public var timing: Timing = .reported
  /// How long a host may stay silent before it is asked what it is doing.
  public var watchdog: Milliseconds = 2_000
  /// How many requests may wait at most.
  public var queueLimit = 64

  /// The least time after which anything that begins now can be due: the shortest deadline.
  var shortestPatience: Milliseconds {
    switch timing {
    case .reported: max(watchdog, 1)
    case .estimated(let horizontal, let vertical):
      max(min(watchdog, min(horizontal, vertical)), 1)
    }
  }

  /// A router without a tab bar: one stack with this root.
  public init(root: RouteID) { self.init(tabCount: 1, root: root) }

  /// A router with tabs that are numbered from 0, at least one, each with this root; the first one is
  /// selected.
  package init(tabCount: Int, root: RouteID) {
    tabs = (0..<UInt32(clamping: max(tabCount, 1))).map { TabRoot(id: TabID($0), root: root) }
  }

  /// A router with tabs; the first one is selected.
  public init(tabs: [TabRoot]) throws(ConfigurationError) {
    guard !tabs.isEmpty else { throw .noTabs }
    for (index, tab) in tabs.enumerated() where tabs[..<index].contains(where: { $0.id == tab.id })
    {
      throw .duplicateTab(tab.id)
    }
    self.tabs = tabs
  }
}

/// Why a configuration makes no router.
public enum ConfigurationError: Error, Hashable {
  /// There has to be at least one tab (seed 002).
  case noTabs
  /// Two tabs have the same id.
  case duplicateTab(TabID)
}
