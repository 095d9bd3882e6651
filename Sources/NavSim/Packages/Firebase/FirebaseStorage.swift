import Foundation

/// The files, none of them as each run begins.
public final class Storage: @unchecked Sendable {
  private static let shared = Storage()
  /// The only ones.
  public static func storage() -> Storage { shared }
  /// The only ones.
  public static func storage(url: String) -> Storage { shared }
  /// The place of all.
  public func reference() -> StorageReference { StorageReference("") }
  /// A place.
  public func reference(withPath path: String) -> StorageReference { StorageReference(path) }
  /// A place.
  public func reference(forURL url: String) -> StorageReference {
    StorageReference(URL(string: url)?.path ?? url)
  }
}

/// What is said of a file.
public final class StorageMetadata: @unchecked Sendable {
  /// What kind of file it is.
  public var contentType: String?
  /// Its name.
  public var name: String?, path: String?
  /// What the app says of it.
  public var customMetadata: [String: String]?
  /// How large it is, in bytes.
  public var size: Int64 = 0
  /// Creates one.
  public init() {}
}

/// A file on its way.
public class StorageUploadTask: @unchecked Sendable {
  /// How it goes.
  public enum StorageTaskStatus: Int, Sendable {
    /// One of them.
    case unknown, resume, progress, pause, success, failure
  }
  /// Is told of it, as it has come.
  @discardableResult
  public func observe(_ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void)
    -> String
  {
    if status == .success { FirebaseServer.answer { handler(StorageTaskSnapshot()) } }
    return ""
  }
  /// Stops it.
  public func cancel() {}
}

/// How a file goes.
public final class StorageTaskSnapshot: @unchecked Sendable {
  /// How far it is.
  public let progress: Foundation.Progress? = Foundation.Progress(totalUnitCount: 1)
  /// What went wrong: nothing.
  public let error: (any Error)? = nil
}

/// A place of a file.
public final class StorageReference: @unchecked Sendable {
  /// Where it is.
  public let fullPath: String
  init(_ path: String) { fullPath = path }

  /// Its name.
  public var name: String { fullPath.split(separator: "/").last.map(String.init) ?? "" }
  private var url: URL { URL(filePath: "/files/" + fullPath) }
  private var missing: NSError { NSError(domain: "FIRStorageErrorDomain", code: -13010) }

  /// A place below it.
  public func child(_ path: String) -> StorageReference {
    StorageReference(fullPath.isEmpty ? path : fullPath + "/" + path)
  }

  private func put(_ data: Data) -> StorageMetadata {
    FirebaseServer.current.files[fullPath] = data
    let metadata = StorageMetadata()
    (metadata.name, metadata.path, metadata.size) = (name, fullPath, Int64(data.count))
    return metadata
  }

  /// Keeps a file.
  @discardableResult
  public func putData(
    _ data: Data, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) -> StorageUploadTask {
    FirebaseServer.answer { completion?(self.put(data), nil) }
    return StorageUploadTask()
  }
  /// Keeps a file.
  @discardableResult
  public func putDataAsync(_ data: Data, metadata: StorageMetadata? = nil) async throws
    -> StorageMetadata
  {
    await FirebaseServer.answer()
    return put(data)
  }
  /// Keeps a file.
  @discardableResult
  public func putFile(
    from url: URL, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) -> StorageUploadTask {
    putData((try? Data(contentsOf: url)) ?? Data(), metadata: metadata, completion: completion)
  }
  /// Where it can be had.
  public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {
    FirebaseServer.answer { completion(self.url, nil) }
  }
  /// Where it can be had.
  public func downloadURL() async throws -> URL {
    await FirebaseServer.answer()
    return url
  }
  /// What is in it.
  public func getData(maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void) {
    FirebaseServer.answer {
      let data = FirebaseServer.current.files[self.fullPath]
      completion(data, data == nil ? self.missing : nil)
    }
  }
  /// What is in it.
  public func data(maxSize: Int64) async throws -> Data {
    await FirebaseServer.answer()
    guard let data = FirebaseServer.current.files[fullPath] else { throw missing }
    return data
  }
  /// Takes it away.
  public func delete(completion: (((any Error)?) -> Void)? = nil) {
    FirebaseServer.answer {
      FirebaseServer.current.files[self.fullPath] = nil
      completion?(nil)
    }
  }
  /// Takes it away.
  public func delete() async throws {
    await FirebaseServer.answer()
    FirebaseServer.current.files[fullPath] = nil
  }
}
