import Foundation
import NavCoreFuzz

/// `navfuzz doctor`: whether this build, on this machine, can be trusted.
struct DoctorCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    Terminal.print([
      "navfuzz \(Version.text)",
      "  \(ProcessInfo.processInfo.operatingSystemVersionString)",
    ])
    StopSignal.listen { Terminal.print("interrupted") }
    var isWell = true
    for check in Doctor.examine() {
      Terminal.print("  \(check.isWell ? "ok  " : "BAD ") \(check.name): \(check.found)")
      isWell = isWell && check.isWell
    }
    let result: Determinism.Result
    do {
      result = try Determinism.check()
    } catch {
      throw UsageError.crashed("\(error)")
    }
    let name = "router \(FixturePrinter.setup(options.setup))"
    Terminal.print("  \(result.isWell ? "ok  " : "BAD ") \(name): \(result.words)")
    guard result.isWell else {
      if result == .stopped { return .interrupted }
      Terminal.print("do not trust a verdict on this router")
      return .crash
    }
    Terminal.print(isWell ? "ok" : "do not trust this build")
    return isWell ? .holds : .violation
  }
}
