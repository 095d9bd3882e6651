import Foundation
@_spi(Packages) import SwiftUI

/// A server with accounts, tables and files, which is a run's own. Each answer comes a tenth of a
/// second later.
public final class SupabaseClient: @unchecked Sendable {
  private final class Servers { var known: [URL: SupabaseServer] = [:] }
  private let url: URL
  private let written: SupabaseWriting
  private var server: SupabaseServer {
    let servers = ownOfRun { Servers() }
    if let known = servers.known[url] { return known }
    let new = SupabaseServer()
    servers.known[url] = new
    return new
  }

  /// Asks a server.
  public init(
    supabaseURL: URL, supabaseKey: String, options: SupabaseClientOptions = SupabaseClientOptions()
  ) {
    url = supabaseURL
    written = SupabaseWriting(options.db)
  }

  /// Accounts.
  public var auth: AuthClient { AuthClient(server: server) }
  /// Files.
  public var storage: SupabaseStorageClient { SupabaseStorageClient(server: server) }
  /// Functions, which answer nothing.
  public var functions: FunctionsClient { FunctionsClient() }
  /// A table.
  public func from(_ table: String) -> PostgrestQueryBuilder {
    PostgrestQueryBuilder(table: server.table(table), written)
  }
  /// A part of the tables.
  public func schema(_ name: String) -> SupabaseClient { self }
  /// A function of the database, which answers nothing.
  public func rpc(_ name: String) throws -> PostgrestFilterBuilder {
    PostgrestFilterBuilder(table: SupabaseTable(), .select, written)
  }
  /// A function of the database, which answers nothing.
  public func rpc(_ name: String, params: some Encodable) throws -> PostgrestFilterBuilder {
    try rpc(name)
  }
  /// What tells of changes.
  public func channel(_ name: String) -> RealtimeChannelV2 { RealtimeChannelV2() }
  /// Tells of no changes any more.
  public func removeChannel(_ channel: RealtimeChannelV2) async {}
  /// Tells of no changes any more.
  public func removeAllChannels() async {}
}

/// How a server is asked.
public struct SupabaseClientOptions: Sendable {
  /// How accounts are.
  public struct AuthOptions: Sendable {
    /// Creates options.
    public init(
      redirectToURL: URL? = nil, storageKey: String? = nil, autoRefreshToken: Bool = true,
      emitLocalSessionAsInitialSession: Bool = false
    ) {}
  }
  /// How tables are.
  public struct DatabaseOptions: Sendable {
    let encoder: JSONEncoder?, decoder: JSONDecoder?
    /// Creates options.
    public init(
      schema: String? = nil, encoder: JSONEncoder? = nil, decoder: JSONDecoder? = nil
    ) { (self.encoder, self.decoder) = (encoder, decoder) }
  }
  let db: DatabaseOptions
  /// Creates options.
  public init(db: DatabaseOptions = DatabaseOptions(), auth: AuthOptions = AuthOptions()) {
    self.db = db
  }
}

/// What a server of a run holds.
final class SupabaseServer: @unchecked Sendable {
  private var tables: [String: SupabaseTable] = [:]
  var files: [String: Data] = [:]
  var accounts: [(email: String, password: String, user: User)] = []
  var session: Session? { didSet { tell() } }
  private var listeners: [AsyncStream<AuthChange>.Continuation] = []

  func table(_ name: String) -> SupabaseTable {
    if let known = tables[name] { return known }
    let new = SupabaseTable()
    tables[name] = new
    return new
  }

  func listen(_ continuation: AsyncStream<AuthChange>.Continuation) {
    continuation.yield((.initialSession, session))
    listeners.append(continuation)
  }

  private func tell() {
    for listener in listeners { listener.yield((session == nil ? .signedOut : .signedIn, session)) }
  }
}

/// The rows of a table, as what is written in JSON.
final class SupabaseTable: @unchecked Sendable { var rows: [[String: Any]] = [] }

/// Answers a tenth of a second later.
func later<Value>(_ body: @escaping () throws -> Value) async throws -> Value {
  let answered: Answered<Value> = await withCheckedContinuation { done in
    answer(after: .milliseconds(100)) {
      done.resume(returning: Answered(result: Result(catching: body)))
    }
  }
  return try answered.result.get()
}

private struct Answered<Value>: @unchecked Sendable { let result: Result<Value, any Error> }

/// Functions of a server, which answer nothing.
public struct FunctionsClient: Sendable {
  /// Calls one.
  public func invoke(_ name: String, options: FunctionInvokeOptions = .init()) async throws {
    try await later {}
  }
  /// Calls one: it does not answer.
  public func invoke<Response: Decodable>(
    _ name: String, options: FunctionInvokeOptions = .init()
  ) async throws -> Response { try await later { throw FunctionsError.relayError } }
}
/// How a function is called.
public struct FunctionInvokeOptions: Sendable {
  /// Creates options.
  public init(headers: [String: String] = [:]) {}
  /// Creates options.
  public init(headers: [String: String] = [:], body: some Encodable) {}
}
/// Why a function does not answer.
public enum FunctionsError: Error, Sendable {
  /// One of them.
  case relayError
  /// One of them.
  case httpError(code: Int, data: Data)
}

/// What tells of changes: nobody does.
public final class RealtimeChannelV2: Sendable {
  /// Begins.
  public func subscribe() async {}
  /// Begins.
  public func subscribeWithError() async throws {}
  /// Ends.
  public func unsubscribe() async {}
  /// Tells of changes of a table.
  public func postgresChange<Action>(
    _ action: Action.Type, schema: String = "public", table: String? = nil, filter: String? = nil
  ) -> AsyncStream<Action> { AsyncStream { _ in } }
}
/// That a row was inserted.
public struct InsertAction: Sendable {}
/// That a row was changed.
public struct UpdateAction: Sendable {}
/// That a row was deleted.
public struct DeleteAction: Sendable {}
/// That a row is another one.
public enum AnyAction: Sendable {
  /// One of them.
  case insert(InsertAction), update(UpdateAction), delete(DeleteAction)
}
