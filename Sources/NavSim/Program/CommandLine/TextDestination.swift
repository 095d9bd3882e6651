import Foundation

/// What a path names, for somebody who wants to write there.
enum TextDestination {
  /// What this process has open: standard output for "-", and what stands behind `/dev/stdout`.
  case descriptor(Int32)
  /// A device or a named pipe: there is nothing to replace.
  case stream(String)
  /// An ordinary file, behind all symbolic links, with what is known of it if it exists.
  case file(String, stat?)

  init(_ path: String) throws(UsageError) {
    if let open = path == "-" ? Terminal.output : Self.descriptor(path) {
      self = .descriptor(open)
      return
    }
    var place = path
    var links = 0
    var status = stat()
    while lstat(place, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        links += 1
        guard links <= 40 else { throw .cannotWrite(path, ELOOP) }
        place = try Self.target(of: place, path)
        // What is open is written to where it stands, not replaced by the name that it had.
        if let open = Self.descriptor(place) {
          self = .descriptor(open)
          return
        }
      case S_IFREG:
        self = .file(place, status)
        return
      case S_IFDIR: throw .cannotWrite(path, EISDIR)
      default:
        self = .stream(place)
        return
      }
    }
    guard errno == ENOENT else { throw .cannotWrite(path, errno) }
    guard !place.hasSuffix("/") else { throw .cannotWrite(path, EISDIR) }
    self = .file(place, nil)
  }

  /// The folder that a path lies in.
  static func folder(of path: String) -> String {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func descriptor(_ path: String) -> Int32? {
    for folder in ["/proc/self/fd/", "/dev/fd/"] where path.hasPrefix(folder) {
      let number = Int32(path.dropFirst(folder.count))
      return number == STDOUT_FILENO ? Terminal.output : number
    }
    return nil
  }

  private static func target(of link: String, _ path: String) throws(UsageError) -> String {
    var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &characters, characters.count)
    guard count >= 0 else { throw .cannotWrite(path, errno) }
    let target = String(decoding: characters[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return target.hasPrefix("/") ? target : "\(folder(of: link))/\(target)"
  }
}
