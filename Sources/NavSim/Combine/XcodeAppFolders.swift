import Foundation

/// Where an app of Xcode is that the plugin `XcodeApp` has compiled into a module. It writes a class
/// into the module that says so.
public protocol XcodeAppFolders: AnyObject {
  /// The folders that hold the app.
  static var paths: [String] { get }
}

/// Where the apps of a module are.
@_spi(Packages) public enum FoldersOfApps {
  /// The folders of the apps that are compiled into a module, by its name; none for any other.
  public static func paths(in module: some StringProtocol) -> [String] {
    (NSClassFromString("\(module).FoldersOfApp") as? any XcodeAppFolders.Type)?.paths ?? []
  }
}
