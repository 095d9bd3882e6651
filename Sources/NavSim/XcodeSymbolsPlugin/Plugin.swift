import Foundation
import PackagePlugin

/// Makes what Xcode makes of a target's asset catalogues: names of its colours and pictures.
@main
struct XcodeSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    // As a URL it has come with Swift 6.1.
    let folder = URL(filePath: String(describing: target.directory))
    let all = FileManager.default.enumerator(atPath: folder.path)
    let files = (all?.compactMap { $0 as? String } ?? []).sorted()
    let catalogues = files.filter { $0.hasSuffix(".xcassets") }
    let contents = files.filter { $0.contains(".xcassets/") && $0.hasSuffix("/Contents.json") }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Names of assets of \(target.name)",
        executable: try context.tool(named: "xcode-symbols").url,
        arguments: [output.path] + catalogues.map { folder.appending(path: $0).path },
        inputFiles: contents.map { folder.appending(path: $0) },
        outputFiles: [output])
    ]
  }
}
