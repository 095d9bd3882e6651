import NavCore

/// The reference model beside the machine of a router: it is given all that the machine is given,
/// and has to answer the same.
///
/// Only the thread of the run touches it.
final class ShellModel: @unchecked Sendable {
  private var model: AgreesWithModel
  private var call: RouterCall
  /// The first answer that differs.
  private(set) var disagreement: InvariantViolation?

  init(_ machine: Machine, _ configuration: Configuration) {
    model = AgreesWithModel(ReferenceModel(configuration))
    call = RouterCall(machine)
  }

  /// Looks at a call on the machine, which is now as it has left it.
  func check(_ seen: MachineCall, _ machine: Machine) {
    guard disagreement == nil else { return }
    call.effects = Array(seen.effects)
    let cause: RouterCall.Cause =
      switch seen.input {
      case .request(let id, let request, let options):
        .request(Asked(id: id, request: request, options: options))
      case .report(let report): .report(report, isStale: false)
      case .time: .time
      }
    call.end(cause, at: seen.time, RouterStatus(machine), machine.navigation)
    disagreement = model.check(call, OpenRequests())
  }
}
