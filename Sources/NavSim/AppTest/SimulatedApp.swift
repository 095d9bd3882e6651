import NavSim
import SwiftUI
@_spi(Packages) import Combine

/// An app that is played: its views as they are drawn, and what is on the screen of them.
///
/// Conditions of a test can ask it; it is changed only as a user or a system would.
@MainActor
public final class SimulatedApp {
  let tree: ViewTree
  private var known: (looks: Int, screens: Screens<AppScreen>)?

  private let run = AppRun.current ?? AppRun()
  private let questions = SystemQuestion.ofRun

  init(_ root: @autoclosure () -> some View) {
    let root = root()
    run.isMade()
    tree = ViewTree(root)
    tree.swipesWithoutButton = { UINavigationController.letsSwipe() }
  }

  /// Shows an app in a window of its own.
  convenience init(app: @autoclosure () -> some App) {
    weak var made: SimulatedApp?
    self.init(AppWindow(AppRoot(app())) { made?.tree.isCovered == true })
    made = self
  }

  deinit { tree.forget() }

  /// What the app wants on the screen, once it has come to the end of a turn.
  func screensAtEndOfTurn() -> Screens<AppScreen> {
    tree.endTurn()
    if let known, known.looks == tree.looks { return known.screens }
    noteRepeated()
    let wanted = tree.wanted
    let layers = wanted.layers.enumerated().map { index, layer in
      let style: ScreenLayer<AppScreen>.Style =
        switch layer.kind {
        case .base: .base
        case .sheet: .sheet
        case .cover: .cover
        }
      return ScreenLayer(
        AppScreen(layer.name), pushed: layer.pages.map { AppScreen($0) }, ids: layer.pageIDs,
        style: style, presenter: index > 0 ? index - 1 : nil, id: layer.id)
    }
    let screens = Screens(layers: layers, tab: wanted.tab)
    known = (tree.looks, screens)
    return screens
  }

  /// Something else is on the screen.
  func shows(_ pictures: [Screens<AppScreen>]) {
    tree.shows(
      pictures.map { picture in
        ShownScreens(
          layers: picture.layers.map { .init(id: $0.id, pageIDs: $0.pushedIDs) },
          tab: picture.tab)
      })
  }

  /// What can be tapped, and where can be typed, in the order in which it is on the screen: of a long
  /// list what is in its first rows, and whether there are more.
  var tried: (buttons: [AppButton], fields: [AppField], isInPart: Bool) {
    guard isTouchable else { return ([], [], false) }
    let (controls, isInPart) = tree.tried
    let tried = Touchable(controls)
    return (tried.buttons, tried.fields, isInPart)
  }

  /// The fields into which can be typed.
  ///
  /// - Parameter isNext: false for now, true for when the screen stands still.
  func fields(isNext: Bool) -> [AppField] { touchable(isNext).fields }

  /// The places of those that can be tapped among some buttons: always the same for an app.
  ///
  /// - Parameter isNext: false for now, true for when the screen stands still.
  func places(in buttons: [AppButton], isNext: Bool) -> [Int] {
    let touchable = touchable(isNext)
    if let known = touchable.places { return known }
    var places: [Int] = []
    for (place, button) in buttons.enumerated() where touchable.buttons.contains(button) {
      places.append(place)
    }
    touchable.places = places
    return places
  }

  /// What fields and toggles say at the moment.
  func values() -> [String] { tree.controls(isNext: false).all.compactMap { $0.value?() } }

  /// What can be read on the top screen of each layer, for a page: while a layer leaves, as long as
  /// it is there.
  func items(on screens: Screens<AppScreen>) -> [[DrawnItem]] {
    screens.layers.map { layer in
      var counts: [String: Int] = [:]
      return tree.items(onLayer: layer.id, pages: layer.pushedIDs).map { item in
        guard item.kind != .text else { return DrawnItem(.text, item.words) }
        let said =
          switch item.value {
          case nil: item.words
          case "true": "\(item.words): on"
          case "false": "\(item.words): off"
          case let value?: "\(item.words): \(value)"
          }
        guard item.isEnabled else { return DrawnItem(.disabled, said) }
        let button = AppButton(words: item.words, place: counts[item.words, default: 0])
        counts[item.words, default: 0] += 1
        return DrawnItem(
          item.kind == .field ? .field : .button, said, name: button.description)
      }
    }
  }

  /// False while the user has left the app, or something of the system's lies over it.
  var isTouchable: Bool { tree.isActive && !questions.isAny }

  private func touchable(_ isNext: Bool) -> Touchable {
    guard tree.isActive, isNext || isTouchable else { return Touchable(nil) }
    let controls = tree.controls(isNext: isNext)
    for known in knownTouchable where known.controls === controls { return known }
    let touchable = Touchable(controls)
    if knownTouchable.count > 3 { knownTouchable.removeFirst() }
    knownTouchable.append(touchable)
    return touchable
  }

  /// What was asked for last.
  private var knownTouchable: [Touchable] = []

  /// Controls by their words.
  private final class Touchable {
    // What was on the screen is not kept by what was asked for.
    private(set) weak var controls: Controls?
    var buttons: [AppButton] = []
    var fields: [AppField] = []
    var places: [Int]?

    init(_ controls: Controls?) {
      self.controls = controls
      for control in controls?.all ?? [] {
        let name = AppButton(words: control.words, place: control.place)
        switch control.use {
        case .tap: buttons.append(name)
        case .type: fields.append(AppField(name: name, sample: control.sample))
        }
      }
    }
  }

  /// Whoever touches something has seen it before: where something covers it by now, what lies
  /// beneath is touched all the same.
  private func control(_ button: AppButton) throws -> Control.Use {
    func matches(_ control: Control) -> Bool {
      control.words == button.words && control.place == button.place
    }
    let present = tree.controls(isNext: false).all.first(where: matches)
    let found = present ?? tree.allControls.first(where: matches)
    guard let found else { throw NotOnTheScreen(description: "\(button) is not on the screen") }
    return found.use
  }

  func tap(_ button: AppButton) throws {
    guard case .tap(let action) = try control(button) else { return }
    noteTouch()
    action()
  }

  func type(_ input: AppInput) throws {
    guard case .type(let action) = try control(input.field) else { return }
    noteTouch()
    action(input.text)
  }

  // MARK: Pages on their equals

  /// The page that was touched last, while it lay on top and nothing was under way; nil once anything
  /// else was done.
  private var touchedPage: Int?
  /// The pages that have brought their equals by such a touch.
  private var repeatedByTouch: Set<Int> = []

  private func noteTouch() {
    touchedPage = Scheduler.isAtRest ? tree.standingPage : nil
    loneStep = nil
  }

  private func noteRepeated() {
    if let touchedPage, tree.repeatedPages.contains(touchedPage) {
      repeatedByTouch.insert(touchedPage)
    }
  }

  /// True when a page lies on its equal, which was not touched to bring it: by a touch too many, before
  /// the first of them had come, or by what came between.
  var hasPageTwice: Bool { tree.repeatedPages.contains { !repeatedByTouch.contains($0) } }

  /// True where no transition is open that the app moves itself.
  var hasEndedTransitions: Bool { run.own { OpenTransitions() }.isEmpty }

  // MARK: What users and systems do besides

  /// What was done last, where it was done alone and something has to come of that.
  private(set) var loneStep: LoneStep?

  /// What a redraw has lost first.
  private(set) var lost: String?

  /// - Parameter kind: what is done now, if something has to come of it alone.
  private func begin(_ kind: LoneStep.Kind?) {
    touchedPage = nil
    loneStep = kind.flatMap { LoneStep($0, on: self) }
  }

  func wentBack(on pages: [Int], to count: Int) {
    begin(tree.wanted.layers.last?.pageIDs == pages ? .leaving : nil)
    tree.userWentBack(on: pages, to: count)
  }

  func closed(_ layer: Int) {
    begin(tree.wanted.layers.last?.id == layer ? .leaving : nil)
    tree.userClosed(layer)
  }

  func selected(_ tab: String) {
    begin(nil)
    tree.userSelected(tab)
  }

  func redraw() {
    begin(nil)
    lost = lost ?? lostByRedraw()
  }

  /// The sheet that lies on top, which the user can close; nil where there is none.
  var sheetOnTop: Int? {
    guard let top = tree.wanted.layers.last, top.kind == .sheet else { return nil }
    return top.id
  }

  /// The pages of the stack on top from which the user can go back; nil where there is no way back.
  var pagesOnTop: [Int]? {
    guard let top = tree.wanted.layers.last, !top.pageIDs.isEmpty, !tree.holdsPage else {
      return nil
    }
    return top.pageIDs
  }

  /// The user waits for what repeating timers do.
  func wait() throws {
    guard Scheduler.hasStandingTimers else {
      throw NotOnTheScreen(description: "no timer stands still")
    }
    begin(nil)
    Scheduler.passTime()
  }

  /// The user leaves the app.
  func goToBackground() throws {
    guard tree.isActive else { throw NotOnTheScreen(description: "the app is not on the screen") }
    begin(nil)
    tree.goToBackground()
  }

  /// The user comes back to the app.
  func comeBack() throws {
    if tree.isActive { throw NotOnTheScreen(description: "the app is on the screen already") }
    begin(nil)
    tree.comeBack()
  }

  func open(_ link: String, _ url: URL?) throws {
    guard let url else { throw NotOnTheScreen(description: "\(link) is no link") }
    // The system brings the app to the screen.
    if !tree.isActive { tree.comeBack() }
    noteTouch()
    loneStep = LoneStep(.link, on: self)
    if !tree.open(url) { throw NotOnTheScreen(description: "nothing takes links") }
  }
}
