import Accelerate
import Accessibility
import AdServices
import AlarmKit
import AppIntents
import CFNetwork
import CoreAudioTypes
import CoreNFC
import DeveloperToolsSupport
import DeviceCheck
import ImagePlayground
import JavaScriptCore
import ManagedSettingsUI
import MetalKit
import NavAppTest
import QuickLookThumbnailing
import SensitiveContentAnalysis
import Social
import SwiftUI
import Symbols
import Testing
import WorkoutKit
import _PhotosUI_SwiftUI

/// Modules that few apps import.
@MainActor @Suite struct RareModuleTests {
  private struct Tea: AlarmMetadata {}

  private struct Alarms: View {
    @State private var states: [Alarm.State] = []
    private let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    var body: some View {
      Button("Steep") { Task { try await steep() } }
      Button("Pause") { try? AlarmManager.shared.pause(id: id) }
      Button("Cancel") { try? AlarmManager.shared.cancel(id: id) }
      Button((["Now"] + states.map(\.rawValue)).joined(separator: " ")) {}
        .task {
          for await alarms in AlarmManager.shared.alarmUpdates { states = alarms.map(\.state) }
        }
    }

    private func steep() async throws {
      guard try await AlarmManager.shared.requestAuthorization() == .authorized else { return }
      let alert = AlarmPresentation.Alert(
        title: "Tea", stopButton: AlarmButton(text: "Stop", textColor: .red, systemImageName: "x"))
      let attributes = AlarmAttributes<Tea>(
        presentation: AlarmPresentation(alert: alert), tintColor: .green)
      _ = try await AlarmManager.shared.schedule(
        id: id, configuration: .timer(duration: 180, attributes: attributes))
    }
  }

  @Test("alarms are kept, and told whenever they change")
  func alarms() throws {
    let touched = try AppTest("alarms") { Alarms() }.touched(
      """
      +0ms a tap "Steep"
      +100ms a tap "Now countdown"
      +0ms a tap "Pause"
      +100ms a tap "Now paused"
      +0ms a tap "Cancel"
      +100ms a tap "Now"
      """)
    #expect(touched == ["Steep", "Now countdown", "Pause", "Now paused", "Cancel", "Now"])
  }

  @Test("sums over many numbers are those of each")
  func sums() {
    #expect(vDSP.add([1.0, 2], [3, 4]) == [4, 6])
    #expect(vDSP.rootMeanSquare([3.0, 4]) == 12.5.squareRoot())
    var result: Float = 0
    vDSP_rmsqv([3, 4], 1, &result, 2)
    #expect(result == Float(12.5).squareRoot())
    vDSP_dotpr([1, 2], 1, [3, 4], 1, &result, 2)
    #expect(result == 11)
  }

  @Test("training is kept for a watch")
  func training() async throws {
    let workout = CustomWorkout(
      activity: .running, location: .outdoor, displayName: "Hills",
      warmup: WorkoutStep(goal: .time(5, .minutes)),
      blocks: [
        IntervalBlock(
          steps: [
            IntervalStep(.work, goal: .distance(1, .kilometers)),
            IntervalStep(.recovery, goal: .open),
          ], iterations: 4)
      ])
    let plan = WorkoutPlan(.custom(workout))
    #expect(plan == plan)
    #expect(WorkoutScheduler.isSupported)
  }

  @Test("what is not there says so")
  func missing() async throws {
    #expect(MTLCreateSystemDefaultDevice() == nil)
    #expect(!DCAppAttestService.shared.isSupported)
    #expect(!NFCNDEFReaderSession.readingAvailable)
    #expect(!ImagePlaygroundViewController.isAvailable)
    #expect(SLComposeViewController(forServiceType: SLServiceTypeTwitter) == nil)
    #expect(throws: (any Error).self) { try AAAttribution.attributionToken() }
    #expect(SCSensitivityAnalyzer().analysisPolicy == .disabled)
    let context = JSContext()
    context.setObject(3, forKeyedSubscript: "x")
    #expect(context.evaluateScript("x")?.toInt32() == 3)
    #expect(context.evaluateScript("function f() {}")?.isUndefined == true)
  }
}
