import Foundation
import NavAppTest
import NavSim
import Shop

/// The apps of the tests as a command: `app-tests shop --seeds 1...20`.
@main
struct AppTests {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst(2))
    let name = CommandLine.arguments.dropFirst().first ?? ""
    let bug = ShopBug(rawValue: name)
    guard name == "shop" || bug != nil else {
      let names = ["shop"] + ShopBug.allCases.map(\.rawValue)
      print("expected one of: \(names.joined(separator: ", "))")
      exit(2)
    }
    let shop = AppTest(name) { ShopView(bug: bug) }.links("shop://items/1", "shop://items/2")
    exit(shop.main(arguments))
  }
}
