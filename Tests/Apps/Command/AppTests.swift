import Foundation
import Library
import NavAppTest
import NavSim
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
    return shops + libraries
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
