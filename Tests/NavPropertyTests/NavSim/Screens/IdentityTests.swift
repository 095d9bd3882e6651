import Foundation
import Testing

@testable import NavSim

/// By what layers and pushed screens are known again.
@Suite("Ids")
struct IdentityTests {
  private static let pages = Screens(root: 0, pushed: [1, 1, 2], ids: [7, 8, 9])

  /// An effect, and the ids of what is pushed after it.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let effect: CallEffect<Int>
    let pushed: [Int]
    let ids: [Int]

    init(_ text: String, _ effect: CallEffect<Int>, _ pushed: [Int], _ ids: [Int]) {
      (testDescription, self.effect, self.pushed, self.ids) = (text, effect, pushed, ids)
    }
  }

  static let changes = [
    Change("push", .push(3), [1, 1, 2, 3], [7, 8, 9, 0]),
    Change("pop", .pop, [1, 1], [7, 8]),
    Change("popAfter", .popAfter(1), [1], [7]),
    Change("popAfter more than there are", .popAfter(5), [1, 1, 2], [7, 8, 9]),
    Change("popToRoot", .popToRoot, [], []),
    Change("set what is there", .set([1, 1, 2]), [1, 1, 2], [7, 8, 9]),
    Change("set keeps what is the same", .set([1, 3, 2]), [1, 3, 2], [7, 0, 0]),
    Change("set something else", .set([3]), [3], []),
    Change("nothing", .nothing, [1, 1, 2], [7, 8, 9]),
    Change(
      "a change that pushes", .custom { $0.layers[0].pushed.append(4) }, [1, 1, 2, 4],
      [7, 8, 9, 0]),
    Change(
      "a change that takes something away", .custom { $0.layers[0].pushed.remove(at: 0) },
      [1, 2], []),
    Change(
      "another base", .custom { $0 = Screens(root: 5, pushed: [1, 1, 2], ids: [1, 2, 3]) },
      [1, 1, 2], []),
  ]

  @Test("ids follow what a call does, as far as that is known", arguments: changes)
  func follow(_ change: Change) {
    let base = change.effect.result(Self.pages).layers[0]
    #expect(base.pushed == change.pushed)
    #expect(base.pushedIDs == change.ids)
  }

  @Test("a change keeps the ids of layers that stay, and knows none of what it makes")
  func layers() {
    let screens = Screens(root: 0).presenting(1, id: 4).presenting(2, id: 5)
    func ids(_ change: @escaping @Sendable (inout Screens<Int>) -> Void) -> [Int] {
      CallEffect.custom(change).result(screens).layers.map(\.id)
    }
    #expect(ids { _ in } == [0, 4, 5])
    #expect(ids { $0.layers.removeLast() } == [0, 4])
    #expect(ids { $0.layers.remove(at: 1) } == [0, 0])
    #expect(ids { $0.layers[2].root = 3 } == [0, 4, 0])
    #expect(ids { $0 = Screens(root: 0).presenting(1, id: 5) } == [0, 0])
  }

  @Test("ids are compared where both are known")
  func matching() {
    func picture(_ ids: [Int?], sheet: Int? = nil, base: Int? = nil) -> Picture {
      var picture = Picture(root: 0, pushed: [1, 1], ids: ids).presenting(2, id: sheet)
      if let base { picture.layers[0].id = base }
      return picture
    }
    #expect(picture([1, 2], sheet: 3).matches(picture([1, 2], sheet: 3)))
    #expect(picture([1, 2], sheet: 3).matches(picture([])))
    #expect(picture([1, nil]).matches(picture([1, 5])))
    #expect(!picture([1, 0]).matches(picture([1, 5])))
    #expect(!picture([], sheet: 0).matches(picture([], sheet: 1)))
    #expect(!picture([1, 2]).matches(picture([1, 3])))
    #expect(!picture([], sheet: 3).matches(picture([], sheet: 4)))
    #expect(!picture([], base: 3).matches(picture([], base: 4)))
    #expect(picture([1, 2], sheet: 3).isAlike(picture([2, 1], sheet: 4)))
    #expect(picture([1, 2], sheet: 3, base: 4).plain == picture([]).plain)
  }

  @Test("a swipe takes the page that it has touched, and no equal one")
  func swipe() {
    let touched = ScreenLayer<RouteNumber>(0, pushed: [1, 1], ids: [1, 2], style: .base)
    let move = UserMove(target: .pushed(layer: 0, touched, count: 1))
    func left(_ ids: [Int]) -> ScreenLayer<RouteNumber>? {
      move.result(Picture(root: 0, pushed: [1, 1], ids: ids), [])?.layers[0]
    }
    #expect(left([1, 2])?.pushedIDs == [1])
    #expect(left([3, 2])?.pushedIDs == [3])
    #expect(left([])?.pushed == [1])
    #expect(left([2, 1])?.pushed == [1, 1])
  }

  @Test("ids are numbered in the order in which they are seen, whatever they are")
  func numbers() {
    var seen = SeenIDs()
    let (first, second) = (UUID(), UUID())
    func picture(_ uuids: [UUID], _ sheet: UUID) -> Picture {
      var picture = Picture(root: 0, pushed: uuids.map { _ in 1 }, ids: uuids)
      picture.layers.append(ScreenLayer(2, id: sheet))
      return picture
    }
    let one = seen.numbered(picture([first], first))
    #expect(one.layers.map(\.id) == [0, 2])
    #expect(one.layers[0].pushedIDs == [1])
    let two = seen.numbered(picture([second, first], second))
    #expect(two.layers.map(\.id) == [0, 4])
    #expect(two.layers[0].pushedIDs == [3, 1])
    let own = seen.withOwn(two.layers[1])
    #expect(own.has(id: second) && !own.has(id: first))
    #expect(seen.withOwn(two.layers[0]) == picture([second, first], second).layers[0])
  }

  @Test("an id is missing for what has none, and one for what is not there counts for nothing")
  func mismatch() {
    var seen = SeenIDs()
    var picture = Picture(root: 0, pushed: [1, 1], ids: [5])
    #expect(seen.numbered(picture).layers[0].pushedIDs == [1, 0])
    picture.layers[0].pushed = []
    #expect(seen.numbered(picture).layers[0].pushedIDs == [])
  }
}
