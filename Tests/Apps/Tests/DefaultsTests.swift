import Foundation
import NavAppTest
import SwiftUI
import Testing

/// What an app keeps in its `UserDefaults`.
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
      Button("\(number) \(part) \(text) \(data.count) \(site?.host() ?? "-") \(theme != nil) \(other)") {
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

  /// Counts its launches where they are kept, and says so.
  private struct Launches: View {
    @State private var times = 0
    var body: some View {
      NavigationStack {
        NavigationLink("Launch \(times)", value: times)
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
      .onAppear {
        UserDefaults.standard.register(defaults: ["most": 3])
        times = UserDefaults.standard.integer(forKey: "launches") + 1
        UserDefaults.standard.set(times, forKey: "launches")
      }
    }
  }

  @Test("every run begins with none, and leaves none behind")
  func eachRun() throws {
    let test = AppTest("launches") { Launches() }.with {
      $0.always("it is the first launch") { screens in
        screens.layers.allSatisfy { !$0.pushed.contains(AppScreen("2")) }
      }
    }
    try test.check(seeds: 1...10)
    #expect(UserDefaults.standard.object(forKey: "launches") == nil)
  }
}
