import NavCapture
@_spi(Packages) import Combine

/// What stands in the place of the system's functions while an app is played.
package enum AppSystem {
  /// Puts it there, once for the process.
  package static func install() { installed }

  private static let installed: Void = {
    #if os(Linux) && canImport(Glibc) && compiler(>=6.3)
      LinkedFunctions.add(AppDefaultsFunctions.all + AppHome.functions)
      MainContext.isHere = { CapturedContext.isMain }
    #endif
  }()

  /// A run begins on this thread.
  static func begin() {
    install()
    SystemQuestion.begin()
    #if os(Linux) && canImport(Glibc) && compiler(>=6.3)
      AppHome.begin()
    #endif
  }
}
