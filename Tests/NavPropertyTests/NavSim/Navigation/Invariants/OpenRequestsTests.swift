import NavCore
import Testing

@testable import NavCoreSim

@Suite("Open requests")
struct OpenRequestsTests {
  private func asked(
    _ id: UInt64, _ request: Request = .present(RouteID(0), .sheet), _ priority: Priority = .normal
  ) -> Asked {
    Asked(id: RequestID(id), request: request, options: RequestOptions(priority: priority))
  }

  @Test("a request waits, starts and is settled once")
  func life() {
    var open = OpenRequests()
    open.isMade(asked(1))
    open.waits(RequestID(1))
    #expect(open.waiting.map(\.id) == [RequestID(1)])
    #expect(open.starts(RequestID(1)).map { open.others[$0].id } == RequestID(1))
    #expect(open.waiting.isEmpty)
    #expect(open.settles(RequestID(1)) != nil)
    #expect(open.settles(RequestID(1)) == nil)
    #expect(open.count == 0)
  }

  @Test("one that is never made does not start")
  func unknown() {
    var open = OpenRequests()
    #expect(open.starts(RequestID(1)) == nil)
    open.waits(RequestID(1))
    #expect(open.count == 0)
  }

  @Test("all are named in the order in which they were made")
  func all() {
    var open = OpenRequests()
    for id: UInt64 in 1...3 { open.isMade(asked(id)) }
    open.waits(RequestID(2))
    #expect(open.all.map(\.id.rawValue) == [1, 2, 3])
  }

  @Test("the most urgent whose gate is open is next, the earliest first")
  func next() {
    var open = OpenRequests()
    let made = [
      asked(1), asked(2, .enqueue(RouteID(0), .sheet), .critical), asked(3, .dismiss, .high),
      asked(4, .dismiss, .high),
    ]
    for asked in made {
      open.isMade(asked)
      open.waits(asked.id)
    }
    #expect(open.next(onEmptyScreen: true)?.id == RequestID(2))
    #expect(open.next(onEmptyScreen: false)?.id == RequestID(3))
  }
}
