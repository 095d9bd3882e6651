import AVFoundation
import ActivityKit
import AppIntents
import AppTrackingTransparency
import CloudKit
import Contacts
import CoreBluetooth
import CoreLocation
import CoreMotion
import EventKit
import GameKit
import HealthKit
import NavAppTest
import NavSim
import PassKit
import Photos
import Speech
import SwiftUI
import Testing
import Translation
import WatchConnectivity
import WeatherKit

/// What apps ask the system and the user for, and are answered in a later turn.
@MainActor @Suite struct AskingTests {
  /// Something that is asked for by a button, which then says what was answered.
  private struct Question {
    let words: String
    let ask: @MainActor (@escaping @MainActor (String) -> Void) -> Void
  }

  private struct Questions: View {
    let all: [Question]
    @State private var answers: [String: String] = [:]

    var body: some View {
      ForEach(all, id: \.words) { question in
        Button(answers[question.words] ?? question.words) {
          question.ask { answers[question.words] = $0 }
        }
      }
    }
  }

  /// Asks each, and expects that it is answered after so many milliseconds, and is not before.
  private func expect(
    _ questions: [(Question, answer: String, after: Int)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (question, answer, time) in questions {
      let app = AppTest("questions") { Questions(all: [question]) }
      let early = time == 0 ? "" : "+\(time - 100)ms a tap \"\(answer)\"\n"
      let touched = try app.buttons(answer).touched(
        "+0ms a tap \"\(question.words)\"\n\(early)+200ms a tap \"\(answer)\"")
      #expect(touched == [question.words, answer], sourceLocation: sourceLocation)
    }
  }

  @Test("who is asked says yes a second later; then there is something to be seen")
  func permissions() throws {
    try expect([
      (
        Question(words: "Pictures") { say in
          PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
            let options = PHFetchOptions()
            options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
            let found = PHAsset.fetchAssets(with: .image, options: options)
            guard status == .authorized, let first = found.firstObject else { return }
            let now = PHImageRequestOptions()
            now.isSynchronous = true
            PHImageManager.default().requestImage(
              for: first, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill,
              options: now
            ) { image, _ in say("\(found.count), \(first.localIdentifier) \(image != nil)") }
          }
        }, "3, third true", 1_000
      ),
      (
        Question(words: "People") { say in
          let store = CNContactStore()
          store.requestAccess(for: .contacts) { _, _ in
            let new = CNMutableContact()
            new.givenName = "Zoe"
            let request = CNSaveRequest()
            request.add(new, toContainerWithIdentifier: nil)
            try? store.execute(request)
            var names: [String] = []
            try? store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { one, _ in
              names.append(one.givenName)
            }
            say(names.joined(separator: ", "))
          }
        }, "Anna, Kate, Zoe", 1_000
      ),
      (
        Question(words: "Calendar") { say in
          let store = EKEventStore()
          store.requestFullAccessToEvents { isAllowed, _ in
            let event = EKEvent(eventStore: store)
            event.title = "Party"
            event.calendar = store.defaultCalendarForNewEvents
            try? store.save(event, span: .thisEvent)
            let found = store.events(matching: NSPredicate(value: true))
            say("\(found[0].title ?? "") \(EKEventStore.authorizationStatus(for: .event))")
          }
        }, "Party fullAccess", 1_000
      ),
      (
        Question(words: "Health") { say in
          let steps = HKQuantityType(.stepCount)
          let store = HKHealthStore()
          store.requestAuthorization(toShare: [steps], read: [steps]) { _, _ in
            let sample = HKQuantitySample(
              type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 7), start: .now,
              end: .now)
            store.save(sample) { _, _ in }
            store.execute(
              HKSampleQuery(
                sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil
              ) { _, found, _ in
                let first = found?.first as? HKQuantitySample
                say("\(first?.quantity.doubleValue(for: .count()) ?? 0) steps")
              })
          }
        }, "7.0 steps", 1_000
      ),
      (
        Question(words: "Microphone") { say in
          SFSpeechRecognizer.requestAuthorization { _ in
            _ = SFSpeechRecognizer()?.recognitionTask(
              with: SFSpeechAudioBufferRecognitionRequest()
            ) { result, _ in say(result?.bestTranscription.formattedString ?? "nothing") }
          }
        }, "Hello", 2_000
      ),
      (
        Question(words: "Others") { say in
          ATTrackingManager.requestTrackingAuthorization { say("\($0)") }
        }, "authorized", 1_000
      ),
    ])
  }

  private final class Photographer: NSObject, AVCapturePhotoCaptureDelegate,
    AVCaptureMetadataOutputObjectsDelegate, WCSessionDelegate, CBCentralManagerDelegate,
    PKPaymentAuthorizationControllerDelegate
  {
    var say: (@MainActor (String) -> Void)?
    var kept: [AnyObject] = []

    private func tell(_ words: String) {
      let say = say
      MainActor.assumeIsolated { say?(words) }
    }
    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
      error: (any Error)?
    ) { tell("a picture") }
    func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject],
      from connection: AVCaptureConnection
    ) { tell((objects.first as? AVMetadataMachineReadableCodeObject)?.stringValue ?? "no code") }
    func session(
      _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState,
      error: (any Error)?
    ) {
      session.sendMessage([:], replyHandler: nil) { [self] _ in tell("no watch") }
    }
    func centralManagerDidUpdateState(_ central: CBCentralManager) {
      tell(central.state == .poweredOn ? "on" : "off")
    }
    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
      handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .success, errors: nil)) }
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
      controller.dismiss { [self] in tell("paid") }
    }
  }

  @Test("cameras, radios, watches and cards answer their delegates")
  func delegates() throws {
    // Who is told is kept by nobody else.
    final class Keeper { var all: [Photographer] = [] }
    let keeper = Keeper()
    @MainActor func teller(_ say: @escaping @MainActor (String) -> Void) -> Photographer {
      let new = Photographer()
      new.say = say
      keeper.all.append(new)
      return new
    }
    try expect([
      (
        Question(words: "Camera") { say in
          let delegate = teller(say)
          AVCaptureDevice.requestAccess(for: .video) { _ in
            let session = AVCaptureSession()
            let output = AVCapturePhotoOutput()
            guard let camera = AVCaptureDevice.default(for: .video),
              let input = try? AVCaptureDeviceInput(device: camera)
            else { return }
            session.addInput(input)
            session.addOutput(output)
            session.startRunning()
            output.capturePhoto(with: AVCapturePhotoSettings(), delegate: delegate)
          }
        }, "a picture", 1_500
      ),
      (
        Question(words: "Scanner") { say in
          let delegate = teller(say)
          let session = AVCaptureSession()
          let output = AVCaptureMetadataOutput()
          session.addOutput(output)
          output.setMetadataObjectsDelegate(delegate, queue: .main)
          output.metadataObjectTypes = [.qr]
          session.startRunning()
          delegate.kept = [session]
        }, "https://example.com", 1_000
      ),
      (
        Question(words: "Watch") { say in
          WCSession.default.delegate = teller(say)
          WCSession.default.activate()
        }, "no watch", 0
      ),
      (
        Question(words: "Radio") { say in
          let delegate = teller(say)
          delegate.kept = [CBCentralManager(delegate: delegate, queue: nil)]
        }, "on", 0
      ),
      (
        Question(words: "Card") { say in
          let controller = PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest())
          controller.delegate = teller(say)
          controller.present()
        }, "paid", 1_000
      ),
    ])
  }

  @Test("servers, steps, games and the weather answer in the next turn")
  func answers() throws {
    try expect([
      (
        Question(words: "Cloud") { say in
          let database = CKContainer.default().privateCloudDatabase
          let record = CKRecord(recordType: "Note")
          record["text"] = "Milk"
          database.save(record) { _, _ in
            let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
            database.perform(query, inZoneWith: nil) { found, _ in
              say("\(found?.count ?? 0) \(found?.first?["text"] as? String ?? "")")
            }
          }
        }, "1 Milk", 0
      ),
      (
        Question(words: "Steps") { say in
          CMPedometer().queryPedometerData(from: .now, to: .now) { found, _ in
            say("\(found?.numberOfSteps ?? 0) steps")
          }
        }, "1000 steps", 0
      ),
      (
        Question(words: "Game") { say in
          GKLocalPlayer.local.authenticateHandler = { controller, _ in
            say(GKLocalPlayer.local.isAuthenticated ? "known" : "unknown")
          }
        }, "known", 0
      ),
      (
        Question(words: "Weather") { say in
          Task {
            let place = CLLocation(latitude: 1, longitude: 2)
            let weather = try await WeatherService.shared.weather(for: place)
            say("\(weather.currentWeather.condition), \(weather.hourlyForecast.count) hours")
          }
        }, "clear, 24 hours", 0
      ),
    ])
  }

  // MARK: What an app can be asked to do

  private enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .small: "Small", .large: "Large",
    ]
  }

  private struct Order: AppIntent {
    static let title: LocalizedStringResource = "Order"
    @Parameter(title: "Size", default: .small) var size: Size
    @Parameter(title: "Words") var words: String?

    init() {}
    init(size: Size) { self.size = size }

    @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
      Delivery.shared.all.append("\(size.rawValue) \(words ?? "without words")")
      let activity = try Activity.request(
        attributes: Way(name: "Order"),
        content: ActivityContent(state: Way.ContentState(step: 1), staleDate: nil))
      await activity.update(ActivityContent(state: Way.ContentState(step: 2), staleDate: nil))
      Delivery.shared.running = Activity<Way>.activities.map(\.content.state.step)
      return .result(dialog: "It comes")
    }
  }

  private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Order(), phrases: ["Order \(\.$size) with \(.applicationName)"],
        shortTitle: "Order", systemImageName: "cup.and.saucer")
    }
  }

  private struct Way: ActivityAttributes {
    struct ContentState: Codable, Hashable { var step: Int }
    let name: String
  }

  @MainActor private final class Delivery: ObservableObject {
    static let shared = Delivery()
    @Published var all: [String] = []
    @Published var running: [Int] = []
  }

  private struct Shop: View {
    @ObservedObject private var delivery = Delivery.shared
    @State private var isTranslated = false
    var body: some View {
      Button("Order", intent: Order(size: .large))
      Button("\(delivery.all.joined()), \(delivery.running.count) on its way") {}
      Button("Translate") { isTranslated = true }
        .translationPresentation(isPresented: $isTranslated, text: "Order")
    }
  }

  @Test("a button does what an app can be asked to do, which can start an activity")
  func intents() throws {
    #expect(Shortcuts.appShortcuts.count == 1)
    let done = "large without words, 1 on its way"
    let app = AppTest("shop") {
      (Delivery.shared.all, Delivery.shared.running) = ([], [])
      return Shop()
    }
    let touched = try app.buttons(done).touched(
      """
      +0ms     a tap "Order"
      +100ms   a tap "\(done)"
      +0ms     a tap "Translate"
      +1000ms  a tap "Done"
      """)
    #expect(touched == ["Order", done, "Translate", "Done"])
  }
}
