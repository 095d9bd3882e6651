@_spi(Packages) import Combine
import Foundation
import NavAppTest
import SwiftUI
import Testing

@testable import Reader

/// What an app reads of itself in its bundle.
@Suite struct InfoPlistTests {
  /// The app of a project with files of settings, which name one another.
  private static let files = [
    "Shop.xcodeproj/project.pbxproj": """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
      PL = { buildConfigurations = (PC); };
      PC = { name = Debug; baseConfigurationReference = F;
        buildSettings = { SDKROOT = iphoneos; MARKETING_VERSION = 2.1; NAME = Shop; }; };
      G = { isa = PBXGroup; children = (F, S); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = "My Shop"; buildConfigurationList = TL;
        fileSystemSynchronizedGroups = (S); productType = "com.apple.product-type.application"; };
      TL = { buildConfigurations = (TR, TC); };
      TR = { name = Release; buildSettings = { NAME = Released; }; };
      TC = { name = Debug; buildSettings = {
        INFOPLIST_FILE = "Shop/Info.plist"; INFOPLIST_KEY_UIRequiresFullScreen = YES;
        NAME = "$(inherited) now"; KEYS = (a, "$(NAME)"); "KEYS[sdk=macosx*]" = none;
        PRODUCT_BUNDLE_IDENTIFIER = "com.x.$(TARGET_NAME:rfc1034identifier)"; }; };
    }; }
    """,
    "Base.xcconfig": """
    // Where it asks.
    HOST = https:/$()/x.y/${PLACE} // a remark
    #include "Secrets.xcconfig"
    #include? "Missing.xcconfig"
    LOOP = $(LOOP)
    """,
    "Secrets.xcconfig": "API_KEY=abc\nPLACE = shop\n#include \"Base.xcconfig\"",
    "Shop/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>Key</key><string>$(API_KEY)$(NOBODY)</string>
      <key>Server</key><dict><key>URL</key><string>${HOST}</string></dict>
      <key>Names</key><array><string>$(NAME)</string><string>$(KEYS)</string></array>
      <key>CFBundleVersion</key><string>7</string>
    </dict></plist>
    """,
    "Shop/App.swift": "",
  ]

  /// What is read of it when it is played.
  private static func read(_ info: InfoPlist?) throws -> [String: Any] {
    let text = try #require(info?.text)
    let list = try #require(
      text.split(separator: "#\"\"\"").last?.split(separator: "\"\"\"#").first)
    let values = try PropertyListSerialization.propertyList(from: Data(list.utf8), format: nil)
    return try #require(values as? [String: Any])
  }

  @Test("an app reads what its project, files of settings and Info.plist say together")
  func values() throws {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "InfoPlistTests-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in Self.files {
      let file = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for folder in [root, root.appending(path: "Shop")] {
      let info = AppFolder(at: folder, without: []).info
      let values = try Self.read(info)
      #expect(values["Key"] as? String == "abc")
      #expect((values["Server"] as? [String: String]) == ["URL": "https://x.y/shop"])
      #expect(values["Names"] as? [String] == ["Shop now", "a Shop now"])
      #expect(values["UIRequiresFullScreen"] as? Bool == true)
      #expect(values["CFBundleIdentifier"] as? String == "com.x.My-Shop")
      #expect(values["CFBundleShortVersionString"] as? String == "2.1")
      #expect(values["CFBundleVersion"] as? String == "7")
      #expect(values["CFBundleName"] as? String == "My Shop")
      // What is made of the same is the same, so that nothing is compiled anew.
      #expect(info?.text == AppFolder(at: folder, without: []).info?.text)
    }
  }

  @Test("an app without a project reads the Info.plist in its folder, and no other program's")
  func withoutProject() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "plists-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let lists = [
      "Sources/Shop/Resources/Info.plist": "<key>HOST</key><string>x.y $(PRODUCT_NAME)</string>",
      "Sources/Shop/Info.plist": "<key>NSExtension</key><dict/><key>HOST</key><string>no</string>",
      "Sources/Shop/A/B/Info.plist": "<key>HOST</key><string>deeper</string>",
    ]
    for (name, text) in lists {
      let file = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(#"<plist version="1.0"><dict>\#(text)</dict></plist>"#.utf8).write(to: file)
    }
    let values = try Self.read(
      AppFolder(at: root.appending(path: "Sources/Shop"), without: []).info)
    #expect(values["HOST"] as? String == "x.y Shop")
    #expect(values["CFBundleIdentifier"] as? String == "app.Shop")
  }

  @Test("an app without a project has a name, and its own code reads that")
  func own() throws {
    #expect(AppFolder(at: URL(filePath: "/nowhere"), without: []).info == nil)
    let version = try Self.read(InfoPlist(named: "x"))["CFBundleShortVersionString"] as? String
    #expect(version == "1.0")
    #expect(Library.about == "app.Reader 1.0")
  }

  private struct Contents: View {
    var body: some View {
      let file = Bundle.main.url(forResource: "contents", withExtension: "txt")
      Button(file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing") {}
    }
  }

  @Test("an app of Xcode reads the files in its folder, and any other none")
  @MainActor func files() throws {
    #expect(
      FoldersOfApps.paths(in: "Reader").map { URL(filePath: $0).lastPathComponent } == ["Reader"])
    #expect(FoldersOfApps.paths(in: "Shop").isEmpty)
    let app = AppTest("contents", file: "Reader/Play.swift") { Contents() }.buttons("Emma, Ulysses")
    #expect(try app.touched(#"+0ms     a tap "Emma, Ulysses""#) == ["Emma, Ulysses"])
  }
}
