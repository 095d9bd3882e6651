import NavAppTest
import NavSim
import SwiftUI
import Testing

@testable import Reader

/// Apps whose sources the plugin compiles as a phone's.
@MainActor @Suite struct XcodeAppTests {
  @Test("an app of Xcode is played with no line changed, its methods found by their names")
  func played() throws {
    let app = AppTest("reader", app: ReaderApp.self)
    let touched = try app.touched(
      """
      +0ms     a tap "Add"
      +0ms     a tap "Done"
      +0ms     a tap "Emma"
      +600ms   a tap "Next"
      +0ms     a tap "Page 2"
      +1000ms  a tap "Page 1, tired"
      +0ms     a tap "Finish"
      """)
    #expect(
      touched == ["Add", "Done", "Emma", "Next", "Page 2", "Page 1, tired", "Finish"])
  }

  /// What is compiled of a text, without what is said of its place.
  private static func compiled(_ text: String) -> String {
    compiled([("App", text)])[0]
  }

  /// What is compiled of files, each of a module, of which the first is the app.
  private static func compiled(_ files: [(module: String, text: String)]) -> [String] {
    let sources = files.map {
      AppFolder.Source(name: $0.module, path: "\($0.module).swift", text: $0.text, unit: $0.module)
    }
    let joined = JoinedModules(
      sources.map { AppFolder(of: [$0], isStandIn: $0.unit.hasPrefix("Stand")) })
    return sources.map { source in
      PhoneSource(source, joined).text.split(separator: "\n", omittingEmptySubsequences: false)
        .dropFirst(2).joined(separator: "\n")
    }
  }

  @Test(
    "what needs Objective-C is said in Swift",
    arguments: [
      ("@objc func f()", " func f()"), ("@objc(go:) @IBAction func f()", "  func f()"),
      ("@objcMembers class A {}", " class A {}"), ("@main struct A {}", " struct A {}"),
      ("@objected var x", "@objected var x"),
      (
        "import CoreFoundation\nimport func CoreFoundation.CFAbsoluteTimeGetCurrent\n",
        "import Foundation\nimport Foundation\n"
      ),
      (
        "t = Timer.scheduledTimer(\n  withTimeInterval: 1) {}",
        "t = Timer._scheduledTimer(\n  withTimeInterval: 1) {}"
      ),
      ("Timer(timeInterval: 1) {}", "Timer._later(timeInterval: 1) {}"),
      ("Timer(fire: now) {}", "Timer(fire: now) {}"),
      ("Thread.isMainThread || a.isMainThread", "Thread._isMainThread || a.isMainThread"),
      (
        "extension A { override func traitCollectionDidChange(_ a: B?) {} }",
        "extension A { func _traitCollectionDidChange(_ a: B?) {} }"
      ),
      ("class A { let s = #selector(self?.f) }", "class A { let s = Selector(\"f\", A.f) }"),
      ("Timer.scheduledTimer(timeInterval: 1)", "Timer.scheduledTimer(timeInterval: 1)"),
      ("@MainActor func f()", "@MainActor func f()"),
      ("class A { let s = #selector(f) }", "class A { let s = Selector(\"f\", A.f) }"),
      (
        "override func tableView(_ t: T, commit s: S, forRowAt p: P) {}",
        "override var commitsEdits: Bool { true };override  func tableView(_ t: T, commit s: S, "
          + "forRowAt p: P) {}"
      ),
      (
        "func tableView(_ t: T, cellForRowAt p: P) {}",
        "func tableView(_ t: T, cellForRowAt p: P) {}"
      ),
      (
        "extension A.B { #selector(self.f(_:)) }",
        "extension A.B { Selector(\"f(_:)\", A.B.f(_:)) }"
      ),
      (
        "class A { func f() { g { #selector(b.f) } } }",
        "class A { func f() { g { Selector(\"f\", b.f) } } }"
      ),
      (
        "class A { class func f() {} class B {}; #selector(f) }",
        "class A { class func f() {} class B {}; Selector(\"f\", A.f) }"
      ),
      ("#selector(UIResponder.resignFirstResponder)", "Selector(\"resignFirstResponder\")"),
      ("#selector(getter: A.f)", "Selector(\"f\")"), ("#keyPath(A.b)", "\"A.b\""),
      ("#if os(iOS) || os(tvOS)\nos(iOS)", "#if os(Linux) || os(tvOS)\nos(iOS)"),
      ("#elseif !os(iOS)", "#elseif !os(Linux)"),
      ("internal import Combine\npublic let a = 1", "import Combine\npublic let a = 1"),
      (
        "@Model final class A { let b = 1; func f() { let c = 2 }; let d: Int }; struct E { let e = 3 }",
        "@Model final class A { var b = 1; func f() { let c = 2 }; var d: Int }; struct E { let e = 3 }"
      ),
      (
        "var t: DispatchSourceTimer? = DispatchSource.makeTimerSource(flags: DispatchSource.A())",
        "var t: QueueTimer? = QueueTimers.makeTimerSource(flags: DispatchSource.A())"
      ),
      ("@preconcurrency public import A", "@preconcurrency import A"),
      ("import Darwin.C\nlet a = Darwin.exp(b)", "import Glibc\nlet a = Glibc.exp(b)"),
      (
        "extension UINavigationController: D { override open func viewDidLoad() { override } }",
        "extension UINavigationController: D {  "
          + "@_dynamicReplacement(for: viewDidLoad()) func viewDidLoadAnew() { override } }"
      ),
      (
        "extension UINavigationController { open override func viewDidAppear(_ a: Bool) {} }",
        "extension UINavigationController {   "
          + "@_dynamicReplacement(for: viewDidAppear(_:)) func viewDidAppearAnew(_ a: Bool) {} }"
      ),
      (
        "extension UINavigationController { override func other() }; class A { override var b }",
        "extension UINavigationController {  override func other() }; class A { override var b }"
      ),
    ])
  func said(_ text: String, _ expected: String) { #expect(Self.compiled(text) == expected) }

  @Test(
    "texts, comments and patterns are left alone",
    arguments: [
      "\"@objc\"", "// #selector(f)", "/* @objc /* @objc */ @objc */",
      "\"\"\"\n@objc \"a\"\n\"\"\"",
      "#\"@objc \"x\" \\(@objc)\"#", "#/@objc \"/#", "\"\\\"@objc\"", "`class` { }",
      "\"\\\\\" + \"@objc\"",
    ])
  func left(_ text: String) { #expect(Self.compiled(text) == text) }

  @Test("code in texts is read, however deep")
  func inner() {
    #expect(
      Self.compiled(#""a \(f("b \(#keyPath(A.b))", (1))) @objc""#)
        == #""a \(f("b \("A.b")", (1))) @objc""#)
  }

  @Test("modules that are compiled together are not imported, and keep their types apart")
  func joined() {
    let compiled = Self.compiled([
      (
        "App",
        "import Core\n@testable import Stand\nimport os.log\nstruct User { let a: Core.User }"
      ),
      ("Core", "public struct User {}\npublic struct Other { let a: User; let b = c.User }"),
      ("Late", "import Core\nimport Stand\nextension Stand.Mark { let a: User, b: Mark }"),
      (
        "Stand",
        "@propertyWrapper\npublic final class Mark {}\nextension Mark.Part { #selector(f) }"
      ),
      (
        "Elsewhere",
        "import struct Foundation.URL\nlet a: Mark, b: User, c: UIKit.Mark, d = Core.x"
      ),
    ])
    #expect(
      compiled == [
        "import Swift\n import SwiftUI\nimport os\nstruct User { let a: Core_User }",
        "public struct Core_User {}\npublic struct Other { let a: Core_User; let b = c.User }",
        "import Swift\nimport SwiftUI\nextension Stand_Mark { let a: Core_User, b: Stand_Mark }",
        "@propertyWrapper\npublic final class Stand_Mark {}\n"
          + "extension Stand_Mark.Part { Selector(\"f\", Stand_Mark.Part.f) }",
        "import struct Foundation.URL\nlet a: Mark, b: User, c: UIKit.Mark, d = Core.x",
      ])
  }

  @Test("what two modules add to a type of the system is each one's own")
  func ownMembers() {
    let helper = "extension View {\n  func when<A>(_ is: A, then: (A) -> Int) {}\n"
    let compiled = Self.compiled([
      ("App", "import Kit\n" + helper + "  var big: Int { 1 }\n}\nlet a = b.when(c) { d.other }"),
      (
        "Kit",
        helper + "  private var big: Int { 2 }\n  func when(_ is: Int) {}\n}\n"
          + "extension Own {\n  var other: Int { when(1) { e.big } }\n}"
      ),
      ("Third", "import Kit\nlet f = g.when(h) { 1 }, i = Kit.shared, j = Kit.Own.self"),
    ])
    let own = helper.replacing("when", with: "Kit_when")
    #expect(
      compiled == [
        "import Swift\n" + helper + "  var big: Int { 1 }\n}\nlet a = b.when(c) { d.other }",
        own + "  private var big: Int { 2 }\n  func Kit_when(_ is: Int) {}\n}\n"
          + "extension Own {\n  var other: Int { Kit_when(1) { e.big } }\n}",
        "import Swift\nlet f = g.Kit_when(h) { 1 }, i = Kit.shared, j = Own.self",
      ])
  }

  @Test("a variable or a function of a module is found without it")
  func globals() {
    let compiled = Self.compiled([
      ("App", "import Kit\nlet a = Kit.shared, b = Kit.other, c = d.Kit.shared"),
      ("Kit", "public let shared = 1"),
    ])
    #expect(compiled[0] == "import Swift\nlet a = shared, b = Kit.other, c = d.Kit.shared")
  }

  @Test("what an extension of a hidden class overrides is said by the class")
  func hiddenClass() {
    let text = "private class Window: UIWindow {}\nextension Window {\n  override func f() {}\n}"
    let compiled = Self.compiled([("App", text)])
    #expect(compiled[0].contains("override func f() { _anew_f() }"))
    #expect(compiled[0].contains("func _anew_f() {}"))
  }

  /// A folder for a test, with files without anything in them.
  private static func folder(_ name: String, _ files: [String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "XcodeAppTests-\(ProcessInfo.processInfo.processIdentifier)/\(name)")
    for file in files {
      let url = folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    return folder
  }

  /// A project whose app is compiled of a file in a group and of all that is in a folder but one file,
  /// and whose tests are compiled of another one. A framework, a second app and a watch have files, too.
  private static let project = """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (W, T, U, V, X); buildConfigurationList = PL; };
      PL = { buildConfigurations = (PC); };
      PC = { buildSettings = { SDKROOT = iphoneos; }; };
      G = { isa = PBXGroup; children = (H, S, Q, G); sourceTree = "<group>"; };
      H = { isa = PBXGroup; children = (A, B, C); path = "My Shop"; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = New; exceptions = (SE, SF);
        sourceTree = "<group>"; };
      SE = { target = T; membershipExceptions = ("Deep/No.swift"); };
      SF = { target = V; membershipExceptions = ("Deep/No.swift"); };
      Q = { isa = PBXFileSystemSynchronizedRootGroup; path = Watch; sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      C = { isa = PBXFileReference; path = Deep/C.swift; sourceTree = SOURCE_ROOT; };
      F = { isa = PBXBuildFile; fileRef = A; };
      I = { isa = PBXBuildFile; fileRef = B; };
      J = { isa = PBXBuildFile; fileRef = C; };
      K = { isa = PBXSourcesBuildPhase; files = (F); };
      L = { isa = PBXSourcesBuildPhase; files = (I); };
      M = { isa = PBXSourcesBuildPhase; files = (J); };
      T = { isa = PBXNativeTarget; buildPhases = (K); fileSystemSynchronizedGroups = (S);
        productType = "com.apple.product-type.application"; };
      U = { isa = PBXNativeTarget; buildPhases = (L);
        productType = "com.apple.product-type.bundle.unit-test"; };
      V = { isa = PBXNativeTarget; buildPhases = (M); name = "Shop Kit";
        productType = "com.apple.product-type.framework"; };
      W = { isa = PBXNativeTarget; fileSystemSynchronizedGroups = (Q); buildConfigurationList = WL;
        productType = "com.apple.product-type.application"; };
      WL = { buildConfigurations = (WC); };
      WC = { buildSettings = { SDKROOT = watchos; }; };
      X = { isa = PBXNativeTarget; buildPhases = (L);
        productType = "com.apple.product-type.application"; };
    }; }
    """

  @Test("what the project does not compile for its app is left out, wherever one begins to look")
  func members() throws {
    let app = try Self.folder(
      "Members/Shop",
      [
        "My Shop/A.swift", "My Shop/A 2.swift", "My Shop/B.swift", "My Shop/Old.xcdatamodeld/x",
        "Deep/C.swift", "New/D.swift", "New/Deep/E.swift", "New/Deep/No.swift", "Watch/W.swift",
        "Core/Package.swift", "Core/Sources/Core/F.swift", "Shop.xcodeproj/project.pbxproj",
      ])
    defer { try? FileManager.default.removeItem(at: app.deletingLastPathComponent()) }
    func sources(of folder: URL) -> [String] {
      AppFolder(at: folder, without: []).sources.map { source in
        let file = URL(filePath: source.path).lastPathComponent
        return source.unit == folder.lastPathComponent ? file : "\(source.unit): \(file)"
      }
    }
    let all = [
      "Core: F.swift", "C.swift", "A 2.swift", "A.swift", "B.swift", "D.swift", "E.swift",
      "No.swift", "W.swift",
    ]
    // A project that cannot be read leaves nothing out.
    #expect(sources(of: app) == all)
    let file = app.appending(path: "Shop.xcodeproj/project.pbxproj")
    try Data(Self.project.utf8).write(to: file)
    #expect(
      sources(of: app) == [
        "Core: F.swift", "Shop_Kit: C.swift", "A.swift", "D.swift", "E.swift",
        "Shop_Kit: No.swift",
      ])
    #expect(AppFolder(at: app, without: []).units["Shop_Kit"] == "Shop_Kit")
    // What is named by its place on another machine is found by the end of that.
    let moved = Self.project.replacing("= Deep/C.swift", with: "= /Users/me/Shop/Deep/C.swift")
    try Data(moved.utf8).write(to: file)
    #expect(sources(of: app.appending(path: "Deep")) == ["Shop_Kit: C.swift"])
    try Data(Self.project.utf8).write(to: file)
    #expect(sources(of: app.appending(path: "My Shop")) == ["A.swift"])
    #expect(sources(of: app.appending(path: "Deep")) == ["Shop_Kit: C.swift"])
    #expect(AppFolder(at: app, without: []).models.isEmpty)
    // One that compiles nothing in a folder beside it leaves nothing out there.
    let other = try Self.folder("Members/Shop/Other", ["G.swift"])
    #expect(sources(of: other) == ["G.swift"])
    #expect(
      sources(of: app.appending(path: "New")) == ["D.swift", "E.swift", "Shop_Kit: No.swift"])
    try FileManager.default.removeItem(at: other)
    for length in stride(from: 0, to: Self.project.utf8.count, by: 97) {
      try Data(Self.project.utf8.prefix(length)).write(to: file)
      #expect(sources(of: app) == all)
    }
  }

  @Test("packages elsewhere come with a project that names them, and with packages that need them")
  func elsewhere() throws {
    let root = try Self.folder(
      "Elsewhere",
      [
        "Package.swift", "Sources/Lib/L.swift", "Sources/Lib2/M.swift", "Core/Package.swift",
        "Core/Sources/Core/C.swift", "Other/Sources/Other/O.swift",
        "Apps/Shop/My Shop/A.swift", "Apps/Shop/Shop.xcodeproj/project.pbxproj",
      ])
    defer { try? FileManager.default.removeItem(at: root) }
    try Data(#".package(name: "Core", path: "Core"), .package(path: "../Elsewhere")"#.utf8)
      .write(to: root.appending(path: "Package.swift"))
    let project = Self.project.replacing(
      "PL = {", with: "R = { isa = XCLocalSwiftPackageReference; relativePath = ../..; }; PL = {")
    let app = root.appending(path: "Apps/Shop")
    try Data(project.utf8).write(to: app.appending(path: "Shop.xcodeproj/project.pbxproj"))
    let expected = ["Lib L.swift", "Lib2 M.swift", "Core C.swift", "Shop A.swift"]
    for (folder, unit) in [(app, "Shop"), (app.appending(path: "My Shop"), "My Shop")] {
      let sources = AppFolder(at: folder, without: []).sources
      #expect(
        Set(sources.map { "\($0.unit) \(URL(filePath: $0.path).lastPathComponent)" })
          == Set(expected.dropLast() + ["\(unit) A.swift"]))
    }
  }

  @Test("of a project within another one's folder its frameworks are compiled, and its app is not")
  func within() throws {
    let app = try Self.folder(
      "Within/Shop",
      [
        "My Shop/A.swift", "Kit/Deep/C.swift", "Kit/My Shop/A.swift",
        "Kit/Kit.xcodeproj/project.pbxproj", "Shop.xcodeproj/project.pbxproj",
      ])
    defer { try? FileManager.default.removeItem(at: app.deletingLastPathComponent()) }
    for project in ["Kit/Kit.xcodeproj", "Shop.xcodeproj"] {
      try Data(Self.project.utf8).write(to: app.appending(path: "\(project)/project.pbxproj"))
    }
    let sources = AppFolder(at: app, without: []).sources
    #expect(
      sources.map { "\($0.unit) \($0.name)" } == [
        "Shop_Kit Shop_Kit_Deep_C.swift", "Shop Shop_My Shop_A.swift",
      ])
  }

  @Test("a model that has learned something has classes for it, for what it takes and what it says")
  func learned() throws {
    func part(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
      [number << 3 | 2, UInt8(bytes.count)] + bytes
    }
    func feature(_ name: String, _ type: UInt8) -> [UInt8] {
      part(1, Array(name.utf8)) + part(3, part(type, []))
    }
    let description = part(1, feature("wake", 2)) + part(1, feature("cups", 1))
    let bytes = [8, 4] + part(2, description + part(10, feature("sleep", 2)))
    let model = try #require(LearnedModel(name: "My Calculator", bytes: bytes))
    #expect(model.inputs.map { "\($0.name): \($0.type)" } == ["wake: Double", "cups: Int64"])
    let text = LearnedModelClasses([model]).text
    #expect(
      text.contains(
        "func prediction(wake: Double, cups: Int64) throws -> My_CalculatorOutput {"))
    #expect(text.contains("let sleep: Double"))
    for count in bytes.indices {
      let cut = LearnedModel(name: "cut", bytes: Array(bytes.prefix(count)))
      #expect(cut?.outputs.first?.name == nil)
    }
    #expect(LearnedModelClasses([]).text.isEmpty)
  }

  @Test("any text is read to its end, and keeps its lines", arguments: 0..<UInt64(500))
  func anything(_ seed: UInt64) {
    var random = Random(seed: seed)
    let parts = [
      "\"", "\"\"\"", "#", "\\(", "(", ")", "{", "}", "\n", "//", "/*", "*/", "@objc", "#selector(",
      "#if os(iOS)", "class A", " ", "f", "\\", "@", "#/", "/#", "é", "#keyPath",
    ]
    let text = (0..<random.below(40)).map { _ in parts[random.below(parts.count)] }.joined()
    let compiled = Self.compiled(text)
    #expect(
      compiled.filter(\.isNewline).count <= text.filter(\.isNewline).count
        && (compiled.filter(\.isNewline).count == text.filter(\.isNewline).count
          || text.contains("("))
    )
  }
}
