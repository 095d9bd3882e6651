import Foundation
import PackagePlugin

/// Makes what Xcode makes of a target's asset catalogues: names of its colours and pictures.
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
    let output = context.pluginWorkDirectoryURL.appending(path: "Symbols")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let file = output.appending(path: "AssetSymbols.swift")
    let text = AssetSymbols(assets).text
    // What is as it was is not compiled anew.
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return [
      .prebuildCommand(
        displayName: "Names of assets of \(target.name)",
        executable: URL(filePath: "/usr/bin/true"), arguments: [], outputFilesDirectory: output)
    ]
  }
}
