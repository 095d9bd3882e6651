import Foundation
import Testing

@testable import NavProgram

/// Where a text goes that is written to a path.
@Suite("Text files")
struct TextFileTests {
  private func status(_ path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    try Command.inEmptyFolder { try body($0.path + "/") }
  }

  @Test("an ordinary file is replaced, keeps its permissions, and nothing lies beside it")
  func ordinary() throws {
    try inFolder { folder in
      try TextFile.write("one", to: folder + "a/b/new")
      #expect(try TextFile.read(folder + "a/b/new") == "one")
      chmod(folder + "a/b/new", 0o640)
      let before = status(folder + "a/b/new")
      try TextFile.write("two", to: folder + "a/b/new")
      let after = status(folder + "a/b/new")
      #expect(after?.st_mode == before?.st_mode)
      #expect(after?.st_ino != before?.st_ino)
      #expect(try TextFile.read(folder + "a/b/new") == "two")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "a/b") == ["new"])
    }
  }

  @Test("of a link the target is replaced, also one that does not exist yet")
  func link() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "there", withIntermediateDirectories: false)
      symlink("there/target", folder + "link")
      symlink("link", folder + "second")
      for text in ["one", "two"] {
        try TextFile.write(text, to: folder + "second")
        #expect(try TextFile.read(folder + "there/target") == text)
      }
      for name in ["link", "second"] {
        #expect(status(folder + name).map { $0.st_mode & S_IFMT } == S_IFLNK)
      }
      symlink("loop", folder + "loop")
      #expect(throws: UsageError.self) { try TextFile.write("a", to: folder + "loop") }
    }
  }

  @Test("a named pipe is written to and stays", arguments: [false, true])
  func pipe(_ isLinked: Bool) throws {
    try inFolder { folder in
      mkfifo(folder + "pipe", 0o600)
      symlink("pipe", folder + "link")
      // Open for both, so that nobody waits for anybody.
      let reader = open(folder + "pipe", O_RDWR | O_NONBLOCK)
      defer { close(reader) }
      try TextFile.write("a text\n", to: folder + (isLinked ? "link" : "pipe"))
      let file = try LineFile(folder + "pipe", beginningWith: "first")
      try file.add("second")
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = read(reader, &bytes, bytes.count)
      let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
      #expect(text == "a text\nfirst\nsecond\n")
      #expect(status(folder + "pipe").map { $0.st_mode & S_IFMT } == S_IFIFO)
    }
  }

  @Test("a device is written to and stays")
  func device() throws {
    try inFolder { folder in
      // Only root can make one, and only root could remove one.
      guard mknod(folder + "null", S_IFCHR | 0o666, 1 << 8 | 3) == 0 else { return }
      for _ in 0..<2 { try? TextFile.write("a text", to: folder + "null") }
      #expect(status(folder + "null").map { $0.st_mode & S_IFMT } == S_IFCHR)
    }
  }

  @Test("lines are added to what was begun")
  func lines() throws {
    try inFolder { folder in
      try LineFile(folder + "a", beginningWith: "old").add("old")
      try LineFile(folder + "a", beginningWith: "1").add("2")
      try LineFile(continuing: folder + "a").add("3")
      #expect(try TextFile.read(folder + "a") == "1\n2\n3\n")
    }
  }

  @Test("what cannot be written is said before anything is written")
  func objections() throws {
    try inFolder { folder in
      try TextFile.write("a", to: folder + "file")
      for path in [folder, folder + "file/below", folder + "new/", "/dev/null/x"] {
        #expect(TextFile.objection(toWriting: path) != nil, "\(path)")
        #expect(throws: UsageError.self) { try TextFile.write("b", to: path) }
      }
      for path in ["-", folder + "file", folder + "a/b/c", "/dev/null"] {
        #expect(TextFile.objection(toWriting: path) == nil, "\(path)")
      }
      #expect(TextFile.objection(toFillingFolder: folder + "file") != nil)
      #expect(TextFile.objection(toFillingFolder: folder + "a/b") == nil)
      #expect(try TextFile.read(folder + "file") == "a")
    }
  }

  @Test("standard output is written to where it stands")
  func standardOutput() throws {
    for path in ["-", "/dev/stdout"] {
      let run = try Command.run(
        "--seeds", "0...2", "--steps", "100", "--quiet", "--results", path)
      #expect(run.status == 0)
      #expect(run.output.split(separator: "\n").count == 4, "\(run.output)")
    }
  }
}
