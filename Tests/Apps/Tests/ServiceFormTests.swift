import AVKit
import AuthenticationServices
import CloudKit
import Contacts
import CoreData
import Intents
import IntentsUI
import MapKit
import NavAppTest
import Network
import StoreKit
import SwiftData
import Testing
import UserNotifications

/// What services say where there is nobody to serve, and values that they are asked with.
@MainActor @Suite struct ServiceFormTests {
  private struct Asking: View {
    let ask: @MainActor (@escaping @MainActor (String) -> Void) -> Void
    @State private var said = "Ask"
    var body: some View { Button(said) { ask { said = $0 } } }
  }

  private func expect(
    _ said: String, sourceLocation: SourceLocation = #_sourceLocation,
    of ask: @escaping @MainActor (@escaping @MainActor (String) -> Void) -> Void
  ) throws {
    let app = AppTest("asking") { Asking(ask: ask) }.withoutCertificates
    let steps = "+0ms  a tap \"Ask\"\n+3000ms  a tap \"\(said)\""
    #expect(try app.touched(steps) == ["Ask", said], sourceLocation: sourceLocation)
  }

  @Test("nobody answers a connection, and it ends when it is cancelled")
  func connections() throws {
    try expect("preparing waiting cancelled") { say in
      let connection = NWConnection(host: "example.org", port: 80, using: .tcp)
      nonisolated(unsafe) var states: [String] = []
      connection.stateUpdateHandler = { state in
        states.append(String("\(state)".prefix { $0.isLetter }))
        if case .waiting = state { connection.cancel() }
        let all = states.joined(separator: " ")
        DispatchQueue.main.async { MainActor.assumeIsolated { say(all) } }
      }
      connection.start(queue: .main)
    }
  }

  @Test("addresses are read and written")
  func addresses() {
    #expect(IPv4Address("127.0.0.1")?.isLoopback == true)
    #expect(IPv4Address("1.2.3") == nil && IPv4Address("1.2.3.256") == nil)
    #expect(IPv6Address("::1") == .loopback && IPv6Address("::") == .any)
    #expect(IPv6Address("fe80::1:2")?.isLinkLocal == true)
    #expect(IPv6Address("1:2:3:4:5:6:7") == nil && IPv6Address("1::2::3") == nil)
    #expect(IPv6Address("::ffff:7f00:1")?.asIPv4 == .loopback)
    #expect(NWEndpoint.hostPort(host: "10.0.0.1", port: 443).debugDescription == "10.0.0.1:443")
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.country) = ("Way 1", "Town", "Land")
    let text = CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
    #expect(text == "Way 1\nTown\nLand")
  }

  @Test("a film is written, and where there is something already it is not")
  func films() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "navsim-\(getpid())-film")
    defer { try? FileManager.default.removeItem(at: file) }
    for said in ["completed", "failed"] {
      try expect(said) { say in
        try? FileManager.default.removeItem(at: file)
        if said == "failed" { try? Data().write(to: file) }
        let film = AVURLAsset(url: URL(filePath: "/film"))
        guard
          let session = AVAssetExportSession(
            asset: film, presetName: AVAssetExportPresetHighestQuality)
        else { return }
        session.outputURL = file
        session.outputFileType = .mp4
        session.exportAsynchronously {
          let status = "\(session.status)"
          MainActor.assumeIsolated { say(status) }
        }
      }
    }
  }

  @Test("a small picture comes and goes, and its delegate is told")
  func smallPictures() throws {
    final class Teller: NSObject, AVPictureInPictureControllerDelegate {
      var told: [String] = []
      func pictureInPictureControllerDidStartPictureInPicture(
        _ controller: AVPictureInPictureController
      ) {
        told.append("comes")
        controller.stopPictureInPicture()
      }
      func pictureInPictureControllerDidStopPictureInPicture(
        _ controller: AVPictureInPictureController
      ) { told.append("goes") }
    }
    try expect("comes goes") { say in
      let teller = Teller()
      guard
        let picture = AVPictureInPictureController(playerLayer: AVPlayerLayer(player: AVPlayer()))
      else { return }
      picture.delegate = teller
      picture.startPictureInPicture()
      Task { @MainActor in
        try await Task.sleep(for: .seconds(1))
        say(teller.told.joined(separator: " "))
      }
    }
  }

  @Test("a phone without keys gives up, one that is known answers")
  func keys() throws {
    final class Door: NSObject, ASAuthorizationControllerDelegate {
      let say: @MainActor (String) -> Void
      init(_ say: @escaping @MainActor (String) -> Void) { self.say = say }
      func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
      ) { say("in") }
      func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
      ) {
        if case ASAuthorizationError.canceled = error { say("out") }
      }
    }
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(
      relyingPartyIdentifier: "example.org")
    for (request, said) in [
      (provider.createCredentialAssertionRequest(challenge: Data()), "out"),
      (ASAuthorizationPasswordProvider().createRequest(), "out"),
      (ASAuthorizationAppleIDProvider().createRequest(), "in"),
    ] as [(ASAuthorizationRequest, String)] {
      try expect(said) { say in
        let door = Door(say)
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = door
        controller.performRequests()
        Task { @MainActor in
          try await Task.sleep(for: .seconds(2))
          _ = door
        }
      }
    }
  }

  @Test("records are kept and found by operations")
  func records() throws {
    try expect("saved 1, found 1, tea") { say in
      let database = CKContainer.default().database(with: .private)
      let record = CKRecord(recordType: "Drink")
      record["name"] = "tea"
      let saving = CKModifyRecordsOperation(recordsToSave: [record])
      nonisolated(unsafe) var saved = 0, found: [CKRecord] = []
      saving.perRecordSaveBlock = { _, _ in saved += 1 }
      let finding = CKQueryOperation(
        query: CKQuery(recordType: "Drink", predicate: NSPredicate(value: true)))
      finding.recordMatchedBlock = { _, result in found += [result].compactMap { try? $0.get() } }
      finding.queryResultBlock = { _ in
        let name = found.first?["name"] as? String ?? ""
        let words = "saved \(saved), found \(found.count), \(name)"
        MainActor.assumeIsolated { say(words) }
      }
      saving.modifyRecordsResultBlock = { _ in database.add(finding) }
      database.add(saving)
    }
  }

  @Test("values keep what they are made of")
  func values() throws {
    let category = UNNotificationCategory(
      identifier: "mail",
      actions: [
        UNTextInputNotificationAction(
          identifier: "answer", title: "Answer", textInputButtonTitle: "Send",
          textInputPlaceholder: "words")
      ], intentIdentifiers: [], options: .customDismissAction)
    #expect(category.actions.map(\.title) == ["Answer"])
    let content = UNMutableNotificationContent()
    content.title = "Hello"
    #expect((content.mutableCopy() as? UNMutableNotificationContent)?.title == "Hello")
    let person = INPerson(
      personHandle: INPersonHandle(value: "1", type: .phoneNumber), nameComponents: nil,
      displayName: nil, image: nil, contactIdentifier: nil, customIdentifier: nil)
    #expect(person.displayName == "1")
    let rect = MKMapRect(x: 0, y: 0, width: 4, height: 4)
    #expect(rect.intersection(rect.offsetBy(dx: 2, dy: 1)).width == 2)
    #expect(!rect.intersects(rect.offsetBy(dx: 9, dy: 9)) && rect.midX == 2)
    let schema = Schema(versionedSchema: FirstVersion.self)
    #expect(schema.entities.map(\.name) == ["Cup"] && schema.version == Schema.Version(1, 2, 3))
    let older = NSManagedObjectModel()
    let entity = NSEntityDescription()
    entity.name = "Cup"
    older.entities = [entity]
    let mapping = try NSMappingModel.inferredMappingModel(
      forSourceModel: older, destinationModel: older)
    let manager = NSMigrationManager(sourceModel: older, destinationModel: older)
    let known = mapping.entityMappingsByName["Cup"].flatMap(manager.destinationEntity)
    #expect(known === entity)
    #expect((CKError(.quotaExceeded) as any Error) is CKError)
    #expect(AVError(.exportFailed).errorCode == -11_820)
  }
}

@Model private final class Cup {
  var size = 1
  init() {}
}

private enum FirstVersion: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 2, 3)
  static var models: [any PersistentModel.Type] { [Cup.self] }
}
