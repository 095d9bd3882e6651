import Foundation
import PackagePlugin

/// Makes what Xcode makes of a target: names of the colours and pictures of its asset catalogues,
/// and classes of its models of Core Data.
///
/// Where a file of the target says so, the target has an app's sources, too, as they are compiled for
/// a phone: `// xcode-app: ../../Shop`, from the folder of the file; `// xcode-app: -../../Shop/Old`
/// leaves something out. What packages in that folder hold is compiled with the rest, and what is
/// imported from a package comes with it: from its stand-in here, if there is one, or else from the
/// package itself, which the package of the target has to depend on.
///
/// It writes them itself: a tool for that would be compiled before anything else in every build.
@main
struct XcodeApp: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    // As a URL it has come with Swift 6.1.
    let own = URL(filePath: String(describing: target.directory))
    let apps = AppFolders(
      saidBy: target.sourceFiles(withSuffix: "swift").map(\.url),
      dependencies: Set(target.recursiveTargetDependencies.map(\.name)),
      standIns: PackagePlugin.Package.ownFolder.appending(path: "Sources/NavSim/Packages"),
      modules: context.package.others.flatMap(\.modules))
    for folder in apps.missing {
      Diagnostics.error("\(target.name): there is no folder of an app at \(folder.path)")
    }
    for remark in remarks(on: apps, of: target, in: context.package) { Diagnostics.warning(remark) }
    let folders = [AppFolder(at: own, without: [])] + apps.folders
    let assets = folders.flatMap(\.catalogues).flatMap { AssetCatalogue(at: $0).assets }
    let texts = folders.flatMap(\.sources).map(\.text)
    let managed = ManagedProperties(in: texts)
    let models = folders.flatMap(\.models).map { DataModel(at: $0) }
    let declared = Set(models.isEmpty ? [] : texts.flatMap(JoinedModules.types))
    let made = models.map { $0.without(declared) }
    let joined = JoinedModules(
      apps.folders, making: Set(made.flatMap(\.entities).filter(\.isClassMade).map(\.className)))
    let classes = DataModelClasses(
      models: made, managed: managed, overrides: joined.overrides, module: target.moduleName)
    var files = [
      "AssetSymbols.swift": AssetSymbols(assets, beside: texts).text,
      "DataModelClasses.swift": classes.text,
    ]
    files["StringSymbols.swift"] = StringSymbols(folders.flatMap(\.strings), beside: texts).text
    // Who imports nothing of them does not use them.
    if texts.contains(where: { $0.contains("import CoreML") || $0.contains("import Vision") }) {
      let learned = apps.folders.flatMap(\.learned).compactMap { LearnedModel(at: $0) }
      files["LearnedModels.swift"] = LearnedModelClasses(learned).text
    }
    if !apps.folders.isEmpty {
      let info = apps.folders.lazy.compactMap(\.info).first ?? InfoPlist(named: target.name)
      files["InfoPlist.swift"] = info.text
      files["AppFolders.swift"] = apps.text
    }
    for source in apps.folders.flatMap(\.sources) where !source.text.contains("import XCTest") {
      files[source.name] = PhoneSource(source, joined).text
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "App")
    try write(files, to: output)
    // What is elsewhere may be another by the next build.
    if !apps.folders.isEmpty || folders.contains(where: { !$0.models.isEmpty }) {
      try changeMark(in: output)
    }
    return [
      .prebuildCommand(
        displayName: "What Xcode makes of \(target.name)",
        executable: URL(filePath: "/usr/bin/true"), arguments: [], outputFilesDirectory: output)
    ]
  }

  /// What is to be written into the manifest so that there is what apps import.
  private func remarks(on apps: AppFolders, of target: Target, in package: PackagePlugin.Package)
    -> [String]
  {
    let products = package.dependencies.filter { $0.package.isOwn }.flatMap { dependency in
      dependency.package.products.map(\.name).filter(apps.imported.contains).sorted()
        .map { ".product(name: \"\($0)\", package: \"\(dependency.package.id)\")" }
    }
    let all = [(target.name, products), (package.displayName, apps.unknown)]
    return all.filter { !$0.1.isEmpty }.map { place, lines in
      "\(target.name): the app imports what is not here; among the dependencies of \(place), expected "
        + lines.joined(separator: ", ")
    }
  }

  /// Of a kind that nothing is made of.
  private static let mark = "Asked.docc"

  /// Has the next build ask again, which it does only where other files are in a folder of the target
  /// than before, or in that of what is written here: a file is there now if it was not.
  private func changeMark(in folder: URL) throws {
    let mark = folder.appending(path: Self.mark)
    if FileManager.default.fileExists(atPath: mark.path) {
      try FileManager.default.removeItem(at: mark)
    } else {
      try Data().write(to: mark)
    }
  }

  /// What is as it was is not compiled anew.
  private func write(_ files: [String: String], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where files[name] == nil && name != Self.mark {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    for (name, text) in files {
      let file = folder.appending(path: name)
      if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}

extension PackagePlugin.Package {
  /// The packages that it depends on, and those that these do, without the plugin's own.
  fileprivate var others: [PackagePlugin.Package] {
    var (others, rest): ([PackagePlugin.Package], [PackagePlugin.Package]) = ([], [self])
    while let package = rest.popLast() {
      for other in package.dependencies.map(\.package).reversed()
      where !other.isOwn && !others.contains(where: { $0.id == other.id }) {
        others.append(other)
        rest.append(other)
      }
    }
    return others
  }

  /// Where the plugin's own is: this file is four levels below.
  fileprivate static let ownFolder = (0..<4).reduce(URL(filePath: #filePath)) { place, _ in
    place.deletingLastPathComponent()
  }

  /// True for the plugin's own.
  fileprivate var isOwn: Bool {
    directoryURL.standardizedFileURL.path == Self.ownFolder.standardizedFileURL.path
  }

  /// What an app may import of it.
  fileprivate var modules: [PackageModule] {
    sourceModules.filter { $0.kind == .generic }.map { module in
      PackageModule(
        name: module.moduleName, package: displayName,
        folder: URL(filePath: String(describing: module.directory)),
        files: module.sourceFiles.map(\.url).filter { $0.pathExtension != "" })
    }
  }
}
