import Foundation

/// A module of a package that the package of a target depends on, as far as it is Swift: an app may
/// import it.
struct PackageModule {
  let name: String
  /// What the package is called.
  let package: String
  let folder: URL
  /// What it is compiled of, and the catalogues beside that.
  let files: [URL]
}
