import Feed
import Foundation
import Library
import NavAppTest
import NavSim
import Notes
import RoutedApps
import Shop

/// The apps of the tests as a command: `app-tests shop --seeds 1...20`.
@main
struct AppTests {
  /// Each app, and each with a planted bug, by its name.
  private static var apps: [AppTest] {
    let shops = ([nil] + ShopBug.allCases).map { bug in
      AppTest(bug?.rawValue ?? "shop") { ShopView(bug: bug) }
        .links("shop://items/1", "shop://items/2")
    }
    let libraries = ([nil] + LibraryBug.allCases).map { bug in
      AppTest(bug?.rawValue ?? "library") { LibraryView(bug: bug) }
        .links("library://book/2", "library://settings")
    }
    let notes = ([nil] + NotesBug.allCases).map { bug in
      AppTest(bug?.rawValue ?? "notes") { NotesView(bug: bug) }
        .links("notes://note/2")
    }
    let feeds = ([nil] + FeedBug.allCases).map { bug in
      AppTest(bug?.rawValue ?? "feed") { FeedView(bug: bug) }.links("feed://post/2")
    }
    let routed = [
      AppTest("layers", app: LayersApp.self), AppTest("steps", app: StepsApp.self),
      AppTest("queue", app: QueueApp.self), AppTest("modules", app: ModulesApp.self),
      AppTest("flags", app: FlagsApp.self),
    ]
    return shops + libraries + notes + feeds + routed
  }

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst(2))
    let name = CommandLine.arguments.dropFirst().first ?? ""
    guard let app = apps.first(where: { $0.name == name }) else {
      print("expected one of: \(apps.map(\.name).joined(separator: ", "))")
      exit(2)
    }
    exit(app.main(arguments))
  }
}
