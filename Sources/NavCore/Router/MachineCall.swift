/// A call of a router on its machine.
package struct MachineCall {
  /// What the machine was given.
  package enum Input {
    case request(RequestID, Request, RequestOptions)
    case report(HostReport)
    case time
  }

  package let input: Input
  package let time: Instant
  /// What has come of it.
  package let effects: ArraySlice<Effect>
}
