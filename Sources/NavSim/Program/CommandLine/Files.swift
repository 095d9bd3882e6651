/// Folders of files.
package enum Files {
  /// A folder's path, ready for a name to be added.
  package static func folder(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }
}
