import NavCore
import NavCoreFuzz

/// Everything that can be said on the command line, from one table: parsing and help agree because
/// there is nothing else.
struct Options: FuzzingOptions {
  var common = CommonOptions(steps: 10_000)
  var setup = RouterSetup()
  /// True when the timing was said, so that no seed draws it.
  var hasTiming = false
  /// True when every third seed draws its setup.
  var drawsSetups = true
  var faults = Set<Fault>.all
  var judged = Set<Invariant>.all
  var strategy: Strategy?
  var corpus: String?
  var workloads: [String]?
  var repeats = 40
  /// The first option that only a measurement has; nil when none was said.
  var measuringOption: String?
  /// What was said of a load.
  private var saidLoad: RequestLoad?
  /// The first option of a load; nil when none was said, and no load is to be played.
  var loadOption: String?
  var baseline: String?
  /// From what percentage on a difference counts.
  var limit = BenchComparison.usualLimit
  var plot: String?
  var logsNavigation = false
  var scenarios = 2_000
  var length = 30
  var depth = 3

  /// Made when it is asked for, which most commands do not.
  var load: RequestLoad {
    get { saidLoad ?? RequestLoad() }
    set { saidLoad = newValue }
  }

  /// What ends a session.
  var sessionEnd: SessionEnd {
    self.stopsAtFirst ? .anything : self.keepsGoing ? .several : .failure
  }

  typealias Option = CommandOption<Options>

  func checkOwn() throws(UsageError) { try checkLoad() }

  mutating func readFaults(_ text: String) throws(UsageError) {
    let known = Fault.allCases.map(\.rawValue)
    let names = try CommandWords.choice(
      text, "--faults", "navfuzz list faults", of: known, words: [("all", known), ("none", [])]
    ).chosen
    faults = Set(names.compactMap(Fault.init))
  }

  func checkAllOutputs() throws(UsageError) {
    try checkOutputs(
      files: [plot], folders: [corpus], inputs: self.paths + (baseline.map { [$0] } ?? []))
  }

  /// What departs from the defaults.
  var departureWords: [String] {
    var words: [String] = []
    if setup.name != .core { words += ["--router", setup.name.rawValue] }
    if hasTiming { words += ["--timing", setup.isEstimated ? "estimated" : "reported"] }
    if !drawsSetups { words += ["--setup", "fixed"] }
    if faults != .all { words += ["--faults", faults.text] }
    if judged != .all { words += ["--judge", judged.text] }
    if let strategy { words += ["--strategy", strategy.rawValue] }
    return words
  }
}
