import Foundation

/// What is asked of a table.
enum SupabaseTableAction {
  case select, insert([[String: Any]]), upsert([[String: Any]], String), update([String: Any])
  case delete
}

/// How many rows are told.
public enum CountOption: String, Sendable {
  /// One of them.
  case exact, planned, estimated
}

/// What a table answers.
public struct PostgrestResponse<Value: Sendable>: Sendable {
  /// The rows, as they are written.
  public let data: Data
  /// The rows, as they are asked for.
  public let value: Value
  /// How many there are.
  public let count: Int?
  /// Whether it has: 200.
  public var status: Int { 200 }
}

/// Why a table does not answer as it is asked.
public struct PostgrestError: LocalizedError, Sendable {
  /// Why.
  public let code: String?, message: String
  /// Why.
  public var errorDescription: String? { message }
}

/// How rows are written and read.
struct SupabaseWriting: Sendable {
  let encoder: JSONEncoder
  let decoder: JSONDecoder

  init(_ options: SupabaseClientOptions.DatabaseOptions) {
    encoder = options.encoder ?? JSONEncoder()
    decoder = options.decoder ?? JSONDecoder()
    if options.encoder == nil { encoder.dateEncodingStrategy = .iso8601 }
    if options.decoder == nil { decoder.dateDecodingStrategy = .iso8601 }
  }

  func rows(of value: some Encodable) throws -> [[String: Any]] {
    let written = try JSONSerialization.jsonObject(with: encoder.encode(value))
    return written as? [[String: Any]] ?? [written as? [String: Any] ?? [:]]
  }
}

/// A table.
public final class PostgrestQueryBuilder: @unchecked Sendable {
  private let table: SupabaseTable
  private let written: SupabaseWriting
  init(table: SupabaseTable, _ written: SupabaseWriting) {
    (self.table, self.written) = (table, written)
  }

  /// Asks for rows.
  public func select(
    _ columns: String = "*", head: Bool = false, count: CountOption? = nil
  ) -> PostgrestFilterBuilder { PostgrestFilterBuilder(table: table, .select, written) }
  /// Adds rows.
  public func insert(
    _ values: some Encodable, returning: PostgrestReturningOptions? = nil,
    count: CountOption? = nil
  ) throws -> PostgrestFilterBuilder {
    PostgrestFilterBuilder(table: table, .insert(try written.rows(of: values)), written)
  }
  /// Adds rows, or changes them.
  public func upsert(
    _ values: some Encodable, onConflict: String? = nil,
    returning: PostgrestReturningOptions = .representation, count: CountOption? = nil,
    ignoreDuplicates: Bool = false
  ) throws -> PostgrestFilterBuilder {
    PostgrestFilterBuilder(
      table: table, .upsert(try written.rows(of: values), onConflict ?? "id"), written)
  }
  /// Changes rows.
  public func update(
    _ values: some Encodable, returning: PostgrestReturningOptions = .representation,
    count: CountOption? = nil
  ) throws -> PostgrestFilterBuilder {
    PostgrestFilterBuilder(
      table: table, .update(try written.rows(of: values).first ?? [:]), written)
  }
  /// Deletes rows.
  public func delete(
    returning: PostgrestReturningOptions = .representation, count: CountOption? = nil
  ) -> PostgrestFilterBuilder { PostgrestFilterBuilder(table: table, .delete, written) }
}
/// What is answered.
public enum PostgrestReturningOptions: String, Sendable {
  /// One of them.
  case minimal, representation
}

/// Something of which a condition can be.
public protocol PostgrestFilterValue {
  /// As it is written.
  var rawValue: String { get }
}
extension String: PostgrestFilterValue {
  /// It.
  public var rawValue: String { self }
}
extension Int: PostgrestFilterValue {
  /// Its digits.
  public var rawValue: String { "\(self)" }
}
extension Int64: PostgrestFilterValue {
  /// Its digits.
  public var rawValue: String { "\(self)" }
}
extension Double: PostgrestFilterValue {
  /// Its digits.
  public var rawValue: String { "\(self)" }
}
extension Bool: PostgrestFilterValue {
  /// Its name.
  public var rawValue: String { "\(self)" }
}
extension UUID: PostgrestFilterValue {
  /// It in hexadecimal digits.
  public var rawValue: String { uuidString }
}
extension Date: PostgrestFilterValue {
  /// As it is written.
  public var rawValue: String { ISO8601DateFormatter().string(from: self) }
}

/// What is asked of a table, with its conditions.
public final class PostgrestFilterBuilder: @unchecked Sendable {
  private let table: SupabaseTable
  private let action: SupabaseTableAction
  private var conditions: [([String: Any]) -> Bool] = []
  private var orders: [(column: String, isUp: Bool)] = []
  private var places: Range<Int>?
  private var isSingle = false

  private let written: SupabaseWriting
  init(table: SupabaseTable, _ action: SupabaseTableAction, _ written: SupabaseWriting) {
    (self.table, self.action, self.written) = (table, action, written)
  }

  private static func text(_ value: Any?) -> String? {
    switch value {
    case let value as Bool where "\(type(of: value))" == "Bool": "\(value)"
    case let value as NSNumber: value.stringValue
    case let value as String: value
    case nil, is NSNull: nil
    case let value?: "\(value)"
    }
  }
  private static func order(_ one: String, _ other: String) -> ComparisonResult {
    if let one = Double(one), let other = Double(other) {
      return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
    }
    return one.compare(other, options: .caseInsensitive)
  }
  private func adding(_ condition: @escaping ([String: Any]) -> Bool) -> Self {
    conditions.append(condition)
    return self
  }
  private func compared(
    _ column: String, _ value: any PostgrestFilterValue,
    _ holds: @escaping (ComparisonResult) -> Bool
  ) -> Self {
    let wanted = value.rawValue
    return adding { row in Self.text(row[column]).map { holds(Self.order($0, wanted)) } ?? false }
  }

  /// Where a column is something.
  public func eq(_ column: String, value: any PostgrestFilterValue) -> Self {
    compared(column, value) { $0 == .orderedSame }
  }
  /// Where a column is something else.
  public func neq(_ column: String, value: any PostgrestFilterValue) -> Self {
    compared(column, value) { $0 != .orderedSame }
  }
  /// Where a column is more.
  public func gt(_ column: String, value: any PostgrestFilterValue) -> Self {
    compared(column, value) { $0 == .orderedDescending }
  }
  /// Where a column is not less.
  public func gte(_ column: String, value: any PostgrestFilterValue) -> Self {
    compared(column, value) { $0 != .orderedAscending }
  }
  /// Where a column is less.
  public func lt(_ column: String, value: any PostgrestFilterValue) -> Self {
    compared(column, value) { $0 == .orderedAscending }
  }
  /// Where a column is not more.
  public func lte(_ column: String, value: any PostgrestFilterValue) -> Self {
    compared(column, value) { $0 != .orderedDescending }
  }
  /// Where a column is like something.
  public func like(_ column: String, pattern: String) -> Self { ilike(column, pattern: pattern) }
  /// Where a column is like something.
  public func ilike(_ column: String, pattern: String) -> Self {
    let wanted = pattern.replacingOccurrences(of: "%", with: "").lowercased()
    return adding { Self.text($0[column])?.lowercased().contains(wanted) ?? false }
  }
  /// Where one of several conditions holds, as `name.eq.Zoe,age.gt.3`.
  public func or(_ filters: String, referencedTable: String? = nil) -> Self {
    let parts = filters.split(separator: ",").map { $0.split(separator: ".", maxSplits: 2) }
    return adding { row in
      parts.contains { part in
        guard part.count == 3 else { return false }
        let (operation, wanted) = (part[1], String(part[2]))
        let known = Self.text(row[String(part[0])])
        if operation == "is" { return known ?? "null" == wanted }
        guard let text = known else { return false }
        if operation == "ilike" || operation == "like" {
          let words = wanted.filter { !"%*".contains($0) }.lowercased()
          return text.lowercased().contains(words)
        }
        let order = Self.order(text, wanted)
        switch operation {
        case "eq": return order == .orderedSame
        case "neq": return order != .orderedSame
        case "gt": return order == .orderedDescending
        case "gte": return order != .orderedAscending
        case "lt": return order == .orderedAscending
        default: return order != .orderedDescending
        }
      }
    }
  }
  /// Where a column is one of several.
  public func `in`(_ column: String, values: [any PostgrestFilterValue]) -> Self {
    let wanted = values.map(\.rawValue)
    return adding { row in Self.text(row[column]).map { wanted.contains($0) } ?? false }
  }
  /// Where a column is nothing.
  public func `is`(_ column: String, value: Bool?) -> Self {
    adding { Self.text($0[column]) == value.map { "\($0)" } }
  }
  /// In the order of a column.
  public func order(
    _ column: String, ascending: Bool = true, nullsFirst: Bool = false,
    referencedTable: String? = nil
  ) -> Self {
    orders.append((column, ascending))
    return self
  }
  /// So many at most.
  public func limit(_ count: Int, referencedTable: String? = nil) -> Self {
    places = 0..<count
    return self
  }
  /// From one to another.
  public func range(from: Int, to: Int, referencedTable: String? = nil) -> Self {
    places = from..<(to + 1)
    return self
  }
  /// Answers with the rows.
  public func select(_ columns: String = "*") -> Self { self }
  /// Answers with one.
  public func single() -> Self {
    isSingle = true
    return self
  }

  /// Does it.
  @discardableResult public func execute() async throws -> PostgrestResponse<Void> {
    try await later {
      let (data, count) = try self.answer()
      return PostgrestResponse(data: data, value: (), count: count)
    }
  }
  /// Does it, and reads what is answered.
  public func execute<Value: Decodable & Sendable>() async throws -> PostgrestResponse<Value> {
    try await later {
      let (data, count) = try self.answer()
      return PostgrestResponse(
        data: data, value: try self.written.decoder.decode(Value.self, from: data), count: count)
    }
  }

  private func answer() throws -> (Data, Int) {
    let found = rows()
    guard isSingle else { return (try JSONSerialization.data(withJSONObject: found), found.count) }
    guard found.count == 1, let row = found.first else {
      throw PostgrestError(
        code: "PGRST116", message: "JSON object requested, multiple (or no) rows returned")
    }
    return (try JSONSerialization.data(withJSONObject: row), 1)
  }

  private func holds(_ row: [String: Any]) -> Bool { conditions.allSatisfy { $0(row) } }

  private func rows() -> [[String: Any]] {
    switch action {
    case .select: return selected()
    case .insert(let new): return new.map(add)
    case .upsert(let new, let key): return new.map { put($0, key) }
    case .update(let values):
      var changed: [[String: Any]] = []
      for place in table.rows.indices where holds(table.rows[place]) {
        table.rows[place].merge(values) { _, new in new }
        changed.append(table.rows[place])
      }
      return changed
    case .delete:
      let gone = table.rows.filter(holds)
      table.rows.removeAll(where: holds)
      return gone
    }
  }

  private func selected() -> [[String: Any]] {
    var found = table.rows.filter(holds)
    for (column, isUp) in orders.reversed() {
      found = found.enumerated().sorted { one, other in
        let texts = (Self.text(one.element[column]) ?? "", Self.text(other.element[column]) ?? "")
        let order = isUp ? Self.order(texts.0, texts.1) : Self.order(texts.1, texts.0)
        return order == .orderedAscending || order == .orderedSame && one.offset < other.offset
      }.map(\.element)
    }
    return places.map { Array(found.dropFirst($0.lowerBound).prefix($0.count)) } ?? found
  }

  private func add(_ row: [String: Any]) -> [String: Any] {
    var row = row
    if row["id"] == nil { row["id"] = table.rows.count + 1 }
    table.rows.append(row)
    return row
  }

  private func put(_ row: [String: Any], _ key: String) -> [String: Any] {
    let same = table.rows.firstIndex { known in
      key.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.allSatisfy {
        row[$0] != nil && Self.text(known[$0]) == Self.text(row[$0])
      }
    }
    guard let same else { return add(row) }
    table.rows[same].merge(row) { _, new in new }
    return table.rows[same]
  }
}
