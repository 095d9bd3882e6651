import NavCore

/// Which router a scenario runs against, and how it is set up.
package struct RouterSetup: Hashable, Sendable {
  /// The routers that can be put under test, by their names on the command line.
  package enum Name: Hashable, Sendable {
    /// ``/NavCore/Machine``, the router core of this project.
    case core
    /// The core with one rule broken.
    case mutant(Mutant)
  }

  /// Which router.
  package var name = Name.core
  /// True for `timing=estimated`.
  package var isEstimated = false
  /// How many tabs there are, 1 to 8, numbered from 0; every root shows route 0.
  package var tabCount = 3
  /// How many requests may wait, 0 to 1000.
  package var queueLimit = 8
  /// How long a host may stay silent, in milliseconds, 1 to 60000.
  package var watchdog = 2_000

  /// The default setup: the core, reported timing, three tabs.
  package init() {}

  /// The router's configuration.
  package func configuration() -> Configuration {
    var configuration = Configuration(tabCount: tabCount, root: RouteID(0))
    configuration.timing = isEstimated ? .estimated : .reported
    configuration.queueLimit = queueLimit
    configuration.watchdog = Milliseconds(Int64(watchdog))
    return configuration
  }

  /// The core with this configuration, at rest, whatever router is named.
  package func makeCore() -> Machine { Machine(configuration()) }

  /// The router that is named, at rest.
  package func makeRouter() -> any SimulatedRouter {
    switch name {
    case .core: makeCore()
    case .mutant(let mutant): MutantRouter(mutant, configuration())
    }
  }
}

extension RouterSetup.Name: RawRepresentable, CaseIterable {
  /// The core and its mutants.
  package static var allCases: [Self] {
    [.core] + Mutant.allCases.map(Self.mutant)
  }

  /// Finds a router by its name.
  package init?(rawValue: String) {
    guard let name = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = name
  }

  /// The name on the command line and in fixtures.
  package var rawValue: String {
    switch self {
    case .core: "core"
    case .mutant(let mutant): "mutant-" + mutant.rawValue
    }
  }

  /// What it is, in one sentence.
  package var summary: String {
    switch self {
    case .core: "the router core of this project, timing=reported or timing=estimated"
    case .mutant(let mutant): "the core, but " + mutant.mechanism
    }
  }
}
