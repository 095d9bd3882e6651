@_exported public import CSQLite3

// What begins with a connection: it is one of the run that is played.

/// Opens a database: in memory, for the run.
public func sqlite3_open(
  _ filename: UnsafePointer<CChar>!, _ db: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  sqlite3_open_v2(filename, db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
}

/// Opens a database: in memory, for the run.
public func sqlite3_open_v2(
  _ filename: UnsafePointer<CChar>!, _ db: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32,
  _ system: UnsafePointer<CChar>!
) -> Int32 {
  guard let db else { return SQLITE_MISUSE }
  return Databases.current().open(filename.map { String(cString: $0) } ?? "", flags, db)
}

/// Makes a statement of a text.
public func sqlite3_prepare_v2(
  _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ count: Int32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>!,
  _ rest: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  Databases.join(db)
  return navsim_sqlite3_prepare_v2(db, sql, count, statement, rest)
}

/// Makes a statement of a text.
public func sqlite3_prepare(
  _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ count: Int32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>!,
  _ rest: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 { sqlite3_prepare_v2(db, sql, count, statement, rest) }

/// Makes a statement of a text.
public func sqlite3_prepare_v3(
  _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ count: Int32, _ flags: UInt32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>!,
  _ rest: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  Databases.join(db)
  return navsim_sqlite3_prepare_v3(db, sql, count, flags, statement, rest)
}

/// Does what a text says.
public func sqlite3_exec(
  _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ row: sqlite3_callback!,
  _ data: UnsafeMutableRawPointer!,
  _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  Databases.join(db)
  return navsim_sqlite3_exec(db, sql, row, data, message)
}
