import NavAppTest
import QuickLook
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Files that are picked, saved and looked at on layers of the system's.
@MainActor @Suite struct FileTests {
  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = "a"

    init() {}
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Files: View {
    let log: Log
    @State private var isPicking = false
    @State private var isSaving = false
    @State private var shown: URL?

    var body: some View {
      VStack {
        Button("Import") { isPicking = true }
          .fileImporter(
            isPresented: $isPicking, allowedContentTypes: [.pdf, .image],
            allowsMultipleSelection: true
          ) { result in
            if case .success(let urls) = result {
              log.add("picked \(urls.count)")
              shown = urls.first
            }
          } onCancellation: {
            log.add("cancelled")
          }
        Button("Export") { isSaving = true }
          .fileExporter(
            isPresented: $isSaving, document: Note(), contentType: .plainText
          ) { if case .success = $0 { log.add("saved") } }
      }
      .quickLookPreview($shown)
    }
  }

  @Test("a file is picked, and then shown; who cancels has picked none")
  func imported() throws {
    let log = Log()
    let stage = Stage(Files(log: log))
    try stage.tap("Import")
    stage.settle()
    #expect(stage.buttons == ["Pick the file", "Cancel"])
    try stage.tap("Cancel")
    stage.settle()
    #expect(stage.wanted == "Files")
    #expect(log.take() == ["cancelled"])
    try stage.tap("Import")
    stage.settle()
    try stage.tap("Pick the file")
    stage.settle()
    #expect(log.take() == ["picked 1"])
    #expect(stage.wanted == "Files / FilePreview")
    try stage.tap("Done")
    stage.settle()
    #expect(stage.wanted == "Files")
  }

  @Test("a document is saved")
  func exported() throws {
    let log = Log()
    let stage = Stage(Files(log: log))
    try stage.tap("Export")
    stage.settle()
    try stage.tap("Save the file")
    stage.settle()
    #expect(log.take() == ["saved"])
    #expect(stage.wanted == "Files")
  }

  @Test("kinds of data are known by their names")
  func kinds() {
    #expect(UTType(filenameExtension: "png") == .png)
    #expect(UTType("public.json") == .json)
    #expect(UTType(mimeType: "text/html") == .html)
    #expect(UTType.png.conforms(to: .image) && !UTType.pdf.conforms(to: .image))
  }

  private struct Numbers: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Bars: View {
    @State private var days: Set<DateComponents> = []
    @State private var position = ScrollPosition(edge: .top)

    var body: some View {
      TabView {
        VStack {
          PhaseAnimator([1, 2]) { phase in Button("Phase \(phase)") {} }
          KeyframeAnimator(initialValue: 3.0) { value in
            Button("Frame \(Int(value))") {}
          } keyframes: { _ in
            KeyframeTrack(\.self) {
              LinearKeyframe(1, duration: 1)
              SpringKeyframe(2, spring: .bouncy)
            }
          }
          RenameButton().renameAction { days = [] }
          MultiDatePicker("Days", selection: $days)
          ScrollView { Text("\(days.count)") }.scrollPosition($position)
          Text("told").preference(key: Numbers.self, value: 4)
        }
        .overlayPreferenceValue(Numbers.self) { number in Button("Told \(number)") {} }
        .colorEffect(ShaderLibrary.glow(.float(1)))
      }
      .tabViewBottomAccessory { Button("Now playing") {} }
    }
  }

  @Test("what lies in animators, over bars and in what is told can be touched")
  func found() throws {
    let stage = Stage(Bars())
    let words = ["Phase 1", "Frame 3", "Rename", "Days First", "Told 4", "Now playing"]
    for word in words { #expect(stage.buttons.contains(word), "\(stage.buttons)") }
  }
}
