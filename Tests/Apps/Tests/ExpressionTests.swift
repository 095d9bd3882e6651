import Combine
import Foundation
import NavAppTest
import SwiftUI
import Testing

/// Formulas, and queries for files of a server.
@MainActor @Suite struct ExpressionTests {
  @Test(
    "a formula has the value that a calculator shows",
    arguments: [
      ("1+2*3", 7), ("(1 + 2) * 3", 9), ("7/2", 3), ("7.0/2", 3.5), ("2**10", 1024),
      ("sqrt(16)+1", 5), ("sum(1,2,3)", 6), ("10 - 4 - 3", 3), ("1.5e2", 150),
    ] as [(String, Double)])
  func formulas(_ format: String, _ value: Double) {
    let found = NSExpression(format: format).expressionValue(with: nil, context: nil)
    #expect((found as? NSNumber)?.doubleValue == value)
  }

  @Test("functions are of constants, paths and lists")
  func functions() {
    let list = NSExpression(forConstantValue: [1, 2, 3, 6])
    let average = NSExpression(forFunction: "average:", arguments: [list])
    #expect(average.expressionValue(with: nil, context: nil) as? Double == 3)
    let path = NSExpression(forKeyPath: "size.width")
    #expect(path.expressionValue(with: ["size": ["width": 4]], context: nil) as? Int == 4)
    #expect(NSExpression(format: "%@ + 1", 2).expressionValue(with: nil, context: nil) as? Int == 3)
  }

  private final class Files: ObservableObject {
    let query = NSMetadataQuery()
    @Published var told = "nothing"
    private var kept: Set<AnyCancellable> = []
    func look() {
      NotificationCenter.default.publisher(for: .NSMetadataQueryDidFinishGathering, object: query)
        .sink { [weak self] _ in self?.told = "\(self?.query.resultCount ?? -1) files" }
        .store(in: &kept)
      query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
      query.start()
    }
  }

  private struct Root: View {
    @StateObject private var files = Files()
    var body: some View {
      Button("Look") { files.look() }
      Button(files.told) {}
    }
  }

  @Test("a query for files of a server finds none, and says so")
  func query() throws {
    let touched = try AppTest("files") { Root() }
      .touched("+0ms a tap \"Look\"\n+100ms a tap \"0 files\"")
    #expect(touched == ["Look", "0 files"])
  }
}
