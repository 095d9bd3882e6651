import NavCore
import Testing

/// What document 002 shows, with this router: tabs, sheets and covers in a queue, path and log.
@MainActor
@Suite("Document 002")
struct Document002Tests {
  private enum AppTab: UInt32, CaseIterable {
    case home, settings

    var id: TabID { TabID(rawValue) }

    /// The label changes with the state of the tab.
    func label(isSelected: Bool) -> String {
      switch self {
      case .home: isSelected ? "house.fill" : "house"
      case .settings: isSelected ? "gear.fill" : "gear"
      }
    }
  }

  private let router: Router<String>
  private let host: PatientHost<String>

  init() throws {
    router = try Router(tabs: AppTab.allCases.map { ($0.id, "\($0)") })
    host = router.attachHost()
  }

  private var shown: [String?] { router.visibleRoutes }

  @Test("the label of a tab knows whether it is selected")
  func tabLabels() async {
    func labels() -> [String] {
      AppTab.allCases.map { $0.label(isSelected: router.navigation.isSelected($0.id)) }
    }
    #expect(labels() == ["house.fill", "gear"])
    await router.selectTab(AppTab.settings.id)
    #expect(labels() == ["house", "gear.fill"])
  }

  @Test("the calls of the document, forgotten one after another")
  func calls() {
    router.push("PageView")
    router.back()
    #expect(shown == ["home"])
    router.set(routes: ["a", "b"])
    #expect(shown == ["home", "a", "b"])
    router.enqueue("SheetView")
    #expect(shown == ["SheetView"])
    router.back()
    #expect(shown == ["home", "a", "b"])
  }

  @Test("sheets and covers come by priority, each after the one before is gone")
  func queue() {
    router.enqueue("first")
    router.enqueue("low", RequestOptions(priority: .low))
    router.enqueue("normal")
    router.enqueue("high", as: .fullScreenCover, RequestOptions(priority: .high))
    router.enqueue("critical", RequestOptions(priority: .critical))
    var seen: [String?] = []
    while let layer = router.navigation.layers.last {
      #expect(router.navigation.layers.count == 1)
      seen.append(router.route(layer.stack[0].route))
      router.dismiss()
    }
    #expect(seen == ["first", "critical", "high", "normal", "low"])
  }

  @Test("to the root from within a sheet: the sheet goes, then what is pushed")
  func popToRootFromASheet() async {
    await router.push("a")
    await router.present("sheet")
    await router.push("b")
    let outcome = await router.sequence { steps in
      steps.dismissAll()
      steps.popToRoot()
    }
    #expect(outcome == .completed)
    #expect(shown == ["home"])
  }

  @Test("the path names every step, and goes back when the user does")
  func path() async {
    await router.push("a")
    await router.present("details")
    guard case .sheet(let id)? = router.path.steps.last else {
      Issue.record("no sheet in \(router.path.steps)")
      return
    }
    #expect(router.route(id) == "details")
    router.report(.removed(.layer(router.navigation.layers[0].id), by: .user))
    #expect(router.path.steps.count == 2)
  }

  @Test("the log prints the lines that the document shows, when its argument is given")
  func log() {
    #expect(PathLog.isRequested(by: ["app", "--log-navigation"]))
    #expect(!PathLog.isRequested(by: ["--log-navigation"]))
    var lines: [String] = []
    var log = PathLog { [router] id in router.route(id) ?? "?" }
    router.onPathChange = { path in if let line = log.line(for: path) { lines.append(line) } }
    router.push("home")
    router.present("details")
    router.dismiss()
    // Of two tabs at their roots only the tab would tell, which this log leaves out.
    router.selectTab(AppTab.settings.id)
    router.present("cover", as: .fullScreenCover)
    let prefix = "[Navigation Path Update] Current path: "
    #expect(
      lines == [
        prefix + #"[NavigationStep.push(id: "home")]"#,
        prefix + #"[NavigationStep.push(id: "home"), NavigationStep.sheet(id: "details")]"#,
        prefix + #"[NavigationStep.push(id: "home")]"#,
        prefix + "[]",
        prefix + #"[NavigationStep.fullScreen(id: "cover")]"#,
      ])
    var off = PathLog(isOn: false) { _ in "" }
    #expect(off.line(for: router.path) == nil)
    var withTab = PathLog(tab: { "\($0.rawValue)" }) { _ in "a \"quoted\" name" }
    #expect(
      withTab.line(for: router.path) == prefix
        + #"[NavigationStep.tab(id: "1"), NavigationStep.fullScreen(id: "a \"quoted\" name")]"#)
    #expect(withTab.line(for: router.path) == nil)
  }
}
