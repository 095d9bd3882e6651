import NavAppTest
import SwiftUI
import Testing

@testable import Combine

/// An app whose server nobody has written down is answered with what it decodes.
@Suite struct SampleTests {
  private enum Kind: String, Codable { case film, series }
  private enum Size: String, Codable, CaseIterable { case small, large }
  private enum Answer: Codable { case yes(Int), no }

  private struct Movie: Codable, Equatable {
    enum CodingKeys: String, CodingKey {
      case id, title, kind, size, rating, tags, isAdult, posterPath, parts
      case release = "released_at"
    }

    let id: Int
    let title: String
    let kind: Kind
    let size: Size?
    let rating: Double
    let tags: [String]
    let isAdult: Bool
    let posterPath: String?
    let release: Date
    let parts: [Movie]
  }

  private func sample<T: Decodable>(_ type: T.Type) throws -> T {
    try SampleJSONDecoder().decode(type, from: Web.sample)
  }

  @Test("a list has three, which differ, and a type within itself comes to an end")
  func list() throws {
    let movies = try sample([Movie].self)
    #expect(movies.map(\.id) == [1, 2, 3])
    #expect(movies.map(\.title) == ["title 1", "title 2", "title 3"])
    #expect(movies[0].kind == .film && movies[0].size == .small && !movies[0].isAdult)
    #expect(movies[1].posterPath == "https://example.com/posterPath/2")
    #expect(movies[0].parts.map(\.id) == [11, 12, 13])
    #expect(movies[2].tags == ["tags 31", "tags 32", "tags 33"])
    #expect(try sample([Movie].self) == movies)
    // It can be written, and read as any other.
    let written = try JSONEncoder().encode(movies)
    #expect(try SampleJSONDecoder().decode([Movie].self, from: written) == movies)
  }

  private struct Rest: Decodable {
    struct Inner: Decodable { let success: Bool }
    let byName: [String: Int]
    let number: UUID
    let small: Int8
    let place: URL
    let price: Decimal
    let none: Answer?
    let inner: Inner
    let latitude: Float
    let email: String
    let set: Set<Int>
  }

  @Test("there is a value for whatever is asked, and none where nothing fits")
  func rest() throws {
    let rest = try sample(Rest.self)
    #expect(rest.byName == ["1": 1] && rest.set == [1, 2, 3] && rest.small == 1)
    #expect(rest.number.uuidString == "00000000-0000-4000-8000-000000000000")
    #expect(rest.place.absoluteString == "https://example.com/0" && rest.price == 1)
    #expect(rest.none == nil && rest.inner.success && rest.latitude == 52.5)
    #expect(rest.email == "ann0@example.com")
    #expect(try sample([UUID].self).count == 3 && Set(sample([UUID].self)).count == 3)
    #expect(throws: (any Error).self) { try sample(Answer.self) }
  }

  private struct Movies: View {
    @State private var movies: [Movie] = []

    var body: some View {
      NavigationStack {
        List(movies, id: \.id) { movie in
          NavigationLink(movie.title) { Button("Rate \(movie.rating)") {} }
        }
      }
      .task {
        guard let url = URL(string: "https://movies.example/all"),
          let (data, response) = try? await URLSession.shared.data(from: url),
          (response as? HTTPURLResponse)?.statusCode == 200
        else { return }
        movies = (try? SampleJSONDecoder().decode([Movie].self, from: data)) ?? []
      }
    }
  }

  @Test("an app without a server is played with samples; what a test answers comes first")
  @MainActor func played() throws {
    let app = AppTest("movies") { Movies() }
    let taps = "+500ms a tap \"title 2\"\n+900ms a tap \"Rate 2.0\""
    #expect(try app.answeringWithSamples().touched(taps) == ["title 2", "Rate 2.0"])
    // There is nothing to touch.
    #expect(throws: (any Error).self) { try app.touched(taps) }
    #expect(throws: (any Error).self) {
      try app.answering { _ in .json("[]") }.answeringWithSamples().touched(taps)
    }
  }
}
