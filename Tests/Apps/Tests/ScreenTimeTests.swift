import DeviceActivity
import FamilyControls
import ManagedSettings
import NavAppTest
import SwiftUI
import Testing

/// What an app says of others' time: kept for the run.
@MainActor @Suite struct ScreenTimeTests {
  private struct Root: View {
    @ObservedObject private var center = AuthorizationCenter.shared
    @State private var selection = FamilyActivitySelection()
    @State private var isChoosing = false
    private let store = ManagedSettingsStore()

    var body: some View {
      Button("Ask: \(center.authorizationStatus)") {
        Task { try await center.requestAuthorization(for: .individual) }
      }
      Button("Choose") { isChoosing = true }
        .familyActivityPicker(isPresented: $isChoosing, selection: $selection)
      Button("\(selection.applicationTokens.count) apps") {
        store.shield.applications = selection.applicationTokens
        store.shield.applicationCategories = ShieldSettings.ActivityCategoryPolicy.specific(
          selection.categoryTokens)
        try? DeviceActivityCenter().startMonitoring(
          DeviceActivityName("daily"),
          during: DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 0), intervalEnd: DateComponents(hour: 23),
            repeats: true))
      }
      Button("Shielded: \(store.shield.applications?.count ?? 0)") { store.clearAllSettings() }
      ForEach(Array(selection.applicationTokens), id: \.self) { Label($0) }
    }
  }

  @Test("who is asked says yes, an app is chosen and kept from others, for the run")
  func shield() throws {
    for _ in 0..<2 {
      let touched = try AppTest("shield") { Root() }.buttons("1 apps", "Shielded: 1").touched(
        """
        +0ms a tap "Ask: notDetermined"
        +100ms a tap "Ask: approved"
        +0ms a tap "Choose"
        +1000ms a tap "Choose app"
        +100ms a tap "Done"
        +1000ms a tap "1 apps"
        +100ms a redraw
        +100ms a tap "Shielded: 1"
        """)
      #expect(touched.last == "Shielded: 1")
    }
  }
}
