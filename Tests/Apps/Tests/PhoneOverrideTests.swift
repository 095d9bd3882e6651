import Foundation
import Testing

/// What Objective-C finds in extensions, and where files of an app lie.
@Suite struct PhoneOverrideTests {
  private static func compiled(_ text: String) -> String {
    let source = AppFolder.Source(name: "App", path: "App.swift", text: text, unit: "App")
    let joined = JoinedModules([AppFolder(of: [source], isStandIn: false)])
    return PhoneSource(source, joined).text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropFirst(2).joined(separator: "\n")
  }

  @Test("a class says what its extensions override, and calls it")
  func overrides() {
    let text = Self.compiled(
      """
      class List: Base {
      }
      extension List {
        override func tap(_ list: Table, at place: Path) -> Bool { false }
        override public func load(
          from url: URL
        ) async throws {}
        override var isOn: Bool { true }
        override var description: String { "" }
        func other() {}
      }
      """)
    #expect(
      text == """
        class List: Base { override func tap(_ list: Table, at place: Path) -> Bool \
        { _anew_tap(list, at: place) }; public override func load( from url: URL ) async throws \
        { try await _anew_load(from: url) }; override var isOn: Bool { _anew_isOn };
        }
        extension List {
          func _anew_tap(_ list: Table, at place: Path) -> Bool { false }
          public func _anew_load(
            from url: URL
          ) async throws {}
          var _anew_isOn: Bool { true }
          var _anew_description: String { "" }
          func other() {}
        }
        """)
  }

  @Test("a class that Xcode makes says in public what its extensions override")
  func madeClass() {
    let text = """
      extension Note {
        override func awakeFromInsert() { super.awakeFromInsert() }
        public override func willSave() {}
      }
      extension Other {
        override func willSave() {}
      }
      """
    let source = AppFolder.Source(name: "App", path: "App.swift", text: text, unit: "App")
    let joined = JoinedModules([AppFolder(of: [source], isStandIn: false)], making: ["Note"])
    #expect(
      joined.overrides.forwards == [
        "Note": " public override func awakeFromInsert() { _anew_awakeFromInsert() };"
          + " public override func willSave() { _anew_willSave() };"
      ])
    let compiled = PhoneSource(source, joined).text
    #expect(compiled.contains("  func _anew_awakeFromInsert() { super.awakeFromInsert() }"))
    #expect(compiled.contains("  override func willSave() {}"))
  }

  @Test("what says of which module a class is finds it without that import")
  func qualified() {
    let text = "import SwiftUI\nstruct Page<One: UIKit.UIViewController> {}"
    let source = AppFolder.Source(name: "App", path: "App.swift", text: text, unit: "App")
    let compiled = PhoneSource(source, JoinedModules([])).text
    #expect(compiled.hasPrefix("import Combine; import Foundation; import UIKit\n"))
    let reader = AppFolder.Source(
      name: "A", path: "A.swift", text: "class A: XMLParserDelegate {}", unit: "App")
    #expect(PhoneSource(reader, JoinedModules([])).text.contains("; import FoundationXML\n"))
  }

  @Test("what an extension overrides has a name for each of its parameters")
  func unnamed() {
    let text = Self.compiled(
      """
      class List: Base {
      }
      extension List {
        override func rows(in _: Table) -> Int { 1 }
        override func rows(_: Table, of section: Int) -> Int { 1 }
      }
      """)
    #expect(
      text.hasPrefix(
        "class List: Base { override func rows(in unnamed0: Table) -> Int "
          + "{ _anew_rows(in: unnamed0) }; override func rows(_ unnamed0: Table, of section: Int) "
          + "-> Int { _anew_rows(unnamed0, of: section) };\n"))
  }

  @Test("a class of cells that a list cannot make says so")
  func cells() {
    let text = Self.compiled(
      """
      class Own: UITableViewCell {
        init(_ words: String) { super.init(style: .default, reuseIdentifier: nil) }
        required init?(coder: NSCoder) { nil }
      }
      final class Usual: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {}
        required init?(coder: NSCoder) { nil }
      }
      class Plain: UICollectionViewCell {
        func configure() {}
      }
      """)
    let classes = text.split(separator: "\n").filter { $0.contains("class ") }
    #expect(
      classes[0].hasPrefix("class Own: UITableViewCell { required init(reusing name: String) "))
    #expect(
      classes[1...] == [
        "final class Usual: UITableViewCell {", "class Plain: UICollectionViewCell {",
      ])
  }

  @Test(
    "what is called as something of the system, and what Objective-C alone has",
    arguments: [
      (
        "@propertyWrapper\nfinal class Observable<A> {}\nclass B { @Observable var c = 1 }",
        "@propertyWrapper\nfinal class App_Observable<A> {}\nclass B { @App_Observable var c = 1 }"
      ),
      ("@Observable class B {}", "@Observable class B {}"),
      ("a += type(of: b).description()", "a += String(reflecting: type(of: b))"),
      ("a = type(of: b).init()", "a = type(of: b).init()"),
      (
        "@NSManaged public func addToAnswers(_ value: Answer)\n@NSManaged var a: Int",
        " public func addToAnswers(_ value: Answer) { add(value, toManaged: \"answers\") }\n"
          + "@NSManaged var a: Int"
      ),
      (
        "@NSManaged func replaceAnswers(at idx: Int, with value: Answer) // one",
        " func replaceAnswers(at idx: Int, with value: Answer) "
          + "{ replace(at: idx, with: value, inManaged: \"answers\") }"
      ),
      (
        "guard let a = b.c.monthSymbols, !a.isEmpty else { return }",
        "guard let a = b.c._monthSymbols, !a.isEmpty else { return }"
      ),
      ("a = NSLocale.isoCountryCodes", "a = NSLocale._isoCountryCodes"),
      ("a = b.isoCountryCodes", "a = b.isoCountryCodes"),
      ("if d, let a = b.amSymbol { }", "if d, let a = b._amSymbol { }"),
      ("let a = b.monthSymbols", "let a = b.monthSymbols"),
      ("if let a = b { c = d.monthSymbols }", "if let a = b { c = d.monthSymbols }"),
      ("let a: [String: AnyObject] = [:]", "let a: [String: AnyObject] = [:]"),
      (
        "let a: [String: AnyObject] = [kSecClass as String: b]; var c: AnyObject?",
        "let a: [String: Any] = [kSecClass as String: b]; var c: AnyObject?"
      ),
      ("class A: NSManagedObject {}", "nonisolated class A: NSManagedObject {}"),
      (
        "extension A { open override func canPerformAction(_ a: B) {} }",
        "extension A { open func _canPerformAction(_ a: B) {} }"
      ),
    ])
  func names(_ text: String, _ compiled: String) { #expect(Self.compiled(text) == compiled) }

  @Test("a folder with a dot in its name is looked into, and what a package does is not")
  func dots() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "Dots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for path in [
      "My.App/A.swift", "My.App/B.bundle/No.swift", "Tools/Package.swift", "Tools/Plugins/No.swift",
      "Tools/Sources/Tools/C.swift",
    ] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("// nothing".utf8).write(to: file)
    }
    let names = AppFolder(at: root, without: []).sources.map {
      URL(filePath: $0.path).lastPathComponent
    }
    #expect(names == ["A.swift", "C.swift"])
  }

  @Test("a folder that is followed by itself has no exceptions of the one that it lies in")
  func nested() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "Nest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for path in [
      "Shop/A.swift", "Shop/Shared/B.swift", "Shop/No.swift", "Model.xcdatamodeld/contents",
      "Other.xcdatamodeld/contents",
    ] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("// nothing".utf8).write(to: file)
    }
    let project = root.appending(path: "Shop.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try Data(Self.project.utf8).write(to: project.appending(path: "project.pbxproj"))
    let app = AppFolder(at: root, without: [])
    let names = app.sources.map { URL(filePath: $0.path).lastPathComponent }
    #expect(names == ["A.swift", "B.swift"])
    // A model among the resources is compiled, too.
    #expect(app.models.map(\.lastPathComponent) == ["Model.xcdatamodeld"])
  }

  private static let project = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (F, S, M); sourceTree = "<group>"; };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; exceptions = (E); };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = "Shop/Shared"; };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        membershipExceptions = ("Shared/B.swift", "No.swift"); target = T; };
      M = { isa = PBXFileReference; path = Model.xcdatamodeld; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = M; };
      R = { isa = PBXResourcesBuildPhase; files = (B); };
      T = { isa = PBXNativeTarget; fileSystemSynchronizedGroups = (F, S); buildPhases = (R);
        productType = "com.apple.product-type.application"; };
    }; rootObject = P; }
    """

  @Test("a protocol of objects is one of Swift's, and a class stays one of Foundation's")
  func protocols() {
    let text = Self.compiled("protocol P: NSObject {}\nprotocol Q: NSObjectProtocol {\n}")
    #expect(text.contains("protocol P: AnyObject {}"))
    #expect(text.contains("protocol Q: AnyObject {\n}"))
    #expect(Self.compiled("class C: NSObject {\n}").contains("class C: NSObject {"))
  }

  @Test("a cell's initializer may stand on several lines")
  func lines() {
    let cell = """
      class Own: UITableViewCell {
          override init(
              style: CellStyle,
              reuseIdentifier: String?
          ) {
          }
      }
      """
    #expect(!Self.compiled(cell).contains("reusing"))
    #expect(
      Self.compiled(cell.replacing("style: CellStyle", with: "number: Int")).contains("reusing"))
  }
}
