import Testing

@testable import NavConcurrency

@Suite("Causes of work")
struct CausesTests {
  private static func call(_ number: Int) -> Cause { Cause(number: number) }
  private static func shared(_ number: Int) -> Cause { Cause(number: number, isShared: true) }

  @Test("a task keeps the call that it was made under, whoever resumes it")
  func ownTask() {
    var causes = Causes()
    causes.begins(call: 1)
    causes.begins(call: 2)
    #expect(causes.cause(of: 7, present: Self.call(1)) == Self.call(1))
    #expect(causes.cause(of: 7, present: Self.call(2)) == Self.call(1))
    #expect(causes.cause(of: 7, present: .nobody) == Self.call(1))
  }

  @Test("a task that was there before works for the call that has woken it last")
  func wokenTask() {
    var causes = Causes()
    #expect(causes.cause(of: 7, present: .nobody) == Self.shared(0))
    causes.begins(call: 1)
    #expect(causes.cause(of: 7, present: Self.call(1)) == Self.shared(1))
    // Number 2 is that of a callback.
    #expect(causes.cause(of: 7, present: Self.call(2)) == Self.shared(1))
    causes.begins(call: 3)
    #expect(causes.cause(of: 7, present: Self.call(3)) == Self.shared(3))
  }

  @Test("what shared work starts is shared, and counts as work of its call")
  func started() {
    var causes = Causes()
    causes.begins(call: 1)
    let block = causes.cause(of: 0, present: Self.shared(1))
    #expect(block == Self.shared(1))
    causes.add(block)
    #expect(causes.count(of: 1) == 1)
    causes.remove(block)
    #expect(causes.count(of: 1) == 0)
  }
}
