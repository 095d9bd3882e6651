import NavAppTest
import NavSim
import SwiftUI
import Testing

/// Rows that are too far below to be on the screen.
@MainActor @Suite struct RowsOnScreenTests {
  private final class Told {
    var rows: [Int] = []
  }

  private struct Row: View {
    let number: Int
    let told: Told

    var body: some View { Text("\(number)").onAppear { told.rows.append(number) } }
  }

  private struct Rows: View {
    let told: Told
    @State private var rows = Array(0..<40)

    var body: some View {
      List {
        Button("Less") { rows.removeFirst(5) }
        Section { ForEach(rows, id: \.self) { Row(number: $0, told: told) } }
        HStack { ForEach(100..<140, id: \.self) { Row(number: $0, told: told) } }
      }
      ScrollView { VStack { ForEach(200..<240, id: \.self) { Row(number: $0, told: told) } } }
      ScrollView { LazyVStack { ForEach(300..<340, id: \.self) { Row(number: $0, told: told) } } }
    }
  }

  @Test(
    "rows appear as far as the screen goes, and others as they move up; what is no row, at once")
  func rows() throws {
    let told = Told()
    let stage = Stage(Rows(told: told))
    let all = [0..<30, 100..<140, 200..<240, 300..<330].flatMap { $0 }
    #expect(told.rows.sorted() == all)
    told.rows = []
    try stage.tap("Less")
    #expect(told.rows == Array(30..<35))
  }

  /// A list that loads more whenever its last row appears.
  private struct Feed: View {
    @State private var rows = [0]

    var body: some View {
      NavigationStack {
        List(rows, id: \.self) { row in
          NavigationLink("Row \(row)") { Text("Page \(row)") }
            .task { if row == rows.last { await loadMore() } }
        }
      }
    }

    private func loadMore() async {
      try? await Task.sleep(for: .seconds(1))
      rows += rows.count..<rows.count + 5
    }
  }

  @Test("a list that loads more when its last row appears comes to an end")
  func loads() throws {
    let app = AppTest("feed") { Feed() }.buttons("Row 30", "Row 31")
    #expect(try app.touched("+9000ms  a tap \"Row 30\"") == ["Row 30"])
    #expect(try app.touched("+9000ms  a tap \"Row 31\"").isEmpty)
    try app.withoutCertificates.check(seeds: 1...5, steps: 20)
  }

  @Test("a link whose label is nothing is not there to be touched, whatever it leads to")
  func emptyLink() {
    let stage = Stage(
      NavigationStack {
        Button("Here") {}.background(NavigationLink(value: 1) { EmptyView() })
        NavigationLink {
          Text("Page")
        } label: {
          EmptyView()
        }
      })
    #expect(stage.buttons == ["Here"])
  }

  @Test("a row is touched by the link in it, though its label is nothing")
  func rowOfLink() {
    let stage = Stage(
      NavigationStack {
        List { ZStack { NavigationLink(value: 1) { EmptyView() } } }
          .navigationDestination(for: Int.self) { _ in NavigationLink(value: 2) { EmptyView() } }
      })
    #expect(stage.buttons == [""])
  }
}
