import Foundation

/// Files of a server.
public struct SupabaseStorageClient: @unchecked Sendable {
  let server: SupabaseServer
  /// Those of a place.
  public func from(_ id: String) -> StorageFileApi { StorageFileApi(server: server, bucket: id) }
}

/// How a file is kept.
public struct FileOptions: Sendable {
  /// Creates options.
  public init(
    cacheControl: String = "3600", contentType: String? = nil, upsert: Bool = false
  ) {}
}

/// That a file was kept.
public struct FileUploadResponse: Sendable {
  /// Where.
  public let path: String, fullPath: String
}

/// Why a file is not there.
public struct StorageError: LocalizedError, Sendable {
  /// Why.
  public let message: String
  /// Why.
  public var errorDescription: String? { message }
}

/// A file.
public struct FileObject: Sendable {
  /// Its name.
  public let name: String
}

/// Files of a place.
public struct StorageFileApi: @unchecked Sendable {
  let server: SupabaseServer
  let bucket: String

  private func key(_ path: String) -> String { "\(bucket)/\(path)" }

  /// Keeps a file.
  @discardableResult public func upload(
    _ path: String, data: Data, options: FileOptions = FileOptions()
  ) async throws -> FileUploadResponse {
    try await later {
      server.files[key(path)] = data
      return FileUploadResponse(path: path, fullPath: key(path))
    }
  }
  /// Keeps a file.
  @discardableResult public func upload(
    path: String, file: Data, options: FileOptions = FileOptions()
  ) async throws -> FileUploadResponse { try await upload(path, data: file, options: options) }
  /// Keeps a file in the place of another one.
  @discardableResult public func update(
    _ path: String, data: Data, options: FileOptions = FileOptions()
  ) async throws -> FileUploadResponse { try await upload(path, data: data, options: options) }
  /// Reads a file.
  public func download(path: String) async throws -> Data {
    try await later {
      guard let data = server.files[key(path)] else {
        throw StorageError(message: "Object not found")
      }
      return data
    }
  }
  /// Keeps files no more.
  @discardableResult public func remove(paths: [String]) async throws -> [FileObject] {
    try await later {
      let known = paths.filter { server.files[key($0)] != nil }
      for path in known { server.files[key(path)] = nil }
      return known.map { FileObject(name: $0) }
    }
  }
  /// The files.
  public func list(path: String? = nil) async throws -> [FileObject] {
    try await later {
      let names = server.files.keys.filter { $0.hasPrefix(key(path ?? "")) }.sorted()
      return names.map { FileObject(name: String($0.dropFirst(key(path ?? "").count))) }
    }
  }
  /// Where others find a file.
  public func getPublicURL(path: String) throws -> URL {
    guard let url = URL(string: "https://storage.example/\(key(path))") else {
      throw StorageError(message: "no address")
    }
    return url
  }
  /// Where others find a file, for a while.
  public func createSignedURL(path: String, expiresIn: Int) async throws -> URL {
    try await later { try getPublicURL(path: path) }
  }
}

/// A value of any kind, as it is written.
public enum AnyJSON: Codable, Hashable, Sendable {
  /// One of them.
  case null, bool(Bool), integer(Int), double(Double), string(String)
  /// One of them.
  case object([String: AnyJSON]), array([AnyJSON])

  /// Reads one.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let double = try? value.decode(Double.self) {
      self = .double(double)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([AnyJSON].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: AnyJSON].self))
    }
  }
  /// Writes it.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .integer(let integer): try value.encode(integer)
    case .double(let double): try value.encode(double)
    case .string(let string): try value.encode(string)
    case .object(let object): try value.encode(object)
    case .array(let array): try value.encode(array)
    }
  }
  /// The text, if it is one.
  public var stringValue: String? { if case .string(let text) = self { text } else { nil } }
  /// The number, if it is one.
  public var intValue: Int? { if case .integer(let number) = self { number } else { nil } }
  /// The truth, if it is one.
  public var boolValue: Bool? { if case .bool(let bool) = self { bool } else { nil } }
}
extension AnyJSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A truth.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Nothing.
  public init(nilLiteral: ()) { self = .null }
}
