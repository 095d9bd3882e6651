import NavCore

/// Which router a scenario runs against, and how it is set up.
package struct RouterSetup: Hashable, Sendable {
  /// The routers that can be put under test, by their names on the command line.
  package enum Name: Hashable, Sendable {
    /// ``/NavCore/Machine``, the router core of this project.
    case core
    /// The core with one rule broken.
    case mutant(Mutant)
    /// A router of somebody's own, under the name that it goes by in fixtures.
    case own(String)
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
  package func configuration() throws(SetupError) -> Configuration {
    let tabs = (0..<UInt32(clamping: max(tabCount, 0))).map {
      Configuration.TabRoot(id: TabID($0), root: RouteID(0))
    }
    var configuration: Configuration
    do throws(ConfigurationError) {
      configuration = try Configuration(tabs: tabs)
    } catch {
      throw .configuration(error)
    }
    configuration.timing = isEstimated ? .estimated : .reported
    configuration.queueLimit = queueLimit
    configuration.watchdog = Milliseconds(Int64(watchdog))
    return configuration
  }

  /// The core with this configuration, at rest, whatever router is named.
  package func makeCore() throws(SetupError) -> Machine {
    Machine(try configuration())
  }

  /// The router that is named, at rest.
  package func makeRouter() throws(SetupError) -> any SimulatedRouter {
    let configuration = try configuration()
    switch name {
    case .core: return Machine(configuration)
    case .mutant(let mutant): return MutantRouter(mutant, configuration)
    case .own(let name): throw .notHere(name)
    }
  }
}

/// Why a router cannot be set up.
package enum SetupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The configuration is none.
  case configuration(ConfigurationError)
  /// The router is somebody's own, and this program has none of that name.
  case notHere(String)

  /// What is wrong, and what was expected.
  package var description: String {
    switch self {
    case .configuration(let error): "\(error)"
    case .notHere(let name):
      "own:\(name) is a router of its own: expected the program that brings it"
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
    if rawValue.hasPrefix("own:") {
      let name = rawValue.dropFirst(4)
      let isWord = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      guard !name.isEmpty, isWord else { return nil }
      self = .own(String(name))
      return
    }
    guard let name = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = name
  }

  /// The name on the command line and in fixtures.
  package var rawValue: String {
    switch self {
    case .core: "core"
    case .mutant(let mutant): "mutant-" + mutant.rawValue
    case .own(let name): "own:" + name
    }
  }

  /// What it is, in one sentence.
  package var summary: String {
    switch self {
    case .core: "the router core of this project, timing=reported or timing=estimated"
    case .mutant(let mutant): "the core, but " + mutant.mechanism
    case .own(let name): "a router of somebody's own, called \(name)"
    }
  }
}
