import NavCore

/// How a host is made, and what can be seen of it and done with it.
@MainActor
struct HostAccess<Host: NavigationHost> {
  let make: (Router<Int>) -> Host
  let shows: (Host) -> NavigationState
  let finish: (Host) -> Void
  var move: ((Host, HostMove) -> Bool)?
}
