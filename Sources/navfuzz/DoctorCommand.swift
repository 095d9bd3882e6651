import Foundation
import NavSim

/// `navfuzz doctor`: whether this build, on this machine, can be trusted.
struct DoctorCommand {
  func run() throws(UsageError) -> ExitCode {
    Terminal.print([
      "navfuzz \(Version.text)",
      "  \(ProcessInfo.processInfo.operatingSystemVersionString)",
    ])
    var isWell = true
    do {
      for check in try Doctor.examine() {
        Terminal.print("  \(check.isWell ? "ok  " : "BAD ") \(check.name): \(check.found)")
        isWell = isWell && check.isWell
      }
    } catch {
      throw .setup("\(error)")
    }
    Terminal.print(isWell ? "ok" : "do not trust this build")
    return isWell ? .holds : .violation
  }
}
