import Foundation
import NavAppTest
import SQLite3
import SwiftUI
import Testing

/// Databases by the functions of SQLite: kept for a run, as files are.
@MainActor @Suite struct SystemDatabaseTests {
  @MainActor private final class Notes: ObservableObject {
    static let shared = Notes()
    private var connection: OpaquePointer?
    @Published var words: [String] = []
    @Published var failure: String?

    init() {
      guard sqlite3_open("/notes/notes.sqlite", &connection) == SQLITE_OK else {
        failure = String(cString: sqlite3_errmsg(connection))
        return
      }
      run("CREATE TABLE IF NOT EXISTS notes (id INTEGER PRIMARY KEY, words TEXT)")
      read()
    }

    func run(_ sql: String, _ value: String? = nil) {
      var statement: OpaquePointer?
      guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else { return }
      let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      if let value { sqlite3_bind_text(statement, 1, value, -1, transient) }
      sqlite3_step(statement)
      sqlite3_finalize(statement)
    }

    func read() {
      var statement: OpaquePointer?
      let sql = "SELECT words FROM notes ORDER BY id"
      guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else { return }
      words = []
      while sqlite3_step(statement) == SQLITE_ROW {
        if let text = sqlite3_column_text(statement, 0) { words.append(String(cString: text)) }
      }
      sqlite3_finalize(statement)
    }

    func add() {
      run("INSERT INTO notes (words) VALUES (?)", "note \(words.count)")
      read()
    }
  }

  private struct Root: View {
    @StateObject private var notes = Notes.shared
    var body: some View {
      Button("Add") { notes.add() }
      ForEach(notes.words, id: \.self) { words in Button(words) {} }
      Button("Look again") { notes.read() }
      if let failure = notes.failure { Button(failure) {} }
    }
  }

  private struct Writer: App {
    var body: some Scene { WindowGroup { Root() } }
  }

  @Test("what is written is read again, and not by the next run")
  func notes() throws {
    let app = AppTest("notes", app: Writer.self).buttons("note 1")
      .settingBack { Notes.shared.words = [] }
    for _ in 0..<2 {
      let touched = try app.touched(
        "+0ms a tap \"Look again\"\n+99ms a tap \"Add\"\n+99ms a tap \"Add\"\n+99ms a tap \"note 1\""
      )
      #expect(touched == ["Look again", "Add", "Add", "note 1"])
    }
    try app.withoutCertificates.check(seeds: 1...5, steps: 20)
  }

  @Test("two connections to one path have the same, and another path has not")
  func paths() {
    var (one, same, other): (OpaquePointer?, OpaquePointer?, OpaquePointer?) = (nil, nil, nil)
    #expect(sqlite3_open("/a.sqlite", &one) == SQLITE_OK)
    #expect(
      sqlite3_exec(one, "CREATE TABLE t (x); INSERT INTO t VALUES (7)", nil, nil, nil) == SQLITE_OK)
    sqlite3_close(one)
    #expect(sqlite3_open("/a.sqlite", &same) == SQLITE_OK)
    var statement: OpaquePointer?
    #expect(sqlite3_prepare_v2(same, "SELECT x FROM t", -1, &statement, nil) == SQLITE_OK)
    #expect(sqlite3_step(statement) == SQLITE_ROW)
    #expect(sqlite3_column_int(statement, 0) == 7)
    sqlite3_finalize(statement)
    #expect(sqlite3_open("/b.sqlite", &other) == SQLITE_OK)
    #expect(sqlite3_exec(other, "SELECT x FROM t", nil, nil, nil) == SQLITE_ERROR)
    #expect(sqlite3_open_v2("/c.sqlite", &other, SQLITE_OPEN_READONLY, nil) == SQLITE_CANTOPEN)
  }
}
