import CSQLite3
import Foundation
import SwiftUI
import Synchronization

/// The databases of a run: in memory, by their paths, whatever file they are asked to be.
///
/// What apps keep in singletons are databases of an earlier run: they become again what they were when
/// the app was made, as soon as they are used.
final class Databases: KeptByApp, @unchecked Sendable {
  /// A database that is kept open, so that it stays when the app closes it.
  private struct Kept {
    let holder: OpaquePointer
    var beginning: OpaquePointer?
  }

  private static let made = Mutex(0)
  private let number = made.withLock { made -> Int in
    made += 1
    return made
  }
  private var kept: [String: Kept] = [:]
  private weak var run: AppRun?

  private init() {
    run = AppRun.current
    run?.keep(self)
  }

  /// Those of each thread, and those of each connection by its address.
  private static let all = Mutex<[ObjectIdentifier: Databases]>([:])
  private static let open = Mutex<[UInt: Databases]>([:])

  /// Those of the thread: a run begins with what was there when the app was made.
  static func current() -> Databases {
    let key = ObjectIdentifier(Thread.current)
    let found = all.withLock { all in
      if let found = all[key] { return found }
      let new = Databases()
      all[key] = new
      return new
    }
    found.join()
    return found
  }

  /// Has a connection be one of the run that is played.
  static func join(_ connection: OpaquePointer?) {
    guard let connection else { return }
    let address = UInt(bitPattern: connection)
    open.withLock { $0[address] }?.join()
  }

  private func join() {
    guard let current = AppRun.current, run !== current else { return }
    run = current
    current.keep(self)
    for database in kept.values {
      if let beginning = database.beginning {
        Self.copy(beginning, to: database.holder)
      } else {
        Self.empty(database.holder)
      }
    }
  }

  func noteBeginning() {
    for (path, database) in kept {
      var copy: OpaquePointer?
      guard navsim_sqlite3_open_v2(":memory:", &copy, 6, nil) == SQLITE_OK else { continue }
      Self.copy(database.holder, to: copy)
      kept[path]?.beginning = copy
    }
  }

  /// Has a database hold what another one does.
  private static func copy(_ from: OpaquePointer, to: OpaquePointer?) {
    guard let copy = sqlite3_backup_init(to, "main", from, "main") else { return }
    _ = sqlite3_backup_step(copy, -1)
    _ = sqlite3_backup_finish(copy)
  }

  /// Leaves the tables of a database without rows: a singleton that has made them does not again.
  private static func empty(_ database: OpaquePointer) {
    var (statement, names): (OpaquePointer?, [String]) = (nil, [])
    let sql = "SELECT name FROM sqlite_master WHERE type = 'table'"
    _ = navsim_sqlite3_prepare_v2(database, sql, -1, &statement, nil)
    while sqlite3_step(statement) == SQLITE_ROW {
      if let name = sqlite3_column_text(statement, 0) { names.append(String(cString: name)) }
    }
    _ = sqlite3_finalize(statement)
    for name in names where name == "sqlite_sequence" || !name.hasPrefix("sqlite_") {
      let quoted = name.replacing("\"", with: "\"\"")
      _ = navsim_sqlite3_exec(database, "DELETE FROM \"\(quoted)\"", nil, nil, nil)
    }
  }

  /// Opens a database by its path.
  func open(
    _ path: String, _ flags: Int32, _ connection: UnsafeMutablePointer<OpaquePointer?>
  ) -> Int32 {
    let shared = Int32(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_URI)
    if path.isEmpty || path.contains(":memory:") {
      return navsim_sqlite3_open_v2(path, connection, flags | shared, nil)
    }
    let name = path.utf8.map { String($0, radix: 16) }.joined()
    let address = "file:navsim-\(number)-\(name)?mode=memory&cache=shared"
    if kept[path] == nil {
      guard flags & Int32(SQLITE_OPEN_CREATE) != 0 else { return SQLITE_CANTOPEN }
      var holder: OpaquePointer?
      let code = navsim_sqlite3_open_v2(address, &holder, shared, nil)
      guard code == SQLITE_OK, let holder else { return code }
      kept[path] = Kept(holder: holder)
    }
    let code = navsim_sqlite3_open_v2(address, connection, shared, nil)
    let opened = UInt(bitPattern: connection.pointee)
    Self.open.withLock { $0[opened] = self }
    return code
  }
}
