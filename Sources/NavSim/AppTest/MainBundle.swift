import Foundation
import SwiftUI

/// The main bundle of the program that plays apps: the folder that it is in.
enum MainBundle {
  /// What Xcode makes something else of.
  private static let leftOut: Set<String> = ["swift", "xcassets", "xcodeproj", "xcworkspace"]
  /// Folders in which other tools keep things.
  private static let others: Set<String> = ["Carthage", "DerivedData", "Pods", "build", "fastlane"]

  /// Puts the files of folders there, as links, each under its own name; one that is there stays.
  static func add(filesIn folders: [URL]) {
    guard !folders.isEmpty else { return }
    for folder in folders { add(filesIn: folder) }
    forgetWhatWasThere()
  }

  /// Whoever has looked for a file before would not find it: a bundle keeps in mind what it holds.
  private static func forgetWhatWasThere() {
    typealias Main = @convention(c) () -> UnsafeMutableRawPointer?
    typealias Flush = @convention(c) (UnsafeMutableRawPointer) -> Void
    guard let main = dlsym(nil, "CFBundleGetMainBundle"),
      let flush = dlsym(nil, "_CFBundleFlushBundleCaches"),
      let bundle = unsafeBitCast(main, to: Main.self)()
    else { return }
    unsafeBitCast(flush, to: Flush.self)(bundle)
  }

  private static func add(filesIn folder: URL) {
    guard let place = Bundle.main.resourceURL else { return }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in entries.sorted() {
      let entry = folder.appending(path: name)
      if entry.pathExtension == "xcassets" { AppAssets.add(catalogue: entry) }
      guard !leftOut.contains(entry.pathExtension), !name.hasPrefix(".") else { continue }
      if entry.pathExtension == "xcdatamodeld" {
        addModel(entry.deletingPathExtension().lastPathComponent, in: place)
        continue
      }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder) else {
        continue
      }
      // A bundle of one language is a folder of its own there, too.
      if isFolder.boolValue, !kept.contains(entry.pathExtension) {
        if !others.contains(name) { add(filesIn: entry) }
      } else {
        AppAssets.add(file: name)
        let link = place.appending(path: name)
        // One that leads nowhere any more is of an earlier build.
        if !FileManager.default.fileExists(atPath: link.path) {
          try? FileManager.default.removeItem(at: link)
        }
        try? FileManager.default.createSymbolicLink(at: link, withDestinationURL: entry)
      }
    }
  }

  /// Folders that are there as they are.
  private static let kept: Set<String> = [
    "atlas", "bundle", "framework", "lproj", "mlmodelc", "momd", "playground", "rcproject",
    "rkassets", "scnassets", "xcframework",
  ]

  /// Puts a folder there that is called as what Xcode makes of a model of Core Data: what is in the
  /// model, the plugin has written into the program.
  private static func addModel(_ name: String, in place: URL) {
    try? FileManager.default.createDirectory(
      at: place.appending(path: "\(name).momd"), withIntermediateDirectories: true)
  }
}
