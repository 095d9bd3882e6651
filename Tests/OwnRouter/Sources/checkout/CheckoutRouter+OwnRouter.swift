import NavCore
import NavSim

extension CheckoutRouter: OwnRouter {
  static let vocabulary: [RequestKind] = [.push, .pop, .present, .dismiss]

  var screens: Snapshot<RouteID> {
    Snapshot(
      root: RouteID(0), pushed: path.map { RouteID(UInt32($0)) },
      layers: sheet.map { [LayerRoutes(.sheet, root: RouteID(UInt32($0)))] } ?? [])
  }

  mutating func call(_ request: Request, id: RequestID) -> CallReply {
    let isTaken =
      switch request {
      case .push(let route): push(Int(route.rawValue))
      case .pop: pop()
      case .present(let route, _): present(Int(route.rawValue))
      case .dismiss: dismiss()
      default: false
      }
    return isTaken ? .taken : .rejected
  }

  mutating func transitionEnded(finished: Bool) -> RequestID? {
    didMove()
    return nil
  }

  mutating func moved(_ move: UserMove) {
    switch move {
    case .popped(let count, _): userPopped(count)
    case .dismissed: userDismissed()
    case .selected: break
    }
  }
}
