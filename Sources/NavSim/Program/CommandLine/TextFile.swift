import Foundation

/// Reads and writes text files, for all programs of this package.
package enum TextFile {
  /// At most this many bytes are read: endless devices and files that fill the memory are refused.
  package static let maximalSize = 1 << 30

  /// Writes a text to what a path names, with the folders that it needs.
  ///
  /// An ordinary file is replaced at once or not at all, with the permissions it had. Of a symbolic
  /// link the target is replaced. Devices and named pipes are written to, and "-" is standard
  /// output.
  package static func write(_ text: String, to path: String) throws(UsageError) {
    switch try TextDestination(path) {
    case .descriptor(let descriptor): try put(text, into: descriptor, path)
    case .stream(let stream):
      let descriptor = try open(stream, O_WRONLY | O_APPEND, path)
      defer { close(descriptor) }
      try put(text, into: descriptor, path)
    case .file(let file, let status): try replace(file, status, with: text, path)
    }
  }

  /// Why a path could not be written to, as far as one can tell without touching it; nil when
  /// nothing is in the way.
  package static func objection(toWriting path: String) -> UsageError? {
    do throws(UsageError) {
      switch try TextDestination(path) {
      case .descriptor: return nil
      case .stream(let stream):
        return access(stream, W_OK) == 0 ? nil : .cannotWrite(path, errno)
      case .file(let file, _): return objection(toFillingFolder: TextDestination.folder(of: file))
      }
    } catch {
      return error
    }
  }

  /// The same for two paths that name one ordinary file, whether it exists or not; nil for a path
  /// that names anything else.
  package static func identity(of path: String) -> String? {
    guard case .file(let file, let status)? = try? TextDestination(path) else { return nil }
    if let status { return "\(status.st_dev):\(status.st_ino)" }
    return URL(fileURLWithPath: file).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Why no file could be made in a folder, which need not exist.
  package static func objection(toFillingFolder path: String) -> UsageError? {
    var folder = path
    var status = stat()
    while stat(folder, &status) != 0 {
      guard errno == ENOENT, folder != "/", folder != "." else {
        return .cannotWrite(path, errno)
      }
      folder = TextDestination.folder(of: folder)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return .cannotWrite(path, ENOTDIR) }
    return access(folder, W_OK | X_OK) == 0 ? nil : .cannotWrite(path, errno)
  }

  /// The text of a file.
  package static func read(_ path: String) throws(UsageError) -> String {
    let descriptor = try open(path, O_RDONLY | O_NONBLOCK, path)
    defer { close(descriptor) }
    var status = stat()
    let isOrdinary = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    let limit = isOrdinary ? maximalSize : streamSize
    if !isOrdinary { try awaitWriter(descriptor, path) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .cannotRead(path, errno) }
      if count == 0 { break }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw .unreadable(path: path, why: "it has more than \(limit >> 20) MB")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(path: path, why: "it is not UTF-8 text")
    }
    return text
  }

  /// Of a device or a pipe at most this many bytes are read: some of them have no end.
  private static let streamSize = 1 << 24

  /// Waits until somebody writes to a pipe or a device, for a while.
  private static func awaitWriter(_ descriptor: Int32, _ path: String) throws(UsageError) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 5_000) != 0 else {
      throw .unreadable(path: path, why: "nobody writes to it")
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
  }

  /// Writes beside the file and renames, so that nobody sees half a file.
  private static func replace(
    _ file: String, _ status: stat?, with text: String, _ path: String
  ) throws(UsageError) {
    let folder = TextDestination.folder(of: file)
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path, why: "the folder cannot be made")
    }
    var turn = 0
    var temporary: String { "\(folder)/.navfuzz-\(getpid())-\(turn)" }
    var descriptor = Foundation.open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    while descriptor < 0, errno == EEXIST, turn < 1_000 {
      turn += 1
      descriptor = Foundation.open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    }
    guard descriptor >= 0 else { throw .cannotWrite(path, errno) }
    do throws(UsageError) {
      defer { close(descriptor) }
      try put(text, into: descriptor, path)
      if let status {
        // Only root may give a file away. Everybody else owns what they can replace, mostly.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else {
          throw .cannotWrite(path, errno)
        }
      }
      guard rename(temporary, file) == 0 else { throw .cannotWrite(path, errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Opens a file; a signal that comes while a pipe waits for its reader changes nothing.
  static func open(
    _ file: String, _ flags: Int32, _ path: String
  ) throws(UsageError) -> Int32 {
    while true {
      let descriptor = Foundation.open(file, flags | O_CLOEXEC)
      if descriptor >= 0 { return descriptor }
      guard errno == EINTR else {
        throw flags & O_ACCMODE == O_RDONLY ? .cannotRead(path, errno) : .cannotWrite(path, errno)
      }
    }
  }

  /// Writes all of a text.
  static func put(
    _ text: String, into descriptor: Int32, _ path: String
  ) throws(UsageError) {
    let error = Descriptor.write(text, to: descriptor)
    guard error == 0 else { throw .cannotWrite(path, error) }
  }
}
