import Foundation
import NavAppTest
import NavSim
import SwiftUI
import Testing

/// What a failure says of a redraw that makes something anew.
@Suite("What a redraw makes anew")
struct MadeAnewTests {
  private final class Way: ObservableObject { @Published var path: [Int] = [] }

  private struct Made: View {
    var body: some View { Walked(way: Way()) }
  }

  private struct Walked: View {
    @ObservedObject var way: Way
    var body: some View {
      NavigationStack(path: $way.path) {
        Button("go") { way.path.append(1) }.navigationDestination(for: Int.self) { _ in Text("1") }
      }
    }
  }

  private struct Note: Identifiable { var id: UUID { UUID() } }

  private struct Noted: View {
    @State private var note: Note?
    var body: some View { Button("note") { note = Note() }.sheet(item: $note) { _ in Text("…") } }
  }

  private struct Row: Identifiable {
    let id = UUID()
    let name: String
  }

  private struct Listed: View {
    var body: some View {
      NavigationView {
        List(["a", "b"].map(Row.init)) { NavigationLink($0.name, destination: Text("1")) }
      }
    }
  }

  private func report(_ app: AppTest) throws -> String {
    let finding = try app.withoutCertificates.routerTest.firstFinding(seeds: 1...40, steps: 40)
    return finding?.report.joined(separator: "\n") ?? ""
  }

  @Test("an object, by a body")
  func object() throws {
    let report = try report(AppTest("made") { Made() })
    #expect(
      report.contains("a redraw gives Walked another Way: a body makes it, or an initializer"))
  }

  @Test("the id of what is presented")
  func id() throws {
    let report = try report(AppTest("noted") { Noted() })
    #expect(report.contains("a redraw gives Note() another id: one is made whenever"), "\(report)")
  }

  @Test("the ids of a list")
  func rows() throws {
    let report = try report(AppTest("listed") { Listed() })
    #expect(report.contains("a redraw gives all Row of a list other ids"), "\(report)")
  }
}
