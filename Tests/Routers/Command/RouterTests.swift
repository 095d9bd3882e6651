import Foundation
import NavShell
import RouterAdapters

/// The routers of the tests as a command: `router-tests gated --seeds 1...20`.
@main
struct RouterTests {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst(2))
    switch CommandLine.arguments.dropFirst().first {
    case "gated": exit(Gated.published.main(arguments))
    case "gated-logs": exit(Gated.trapping(writesLogs: true).main(arguments))
    case "gated-lasting": exit(Gated.trapping(writesLogs: false).main(arguments))
    case "ungated": exit(Gated.ungated.main(arguments))
    case "mended": exit(Gated.mended.main(arguments))
    case "tabs": exit(Tabs.published.main(arguments))
    case "mended-tabs": exit(Tabs.mended.main(arguments))
    case "coordinator": exit(Coordinators.published.main(arguments))
    case "mended-coordinator": exit(Coordinators.mended.main(arguments))
    case "flags": exit(Flags.published.main(arguments))
    case "mended-flags": exit(Flags.mended.main(arguments))
    case "provider": exit(Providers.published.main(arguments))
    case "mended-provider": exit(Providers.mended.main(arguments))
    case "events": exit(Events.published.main(arguments))
    case "mended-events": exit(Events.mended.main(arguments))
    case "shell": exit(Shell.test.main(arguments))
    case "calls": exit(ShellRunsCommand.main(.calls, arguments))
    case "screens": exit(ShellRunsCommand.main(.screens, arguments))
    case let name?:
      if let way = BreakingRouter.Way(rawValue: name) {
        exit(BreakingRouter.test(way).main(arguments))
      }
      fallthrough
    default:
      print(
        "expected one of: gated, gated-logs, gated-lasting, ungated, mended, tabs, mended-tabs, "
          + "coordinator, mended-coordinator, flags, mended-flags, provider, mended-provider, "
          + "events, mended-events, shell, calls, screens, "
          + BreakingRouter.Way.allCases.map(\.rawValue).joined(separator: ", "))
      exit(2)
    }
  }
}
