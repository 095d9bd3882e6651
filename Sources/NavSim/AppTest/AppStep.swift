import Foundation

/// Something that the user does while it is looked for what there is to do.
enum AppStep: Hashable, Sendable {
  case tap(AppButton)
  case type(AppInput)
  case open(String)
  case select(String)
  case close, back
  case background, foreground
  case wait

  /// True for what is done to a field.
  var isTyping: Bool { if case .type = self { true } else { false } }

  /// - Throws: ``NotOnTheScreen`` when there is nothing to do it to.
  @MainActor func carryOut(on app: SimulatedApp) throws {
    switch self {
    case .tap(let button): try app.tap(button)
    case .type(let input): try app.type(input)
    case .open(let link): try app.open(link, URL(string: link))
    case .select(let tab): app.selected(tab)
    case .close: if let top = app.sheetOnTop { app.closed(top) }
    case .back: if let pages = app.pagesOnTop { app.wentBack(on: pages, to: pages.count - 1) }
    case .background: try app.goToBackground()
    case .foreground: try app.comeBack()
    case .wait: try app.wait()
    }
  }
}

extension AppStep: CustomStringConvertible {
  /// How it is written, for who sees it crash.
  var description: String {
    switch self {
    case .tap(let button): "tap \(button)"
    case .type(let input): "type \(input)"
    case .open(let link): "open \"\(link)\""
    case .select(let tab): "tab \"\(tab)\""
    case .close: "the sheet is closed"
    case .back: "back"
    case .background: "background"
    case .foreground: "foreground"
    case .wait: "wait"
    }
  }
}
