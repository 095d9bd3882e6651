import AVFoundation
import EventKit
import HealthKit
import MapKit
import Photos
import PhotosUI
import Testing
import UIKit
import UserNotifications

/// Forms of frameworks that apps write and of which nothing is seen.
@MainActor @Suite struct FilmFormTests {
  @Test("a film is put together, and read without anything in it")
  func film() throws {
    let whole = AVMutableComposition()
    let part = try #require(
      whole.addMutableTrack(
        withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
    part.preferredTransform = CGAffineTransform(rotationAngle: 1)
    #expect(part.preferredTransform != .identity)
    let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: part)
    layer.setOpacity(0, at: .zero)
    let instruction = AVMutableVideoCompositionInstruction()
    instruction.layerInstructions = [layer]
    let pictures = AVMutableVideoComposition()
    pictures.instructions = [instruction]
    let mix = AVMutableAudioMix()
    mix.inputParameters = [AVMutableAudioMixInputParameters(track: part)]
    let export = AVAssetExportSession(
      asset: whole, presetName: AVAssetExportPresetHighestQuality)
    export?.videoComposition = pictures
    export?.audioMix = mix
    let reader = try AVAssetReader(asset: whole)
    let output = AVAssetReaderTrackOutput(track: part, outputSettings: nil)
    reader.add(output)
    #expect(reader.startReading() && output.copyNextSampleBuffer() == nil)
    let inside = AVMakeRect(
      aspectRatio: CGSize(width: 2, height: 1),
      insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(inside == CGRect(x: 0, y: 25, width: 100, height: 50))
  }

  @Test("maps are drawn, and lengths are told")
  func maps() async throws {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 10, height: 10)
    _ = try await MKMapSnapshotter(options: options).start().image
    let words = MKDistanceFormatter()
    words.units = .metric
    #expect(words.string(fromDistance: 640) == "640 m")
    #expect(words.string(fromDistance: 1_540) == "1.5 km")
    words.units = .imperial
    #expect(words.string(fromDistance: 1_609.344) == "1 mi")
  }

  @Test("what the user has is told of by more than its name")
  func people() async throws {
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    event.structuredLocation = EKStructuredLocation(title: "Home")
    let calendar = try #require(store.defaultCalendarForNewEvents)
    #expect(store.calendar(withIdentifier: calendar.calendarIdentifier)?.title == calendar.title)
    let health = HKHealthStore()
    let plan = HKWorkoutConfiguration()
    plan.activityType = .running
    let builder = HKWorkoutBuilder(healthStore: health, configuration: plan, device: .local())
    let start = Date(timeIntervalSince1970: 0)
    try await builder.beginCollection(at: start)
    try await builder.endCollection(at: start + 60)
    let workout = try await builder.finishWorkout()
    #expect(workout?.duration == 60 && workout?.workoutActivityType == .running)
    #expect(workout?.sourceRevision.source == HKSource.default())
  }
}
