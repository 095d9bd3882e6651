import CoreData
import Testing

/// Formats of predicates.
@MainActor @Suite struct CoreDataPredicateTests {
  private let store = LibraryStore()
  private let ada: Author
  private let tides: Volume

  init() {
    ada = Author(context: store.context)
    ada.name = "Ada"
    tides = store.add("Tides", author: ada, pages: 10)
    tides.isRead = true
    tides.stars = 2.5
    tides.added = Date(timeIntervalSince1970: 100)
    tides.number = UUID(uuidString: "00000000-0000-0000-0000-000000000001")
    let maps = store.add("Étude in Maps", author: ada, pages: 20)
    maps.added = Date(timeIntervalSince1970: 200)
    store.add("o'Hara", pages: 30).title = nil
  }

  private nonisolated static let formats: [(String, [Int16])] = [
    ("title == 'Tides'", [10]), ("title = \"Tides\"", [10]), ("title != 'Tides'", [20, 30]),
    ("title <> nil", [10, 20]), ("title == NULL", [30]), ("title ==[c] 'TIDES'", [10]),
    ("title == 'TIDES'", []), ("pages < 20", [10]), ("pages <= 20", [10, 20]),
    ("pages > 20", [30]), ("pages >= 20", [20, 30]), ("pages == 20.0", [20]),
    ("pages > -1 AND pages < 20", [10]), ("pages < 20 && isRead == YES", [10]),
    ("isRead == true", [10]), ("isRead = NO", [20, 30]), ("pages == 10 OR pages == 30", [10, 30]),
    ("pages == 10 || title == nil", [10, 30]), ("NOT pages == 10", [20, 30]),
    ("!(pages == 10 OR pages == 20)", [30]), ("not (pages = 10) and pages < 30", [20]),
    ("title CONTAINS 'de'", [10, 20]), ("title contains[cd] 'ETUDE'", [20]),
    ("title CONTAINS[c] 'etude'", []), ("title BEGINSWITH 'T'", [10]),
    ("title BEGINSWITH[c] 't'", [10]), ("title BEGINSWITH 'ides'", []),
    ("title ENDSWITH 'ps'", [20]), ("title LIKE 'T?de*'", [10]), ("title LIKE 'ides'", []),
    ("title LIKE[cd] 'etude*'", [20]), ("title MATCHES '[a-zA-Z]+'", [10]),
    ("title MATCHES[c] '\\\\S[A-Z]+'", [10]),
    ("pages IN {10, 30}", [10, 30]), ("title IN {'Tides'}", [10]),
    ("pages BETWEEN {15, 30}", [20, 30]), ("TRUEPREDICATE", [10, 20, 30]),
    ("FALSEPREDICATE", []), ("author.name == 'Ada'", [10, 20]), ("author == nil", [30]),
    ("author.volumes.@count == 2", [10, 20]), ("ANY author.volumes.pages == 20", [10, 20]),
    ("ALL author.volumes.pages > 5", [10, 20]), ("NONE author.volumes.pages == 10", [30]),
    ("author.volumes.pages CONTAINS 20", [10, 20]), ("stars == 2.5", [10]),
    ("pages == max(pages)", [30]), ("pages == min(pages) OR pages > average(pages)", [10, 30]),
    ("sum(author.volumes.pages) == 30", [10, 20]), ("count(pages) == 3 AND pages < 20", [10]),
    ("(pages) == 10", [10]), ("'ides' IN title", [10]), ("title == 'it\\'s'", []),
  ]

  @Test("each operator finds what it says", arguments: formats)
  func operators(_ format: String, _ pages: [Int16]) throws {
    #expect(try found(format, []) == pages)
  }

  @Test("arguments take the places that a format has for them")
  func arguments() throws {
    #expect(try found("title == %@", ["Tides"]) == [10])
    #expect(try found("%K == %@ AND pages == %d", ["title", "Tides", 10]) == [10])
    #expect(try found("pages IN %@", [[10, 20]]) == [10, 20])
    #expect(try found("pages BETWEEN %@", [[10, 20]]) == [10, 20])
    #expect(try found("stars > %f", [2.0]) == [10])
    #expect(try found("pages == %ld OR pages == %i", [20, 30]) == [20, 30])
    #expect(try found("author == %@", [ada]) == [10, 20])
    #expect(try found("SELF == %@", [tides]) == [10])
    #expect(try found("SELF IN %@", [[tides.objectID]]) == [10])
    #expect(try found("added > %@", [Date(timeIntervalSince1970: 100) as NSDate]) == [20])
    let number = UUID(uuidString: "00000000-0000-0000-0000-000000000001")
    #expect(try found("number == %@", [try #require(number)]) == [10])
    #expect(try found("isRead == %@", [NSNumber(value: true)]) == [10])
    let request: NSFetchRequest<Volume> = Volume.fetchRequest()
    request.predicate = NSCompoundPredicate(
      andPredicateWithSubpredicates: [
        NSPredicate(format: "pages > %d", 10), NSPredicate(format: "title == nil"),
      ])
    #expect(try store.context.fetch(request).map(\.pages) == [30])
  }

  @Test(
    "a format that is not understood is named",
    arguments: [
      "", "title", "title ==", "title == %@", "title === 'a'", "(title == 'a'", "title == 'a",
      "SUBQUERY(volumes, $v, $v.pages > 1).@count > 0", "title == 'a' 'b'", "@sum.pages > 1",
      "lowercase(title) == 'a'", "title LIKE[x 'a'",
    ])
  func wrong(_ format: String) throws {
    let error = #expect(throws: (any Error).self) { try NSPredicate(understanding: format, []) }
    #expect("\(error.map { $0 as Any } ?? "")".contains("\"\(format)\""))
  }

  private func found(_ format: String, _ arguments: [Any]) throws -> [Int16] {
    let request: NSFetchRequest<Volume> = Volume.fetchRequest()
    request.predicate = try NSPredicate(understanding: format, arguments)
    return try store.context.fetch(request).map(\.pages)
  }
}
