import Foundation

/// A folder with files, by their paths and texts, which is taken away afterwards.
func inFolder<Value>(_ files: [String: String], _ body: (URL) throws -> Value) throws -> Value {
  let root = FileManager.default.temporaryDirectory
    .appending(path: "folder-\(UUID())").standardizedFileURL
  defer { try? FileManager.default.removeItem(at: root) }
  for (path, text) in files {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  return try body(root)
}
