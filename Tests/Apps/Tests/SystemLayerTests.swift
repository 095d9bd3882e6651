import ContactsUI
import CoreLocationUI
import CoreML
import CoreText
import EventKitUI
import FoundationModels
import ImageIO
import MobileCoreServices
import MultipeerConnectivity
import MusicKit
import NavAppTest
import NavSim
import NaturalLanguage
import PencilKit
import SceneKit
import SpriteKit
import Testing
import Vision
import VisionKit

/// Layers and views of the system's: each has something to be touched.
@MainActor @Suite struct SystemLayerTests {
  // MARK: Layers

  private struct Layer: UIViewControllerRepresentable {
    let make: @MainActor (Coordinator) -> UIViewController
    let say: @MainActor (String) -> Void

    @MainActor
    final class Coordinator: NSObject, CNContactPickerDelegate,
      EKEventEditViewDelegate, VNDocumentCameraViewControllerDelegate,
      MCBrowserViewControllerDelegate
    {
      let say: @MainActor (String) -> Void
      init(_ say: @escaping @MainActor (String) -> Void) { self.say = say }
      func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        say(contact.phoneNumbers.first?.value.stringValue ?? "none")
      }
      func contactPickerDidCancel(_ picker: CNContactPickerViewController) { say("nobody") }
      func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
      ) { say(action == .saved ? "kept" : "not kept") }
      func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
      ) { say("\(scan.pageCount) pages") }
      func browserViewControllerDidFinish(_ controller: MCBrowserViewController) { say("found") }
      func browserViewControllerWasCancelled(_ controller: MCBrowserViewController) {
        say("alone")
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(say) }
    func makeUIViewController(context: Context) -> UIViewController { make(context.coordinator) }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private struct Presenting: View {
    let make: @MainActor (Layer.Coordinator) -> UIViewController
    @State private var isShown = false
    @State private var said = "Show"
    var body: some View {
      Button(said) { isShown = true }
        .sheet(isPresented: $isShown) {
          Layer(make: make) {
            said = $0
            isShown = false
          }
        }
    }
  }

  private func expect(
    _ touches: [(button: String, said: String)], on all: [String],
    by make: @escaping @MainActor (Layer.Coordinator) -> UIViewController,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (button, said) in touches {
      let stage = Stage(Presenting(make: make))
      try stage.tap("Show")
      stage.settle()
      #expect(stage.buttons == all, sourceLocation: sourceLocation)
      try stage.tap(button)
      stage.settle()
      #expect(stage.buttons == [said], sourceLocation: sourceLocation)
    }
  }

  @Test("people are chosen, entries kept, pages taken and players found on layers")
  func layers() throws {
    try expect(
      [("Kate Bell", "555-564-8583"), ("Cancel", "nobody")],
      on: ["Anna Haro", "Kate Bell", "Cancel"]
    ) {
      let picker = CNContactPickerViewController()
      picker.delegate = $0
      return picker
    }
    try expect([("Add", "kept"), ("Cancel", "not kept")], on: ["Add", "Cancel"]) {
      let controller = EKEventEditViewController()
      controller.editViewDelegate = $0
      return controller
    }
    try expect([("Scan", "1 pages")], on: ["Scan", "Cancel"]) {
      let camera = VNDocumentCameraViewController()
      camera.delegate = $0
      return camera
    }
    try expect([("Done", "found"), ("Cancel", "alone")], on: ["Done", "Cancel"]) {
      let session = MCSession(peer: MCPeerID(displayName: "me"))
      let browser = MCBrowserViewController(serviceType: "game", session: session)
      browser.delegate = $0
      return browser
    }
  }

  // MARK: Views

  private struct Canvas: UIViewRepresentable {
    @Binding var drawing: PKDrawing

    final class Coordinator: NSObject, PKCanvasViewDelegate {
      let drawing: Binding<PKDrawing>
      init(_ drawing: Binding<PKDrawing>) { self.drawing = drawing }
      func canvasViewDrawingDidChange(_ view: PKCanvasView) { drawing.wrappedValue = view.drawing }
    }

    func makeCoordinator() -> Coordinator { Coordinator($drawing) }
    func makeUIView(context: Context) -> PKCanvasView {
      let view = PKCanvasView()
      view.delegate = context.coordinator
      view.drawingPolicy = .anyInput
      PKToolPicker().setVisible(true, forFirstResponder: view)
      return view
    }
    func updateUIView(_ view: PKCanvasView, context: Context) {
      if view.drawing != drawing { view.drawing = drawing }
    }
  }

  private final class Ballroom: SKScene, ObservableObject {
    @Published var score = 0
    private let label = SKLabelNode(text: "score")
    override func didMove(to view: SKView) {
      addChild(label)
      physicsBody = SKPhysicsBody(edgeLoopFrom: frame)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let place = touches.first?.location(in: self) else { return }
      let ball = SKSpriteNode(imageNamed: "ball")
      ball.position = place
      addChild(ball)
      score = children.count
      label.text = "\(nodes(at: place).count) there"
    }
  }

  private struct Playroom: View {
    @State private var drawing = PKDrawing()
    @StateObject private var room = Ballroom(size: CGSize(width: 100, height: 100))
    @State private var place = "nowhere"
    var body: some View {
      Canvas(drawing: $drawing)
      Button("\(drawing.strokes.count) lines") { drawing = PKDrawing() }
      SpriteView(scene: room, options: [.allowsTransparency])
      Button("\(room.score) in the room") {}
      SceneView(scene: SCNScene(named: "castle"), options: [.allowsCameraControl])
      LocationButton(.shareMyCurrentLocation) { place = "here" }
      Button(place) {}
    }
  }

  @Test("a canvas is drawn on, a scene is touched, and a button says where one is")
  func views() throws {
    let stage = Stage(Playroom())
    try stage.tap("Draw")
    try stage.tap("Draw")
    #expect(stage.buttons.contains("2 lines"))
    try stage.tap("2 lines")
    #expect(stage.buttons.contains("0 lines"))
    let scene = try #require(stage.buttons.first { $0.contains("view") || $0.isEmpty })
    try stage.tap(scene)
    #expect(stage.buttons.contains("2 in the room"))
    try stage.tap("Share My Current Location")
    #expect(stage.buttons.last == "here")
  }

  // MARK: Answers at once

  @Generable(description: "a list")
  fileprivate struct Shopping {
    @Guide(description: "what to buy", .count(3)) var items: [String]
  }

  @Test("what reads pictures and texts says the same in every run")
  func reading() async throws {
    let request = VNRecognizeTextRequest()
    var words: [String?] = []
    let classifying = VNCoreMLRequest(
      model: try VNCoreMLModel(for: MLModel(contentsOf: URL(filePath: "/model")))
    ) { request, _ in
      words.append((request.results as? [VNClassificationObservation])?.first?.identifier)
    }
    try VNImageRequestHandler(data: Data()).perform([request, classifying])
    words.append(request.results?.first?.topCandidates(1).first?.string)
    #expect(words == ["object", "Hello"])

    let text = "Milk, bread"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    let all = text.startIndex..<text.endIndex
    #expect(tokenizer.tokens(for: all).map { text[$0] } == ["Milk", "bread"])
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == .english)

    let array = try MLMultiArray(shape: [2, 2], dataType: .double)
    array[[1, 0]] = 5
    #expect(array[2] == 5)
    #expect(kUTTypeImage == UTType.image.identifier)
    let source = try #require(CGImageSourceCreateWithData(Data() as CFData, nil))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CTFontManagerRegisterFontsForURL(URL(filePath: "/font") as CFURL, .process, nil))

    #expect(!SystemLanguageModel.default.isAvailable)
    let session = LanguageModelSession { "be short" }
    #expect(try await session.respond(to: "hello?").content == "Hello")
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await session.respond(to: "what?", generating: Shopping.self)
    }
    let search = MusicCatalogSearchRequest(term: "bach", types: [Song.self])
    #expect(try await search.response().songs.isEmpty)
  }

  @Test("what is done in a scene is there at its end, in its order")
  func actions() throws {
    let app = AppTest("scene") { Moving() }
    let touched = try app.buttons("gone at 7").touched(
      """
      +0ms     a tap "Move"
      +400ms   a tap "gone at 7"
      +200ms   a tap "gone at 7"
      """)
    #expect(touched == ["Move", "gone at 7"])
  }

  private struct Moving: View {
    @State private var said = "Move"
    @State private var parts = (scene: SKScene(size: .zero), ball: SKSpriteNode())
    var body: some View {
      Button(said) {
        let (scene, ball) = parts
        scene.addChild(ball)
        ball.run(
          .sequence([
            .moveBy(x: 7, y: 0, duration: 0.25), .wait(forDuration: 0.25), .removeFromParent(),
          ])
        ) { said = "\(ball.parent == nil ? "gone" : "there") at \(Int(ball.position.x))" }
      }
    }
  }
}
