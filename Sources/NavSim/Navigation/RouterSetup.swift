import NavCore

/// Which router a scenario runs against, and how it is set up.
public struct RouterSetup: Hashable, Sendable {
  /// The routers that can be put under test, by their names on the command line.
  public enum Name: String, CaseIterable, Sendable {
    /// ``Machine``, the router core of this project.
    case core

    /// What it is, in one sentence.
    public var summary: String {
      switch self {
      case .core: "the router core of this project, timing=reported or timing=estimated"
      }
    }
  }

  /// Which router.
  public var name = Name.core
  /// True for `timing=estimated`.
  public var isEstimated = false
  /// How many tabs there are, 1 to 8, numbered from 0; every root shows route 0.
  public var tabCount = 3
  /// How many requests may wait, 0 to 1000.
  public var queueLimit = 8
  /// How long a host may stay silent, in milliseconds, 1 to 60000.
  public var watchdog = 2_000

  /// The default setup: the core, reported timing, three tabs.
  public init() {}

  /// The router's configuration.
  public func configuration() throws(ConfigurationError) -> Configuration {
    let tabs = (0..<UInt32(clamping: max(tabCount, 0))).map {
      Configuration.TabRoot(id: TabID($0), root: RouteID(0))
    }
    var configuration = try Configuration(tabs: tabs)
    configuration.timing = isEstimated ? .estimated : .reported
    configuration.queueLimit = queueLimit
    configuration.watchdog = Milliseconds(Int64(watchdog))
    return configuration
  }

  /// The router, at rest.
  public func makeRouter() throws(ConfigurationError) -> Machine {
    Machine(try configuration())
  }
}
