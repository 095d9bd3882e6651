import Foundation
import NavAppTest
import SwiftUI
import Testing

/// What an app keeps in its `UserDefaults`, and in files.
@MainActor @Suite struct DefaultsTests {
  private enum Theme: String { case light, dark }

  private struct Welcome: View {
    @AppStorage("isNew") private var isNew: Bool?
    var body: some View { Button("Start") { isNew = false } }
  }

  private struct Home: View {
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("isNew") private var isNew = true
    var body: some View {
      if isNew {
        Welcome()
      } else {
        Text("Hello")
        Button(theme.rawValue) { theme = .dark }
        Button("Reset") { UserDefaults.standard.removeObject(forKey: "isNew") }
        Button("Lighten") { UserDefaults.standard.set("light", forKey: "theme") }
        Button("Break") { UserDefaults.standard.set("loud", forKey: "theme") }
        Toggle("New", isOn: $isNew)
      }
    }
  }

  @Test("views follow what they share, whoever changes it and whatever its type")
  func shared() throws {
    let stage = Stage(Home())
    #expect(stage.buttons == ["Start"])
    try stage.tap("Start")
    try stage.tap("light")
    #expect(UserDefaults.standard.string(forKey: "theme") == "dark")
    try stage.tap("Lighten")
    #expect(stage.buttons.contains("light"))
    try stage.tap("light")
    try stage.tap("Break")
    #expect(stage.buttons.contains("light"), "what is no theme leaves what it begins with")
    try stage.tap("Reset")
    #expect(stage.buttons == ["Start"])
  }

  private final class Settings: ObservableObject {
    @AppStorage("sound") var sound = true
  }

  private struct SettingsView: View {
    @StateObject private var settings = Settings()
    var body: some View {
      Button(settings.sound ? "on" : "off") { settings.sound.toggle() }
      Button("Mute") { UserDefaults.standard.set(false, forKey: "sound") }
    }
  }

  @Test("an object tells of what it stores, as of what it publishes")
  func objects() throws {
    let stage = Stage(SettingsView())
    try stage.tap("on")
    try stage.tap("off")
    #expect(stage.buttons == ["on", "Mute"])
    try stage.tap("Mute")
    #expect(stage.buttons == ["off", "Mute"])
  }

  private struct Everything: View {
    @AppStorage("number") private var number = 1
    @AppStorage("part") private var part = 0.5
    @AppStorage("text") private var text = "a"
    @AppStorage("data") private var data = Data([1])
    @AppStorage("site") private var site: URL?
    @AppStorage("theme") private var theme: Theme?
    @AppStorage("number", store: UserDefaults(suiteName: "group")) private var other = 7
    var body: some View {
      Button(
        "\(number) \(part) \(text) \(data.count) \(site?.host() ?? "-") \(theme != nil) \(other)"
      ) {
        number += 1
        part += 1
        text += "b"
        data.append(2)
        site = URL(string: "https://example.com")
        theme = theme == nil ? .dark : nil
        other += 1
      }
    }
  }

  @Test("every type that defaults keep is kept")
  func types() throws {
    let stage = Stage(Everything())
    try stage.tap("1 0.5 a 1 - false 7")
    #expect(stage.buttons == ["2 1.5 ab 2 example.com true 8"])
    try stage.tap("2 1.5 ab 2 example.com true 8")
    #expect(stage.buttons == ["3 2.5 abb 3 example.com false 9"])
  }

  /// Counts its launches, and says so.
  private struct Launches: View {
    let count: () -> Int
    @State private var times = 0
    var body: some View {
      NavigationStack {
        NavigationLink("Launch \(times)", value: times)
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
      .onAppear { times = count() }
    }
  }

  /// The test of an app that must not know of earlier runs.
  private static func first(_ count: @escaping @Sendable () -> Int) -> AppTest {
    AppTest("launches") { Launches(count: count) }.with {
      $0.always("it is the first launch") { screens in
        screens.layers.allSatisfy { !$0.pushed.contains(AppScreen("2")) }
      }
    }
  }

  @Test("every run begins without defaults, and leaves none behind")
  func eachRun() throws {
    let test = Self.first {
      let times = UserDefaults.standard.integer(forKey: "launches")
      UserDefaults.standard.set(times + 1, forKey: "launches")
      return times
    }
    try test.settingBack { UserDefaults.standard.set(1, forKey: "launches") }.check(seeds: 1...10)
    #expect(UserDefaults.standard.object(forKey: "launches") == nil)
  }

  @Test("every run begins without files")
  func files() throws {
    let test = Self.first {
      let places = [URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory]
      let times = places.map { place in
        let file = place.appending(path: "launches")
        let times = ((try? Data(contentsOf: file)) ?? Data()) + [1]
        try? times.write(to: file)
        return FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
          ? times.count : 2
      }
      return times.max() ?? 2
    }
    try test.check(seeds: 1...10)
  }

  private struct PlacesView: View {
    let places = [
      URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory,
    ]
    var body: some View {
      let home = URL(filePath: NSHomeDirectory())
      let isOwn = home.lastPathComponent.hasPrefix("NavSim-")
      Button(isOwn && places.allSatisfy { $0.path().hasPrefix(home.path()) } ? "own" : "theirs") {}
    }
  }

  @Test("the files of an app are in a home of its own")
  func home() throws {
    let before = NSHomeDirectory()
    #expect(try AppTest("home") { PlacesView() }.touched(#"+0ms     a tap "own""#) == ["own"])
    #expect(NSHomeDirectory() == before)
  }
}
