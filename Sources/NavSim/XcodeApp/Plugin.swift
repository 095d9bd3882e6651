import Foundation
import PackagePlugin

/// Makes what Xcode makes of a target: names of the colours and pictures of its asset catalogues,
/// and classes of its models of Core Data.
///
/// Where a file of the target says so, the target has an app's sources, too, as they are compiled for
/// a phone: `// xcode-app: ../../Shop`, from the folder of the file; `// xcode-app: -../../Shop/Old`
/// leaves something out.
///
/// It writes them itself: a tool for that would be compiled before anything else in every build.
@main
struct XcodeApp: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    // As a URL it has come with Swift 6.1.
    let own = URL(filePath: String(describing: target.directory))
    let apps = AppFolders(
      saidBy: target.sourceFiles(withSuffix: "swift").map(\.url))
    for folder in apps.missing {
      Diagnostics.error("\(target.name): expected a folder at \(folder.path), as xcode-app: says")
    }
    let folders = [AppFolder(at: own, without: [])] + apps.folders
    let assets = folders.flatMap(\.catalogues).flatMap { AssetCatalogue(at: $0).assets }
    let managed = ManagedProperties(in: folders.flatMap(\.sources).map(\.text))
    let classes = DataModelClasses(
      models: folders.flatMap(\.models).map { DataModel(at: $0) }, managed: managed,
      module: target.moduleName)
    var files = [
      "AssetSymbols.swift": AssetSymbols(assets).text, "DataModelClasses.swift": classes.text,
    ]
    for (name, path, text) in apps.folders.flatMap(\.sources)
    where !text.contains("import XCTest") {
      files[name] = PhoneSource(text, path: path).text
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "App")
    try write(files, to: output)
    return [
      .prebuildCommand(
        displayName: "What Xcode makes of \(target.name)",
        executable: URL(filePath: "/usr/bin/true"), arguments: [], outputFilesDirectory: output)
    ]
  }

  /// What is as it was is not compiled anew.
  private func write(_ files: [String: String], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where files[name] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    for (name, text) in files {
      let file = folder.appending(path: name)
      if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
