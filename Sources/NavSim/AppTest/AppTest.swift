import NavCapture
import NavSim
import SwiftUI
import Synchronization
@_spi(Packages) import Combine

/// A test of a whole app: its views, on the stand-ins for SwiftUI, without an adapter.
///
///     let shop = AppTest("shop") { ContentView() }
///
///     @Test func holds() throws { try shop.check(seeds: 1...200) }
///
/// Its actions are what a user does: taps on the buttons that are on the screen, by the words on
/// them; typing; tabs, the back button, swipes and drags; links that are opened. What a tap does is
/// learned from the app, which plays every tap alone; then it is expected of it when taps are quick,
/// timers and tasks come between, animations are slow, and bodies are evaluated at other times.
///
/// Buttons are found by trying them, before the first run.
///
/// It is a simulation, and says only what an app does by the rules that it simulates: <doc:AppTests>.
public struct AppTest: Sendable {
  /// What the app is called in reports and files.
  public var name: String { app.name }
  private var app: PlayedApp
  /// Where the files of its main bundle are, and the module that may hold an app of Xcode.
  private var folders: [URL] = []
  private let module: Substring
  private var extend:
    [@Sendable (RouterTest<SimulatedApp, AppScreen>) -> RouterTest<SimulatedApp, AppScreen>] = []
  private var built = Built()

  /// The test as it was built, once for all runs of a process.
  private final class Built: Sendable {
    let test = Mutex<RouterTest<SimulatedApp, AppScreen>?>(nil)
  }

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - name: what the app is called in reports and files: letters, digits and hyphens.
  ///   - file: where it is created: an app of Xcode in the same module finds the files of its bundle.
  ///   - root: makes the root view; called once for every run.
  public init<Root: View>(
    _ name: String, file: String = #fileID,
    @ViewBuilder root: @escaping @MainActor @Sendable () -> Root
  ) {
    module = file.prefix { $0 != "/" }
    app = PlayedApp(name: name, root: Root.self) { SimulatedApp(root()) }
  }

  /// Creates a test of an app with a `@main`.
  ///
  /// - Parameters:
  ///   - name: what the app is called in reports and files: letters, digits and hyphens.
  ///   - app: the app, whose first window is played.
  ///   - file: where it is created, as for any other.
  public init<Whole: App>(_ name: String, app: Whole.Type, file: String = #fileID) {
    module = file.prefix { $0 != "/" }
    self.app = PlayedApp(name: name, root: AppRoot<Whole>.self) { SimulatedApp(app: Whole()) }
  }

  /// Creates a test of an app whose windows are made by the delegate of a scene.
  ///
  /// - Parameters:
  ///   - name: what the app is called in reports and files: letters, digits and hyphens.
  ///   - delegate: makes the delegate, which is told that a scene is opened; called once for every run.
  ///   - file: where it is created, as for any other.
  public init(
    _ name: String,
    scene delegate:
      @autoclosure @escaping @MainActor @Sendable () ->
      any UIWindowSceneDelegate,
    file: String = #fileID
  ) {
    self.init(name, file: file) { WindowView(delegate()) }
  }

  /// Creates a test of an app whose delegate is told that it has started, and whose windows are made
  /// by the delegate of a scene.
  ///
  /// - Parameters:
  ///   - name: what the app is called in reports and files: letters, digits and hyphens.
  ///   - application: makes the delegate of the app, `UIApplication.shared.delegate`; called once for
  ///     every run.
  ///   - scene: makes the delegate of the scene, which is told that it is opened.
  ///   - file: where it is created, as for any other.
  public init(
    _ name: String,
    application: @autoclosure @escaping @MainActor @Sendable () -> any UIApplicationDelegate,
    scene: @autoclosure @escaping @MainActor @Sendable () -> any UIWindowSceneDelegate,
    file: String = #fileID
  ) {
    self.init(name, file: file) {
      UIApplication.shared.begin(telling: application())
      return WindowView(scene())
    }
  }

  /// Creates a test of an app whose delegate makes the window itself, as it starts.
  ///
  /// - Parameters:
  ///   - name: what the app is called in reports and files: letters, digits and hyphens.
  ///   - application: makes the delegate of the app, `UIApplication.shared.delegate`; called once for
  ///     every run.
  ///   - file: where it is created, as for any other.
  public init(
    _ name: String,
    application: @autoclosure @escaping @MainActor @Sendable () -> any UIApplicationDelegate,
    file: String = #fileID
  ) {
    self.init(name, file: file) {
      let delegate = application()
      UIApplication.shared.begin(telling: delegate)
      return WindowView(of: delegate)
    }
  }

  /// Creates a test of what a controller of UIKit shows, and of those that it holds or presents.
  ///
  /// - Parameters:
  ///   - name: what the app is called in reports and files: letters, digits and hyphens.
  ///   - controller: makes the controller; called once for every run.
  ///   - file: where it is created, as for any other.
  public init(
    _ name: String, controller: @autoclosure @escaping @MainActor @Sendable () -> UIViewController,
    file: String = #fileID
  ) {
    self.init(name, file: file) { WindowView(controller()) }
  }

  // MARK: What is played

  /// The same test with links that are opened at any time, for `onOpenURL`.
  public func links(_ links: String...) -> Self { changed { $0.app.links += links } }

  /// The same test with other texts that are typed into every field. If nothing is said, these are
  /// `a`, and what the field is for: an address where the keyboard is one for addresses, nine letters
  /// and digits into a `SecureField`. A field can always be emptied, too.
  public func typing(_ texts: String...) -> Self {
    changed { $0.app.texts = texts.filter { !$0.isEmpty } }
  }

  /// The same test with buttons that trying does not lead to, by their words.
  public func buttons(_ words: String...) -> Self { changed { $0.app.words += words } }

  /// The same test that never taps some buttons, by their words: to see what else there is while one
  /// of them fails or crashes.
  public func notTapping(_ words: String...) -> Self { changed { $0.app.avoided.formUnion(words) } }

  /// The same test of an app that never drops a tap on some buttons; without words, on any.
  ///
  /// Other taps may come to nothing while something is under way: a button that is tapped while
  /// it loads, or whose page the user has left before it was done.
  public func neverIgnoring(_ words: String...) -> Self {
    changed { $0.app.counting = words.isEmpty ? nil : $0.app.counting?.union(words) }
  }

  /// The same test with rules that are judged on request only.
  ///
  ///     AppTest("chats", app: ChatsApp.self).links("chat://ben").also(.linksAreSeen)
  public func also(_ rules: AppRule...) -> Self { changed { $0.app.rules.formUnion(rules) } }

  /// The same test without some rules: of an app that does something of the kind on purpose.
  ///
  ///     AppTest("words", app: WordsApp.self).without(.pagesOnce)
  public func without(_ rules: AppRule...) -> Self { changed { $0.app.rules.subtract(rules) } }

  /// The same test that does something before each run: sets back what the app keeps outside its
  /// views, in singletons.
  public func settingBack(_ body: @escaping @MainActor @Sendable () -> Void) -> Self {
    changed { [make = app.make] in
      $0.app.make = {
        body()
        return make()
      }
    }
  }

  /// The same test of an app whose questions to the web are answered.
  ///
  ///     AppTest("feed") { FeedView() }.answering { request in
  ///       request.url?.path == "/posts" ? .json(#"[{"id": 1, "title": "Hello"}]"#) : .status(404)
  ///     }
  ///
  /// An answer comes 200 ms of virtual time after the question, so that taps, gestures and animations
  /// come between. Without this, there is no network.
  ///
  /// - Parameter answer: the answer to a request; nil for one that reaches nobody, which fails as on
  ///   a phone without a network. The same request must always have the same answer.
  public func answering(
    _ answer: @escaping @Sendable (URLRequest) -> WebAnswer?
  ) -> Self { changed { $0.app.server = { request in answer(request)?.answer } } }

  /// The same test of an app whose questions to the web are answered with values of the types that
  /// it decodes from JSON, unless ``answering(_:)`` has an answer: three of each list, with texts
  /// that are called as their keys are.
  ///
  ///     AppTest("movies", app: MoviesApp.self).answeringWithSamples()
  ///
  /// The plugin `XcodeApp` has to see to it, which has an app's sources decode them.
  public func answeringWithSamples() -> Self {
    changed { [server = app.server] in
      $0.app.server = { server?($0) ?? Web.sampleAnswer }
    }
  }

  /// The same test of an app that reads files of its main bundle: texts, JSON, sounds.
  ///
  ///     AppTest("moon", app: MoonApp.self)
  ///       .resources(in: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Moon"))
  ///
  /// Xcode puts them there; here they are put beside the program that plays the app, which is where
  /// `Bundle.main` looks. A file that is there already stays. Those in the folder of an app of Xcode
  /// are put there without this.
  ///
  /// - Parameter folder: where they are, in folders of any depth; sources and catalogues of assets
  ///   are left out.
  public func resources(in folder: URL) -> Self { changed { $0.folders.append(folder) } }

  /// The same test with something else of its router test: conditions, calls, faults, properties.
  ///
  ///     AppTest("shop") { ContentView() }.with { $0.always("one layer") { $0.layers.count < 3 } }
  public func with(
    _ extend:
      @escaping @Sendable (RouterTest<SimulatedApp, AppScreen>) -> RouterTest<
        SimulatedApp, AppScreen
      >
  ) -> Self { changed { $0.extend.append(extend) } }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    copy.built = Built()
    change(&copy)
    return copy
  }

  // MARK: Playing

  /// The test of the app as a router test, which has everything else: `check`, `replay`, `page`,
  /// `main`. The first time, the app is played to find its buttons.
  public var routerTest: RouterTest<SimulatedApp, AppScreen> {
    built.test.withLock { test in
      if let test { return test }
      let own = FoldersOfApps.paths(in: module).map { URL(filePath: $0) }
      MainBundle.add(filesIn: folders + own)
      let new = extend.reduce(Discovery(app).test) { $1($0) }
      test = new
      return new
    }
  }

  /// Plays seeds, and fails with every distinct failure; see ``RouterTest/check(seeds:steps:)``.
  ///
  /// - Parameters:
  ///   - seeds: each decides its steps, its faults and its schedule. At least one.
  ///   - steps: how many steps a seed has.
  /// - Throws: ``RouterTestFailure``, whose description is the report.
  @discardableResult
  public func check(
    seeds: some Sequence<UInt64>, steps: Int = 100
  ) throws(RouterTestFailure) -> RouterTestResult {
    try routerTest.check(seeds: seeds, steps: steps)
  }

  /// Plays a scenario that was saved or printed; see ``RouterTest/replay(_:)``.
  public func replay(_ file: String) throws { try routerTest.replay(file) }

  /// The test as a command of its own; see ``RouterTest/main(_:)``.
  public func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Int32 {
    // Its buttons are looked for before the command begins.
    OwnCrash.listen(arguments)
    return alone.routerTest.main(arguments)
  }

  /// The same test in a process that plays nothing else at the same time: what the app keeps in static
  /// variables is of a run.
  var alone: Self {
    changed { $0.app.statics = AppStatics(of: $0.app.root, orIn: String(module)) }
  }
}
