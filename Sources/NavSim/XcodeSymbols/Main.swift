import Foundation

/// `xcode-symbols OUTPUT CATALOGUE…` writes the names of the assets of some catalogues.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else {
      print("usage: xcode-symbols OUTPUT CATALOGUE…")
      exit(64)
    }
    let assets = arguments.dropFirst().flatMap { AssetCatalogue(at: URL(filePath: $0)).assets }
    do {
      try AssetSymbols(assets).text.write(toFile: output, atomically: true, encoding: .utf8)
    } catch {
      print("\(output) cannot be written: \(error.localizedDescription)")
      exit(73)
    }
  }
}
