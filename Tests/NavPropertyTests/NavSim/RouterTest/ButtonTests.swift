import NavSim
import Testing

/// Sheets, each with a button that closes it, which nobody can press while another screen is there.
@MainActor
private final class Sheets {
  private(set) var sheet: Int?
  private(set) var count = 0
  private(set) var closings = 0

  func present(_ page: Int) {
    guard sheet == nil else { return }
    sheet = page
    count += 1
  }

  func close() {
    sheet = nil
    closings += 1
  }
}

@Suite("Buttons and conditions at rest")
struct ButtonTests {
  private var sheets: RouterTest<Sheets, Int> {
    RouterTest<Sheets, Int>("sheets") {
      Sheets()
    } screens: {
      Screens(root: 0).presenting($0.sheet)
    }
    .tap("present", [8, 9]) { $0.present($1) }
    .tap("close") { $0.close() }
    .host(.declarative())
    .without(.noChangeWhileMoving, .screenAgreesAtRest, .layersConsistent)
    .faults([])
  }

  private func seen(by test: RouterTest<Sheets, Int>) -> String? {
    do throws(RouterTestFailure) {
      try test.check(seeds: 1...40, steps: 30)
      return nil
    } catch {
      return error.findings.first?.violation.property
    }
  }

  @Test("a button is pressed only while its screen is on top of the screen")
  func buttons() {
    let test = sheets.always("no sheet, no button", router: { $0.count > 0 || $0.closings == 0 })
    #expect(seen(by: test) == "no sheet, no button")
    #expect(seen(by: test.buttons("close", on: [8, 9])) == nil)
    #expect(seen(by: test.buttons("close", on: [8]).buttons("close", on: [9])) == nil)
    #expect(seen(by: test.buttons("close", on: [0])) == "no sheet, no button")
    let unknown = test.buttons("clos", on: [8])
    let error = #expect(throws: RouterTestFailure.self) { try unknown.check(seeds: 1...1) }
    #expect(error?.reason == .badActions)
  }

  @Test("what must not stay may pass by")
  func atRest() {
    let bare: @MainActor @Sendable (Screens<Int>) -> Bool = { screens in screens.layers.count == 1 }
    #expect(seen(by: sheets.always("no sheet", bare)) == "no sheet")
    #expect(seen(by: sheets.atRest("no sheet", bare)) == "no sheet")
    let closing = sheets.playing("close")
    #expect(seen(by: closing.atRest("no sheet", bare)) == nil)
    #expect(seen(by: sheets.atRest("a sheet of 8 or 9", { $0.layers.count < 3 })) == nil)
  }
}
