import Foundation
import NavCore
import NavSim

/// A router that takes the process down when a sheet is presented over two screens: in the way that the
/// environment names.
struct BreakingRouter: OwnRouter {
  static let vocabulary: [RequestKind] = [.push, .pop, .present, .dismiss]

  let way = ProcessInfo.processInfo.environment["BREAKS_BY"] ?? "trap"
  var path: [RouteID] = []
  var sheet: RouteID?
  var isMoving = false

  var screens: Snapshot<RouteID> {
    Snapshot(
      root: RouteID(0), pushed: path, layers: sheet.map { [LayerRoutes(.sheet, root: $0)] } ?? [])
  }

  mutating func call(_ request: Request, id: RequestID) -> CallReply {
    guard !isMoving else { return .rejected }
    switch request {
    case .push(let route) where sheet == nil: path.append(route)
    case .pop where sheet == nil && !path.isEmpty: path.removeLast()
    case .present(let route, _) where sheet == nil:
      if path.count == 2 { breakDown() }
      sheet = route
    case .dismiss where sheet != nil: sheet = nil
    default: return .rejected
    }
    isMoving = true
    return .taken
  }

  mutating func transitionEnded(finished: Bool) -> RequestID? {
    isMoving = false
    return nil
  }

  mutating func moved(_ move: UserMove) {
    if case .popped(let count, _) = move { path.removeLast(count) } else { sheet = nil }
  }

  private func breakDown() {
    switch way {
    case "loop": while way.count == 4 {}
    case "recursion": print(deeper(1))
    case "memory":
      var blocks: [[UInt8]] = []
      while blocks.count < 100_000 { blocks.append([UInt8](repeating: 1, count: 1 << 26)) }
    default: print(path[path.count + 1])
    }
  }

  private func deeper(_ number: Int) -> Int {
    number == 0 ? 0 : 1 + deeper(number + 1) * 3
  }
}

@main
struct Breaking {
  static func main() {
    exit(OwnRouterCommand(OwnRouterSubject(BreakingRouter()), named: "breaking").run())
  }
}
