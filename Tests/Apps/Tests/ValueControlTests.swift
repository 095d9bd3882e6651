import Foundation
import SwiftUI
import Testing

/// Controls of dates, numbers and what is folded.
@MainActor @Suite struct ValueControlTests {
  private struct Form: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var time = Date(timeIntervalSinceReferenceDate: 0)
    @State private var price = 1.5
    @State private var isOpen = false
    private var days: Int { Int(date.timeIntervalSinceReferenceDate / 86_400) }
    private var hours: Int { Int(time.timeIntervalSinceReferenceDate / 3_600) }
    var body: some View {
      DatePicker(
        "Day", selection: $date, in: Date(timeIntervalSinceReferenceDate: 0)...,
        displayedComponents: .date)
      DatePicker("Time", selection: $time, displayedComponents: .hourAndMinute)
      TextField("Price", value: $price, format: .number)
      LabeledContent("Size", value: "large")
      DisclosureGroup("More") { Button("inside") {} }
      DisclosureGroup("Given", isExpanded: $isOpen) { Text("given") }
      Text("\(days) \(hours) \(price) \(isOpen)")
    }
  }

  private func says(_ text: String, _ stage: Stage) -> Bool { stage.tree.allWords.contains(text) }

  @Test("a date goes by days, or by hours, and stays within its bounds")
  func dates() throws {
    let stage = Stage(Form())
    for words in ["Day +", "Day +", "Time -"] { try stage.tap(words) }
    #expect(says("2 -1 1.5 false", stage))
    for _ in 0..<3 { try stage.tap("Day -") }
    #expect(says("0 -1 1.5 false", stage))
  }

  @Test("a field of a number takes what can be read as one")
  func numbers() throws {
    let stage = Stage(Form())
    try stage.type("2", into: "Price")
    #expect(says("0 0 2.0 false", stage))
    try stage.type("many", into: "Price")
    #expect(says("0 0 2.0 false", stage))
  }

  @Test("what is folded is there once its label was tapped")
  func folded() throws {
    let stage = Stage(Form())
    #expect(says("large", stage))
    #expect(!stage.buttons.contains("inside"))
    try stage.tap("More")
    #expect(stage.buttons.contains("inside"))
    try stage.tap("More")
    #expect(!stage.buttons.contains("inside"))
    try stage.tap("Given")
    #expect(says("0 0 1.5 true", stage) && says("given", stage))
  }
}
