import Foundation
import PackagePlugin

/// Makes what Xcode makes of a target: names of the colours and pictures of its asset catalogues,
/// and classes of its models of Core Data.
///
/// It writes them itself: a tool for that would be compiled before anything else in every build.
@main
struct XcodeSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    // As a URL it has come with Swift 6.1.
    let folder = URL(filePath: String(describing: target.directory))
    let all = FileManager.default.enumerator(atPath: folder.path)
    let files = (all?.compactMap { $0 as? String } ?? []).sorted()
    let catalogues = files.filter { $0.hasSuffix(".xcassets") }
    let assets = catalogues.flatMap { AssetCatalogue(at: folder.appending(path: $0)).assets }
    let models = files.filter { $0.hasSuffix(".xcdatamodeld") }
      .map { DataModel(at: folder.appending(path: $0)) }
    let output = context.pluginWorkDirectoryURL.appending(path: "Symbols")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    try write(AssetSymbols(assets).text, to: output.appending(path: "AssetSymbols.swift"))
    let managed = ManagedProperties(
      in: files.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) })
    let classes = DataModelClasses(models: models, managed: managed, module: target.moduleName)
    try write(
      classes.text, to: output.appending(path: "DataModelClasses.swift"))
    return [
      .prebuildCommand(
        displayName: "Names of assets of \(target.name)",
        executable: URL(filePath: "/usr/bin/true"), arguments: [], outputFilesDirectory: output)
    ]
  }

  /// What is as it was is not compiled anew.
  private func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
