import AudioToolbox
import CoreGraphics
import CoreHaptics
import CoreImage.CIFilterBuiltins
import CoreTransferable
import CryptoKit
import NavAppTest
import QuartzCore
import SwiftData
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers
import WidgetKit

@Model private final class Word {
  var text: String
  init(text: String) { self.text = text }
}

@ModelActor private actor Importer {
  func add(_ text: String) { modelContext.insert(Word(text: text)) }
  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Word>()) }
}

private enum Version1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 2, 0)
  static var models: [any PersistentModel.Type] { [Word.self] }
}

/// Forms that public apps use, beside those of the other tests.
@MainActor @Suite struct PublicFormTests {
  // MARK: Models

  private struct Words: View {
    @Query private var words: [Word]
    /// A query can be made elsewhere, by its whole name.
    static var inOrder: Query<Word, [Word]> { Query(sort: \Word.text) }
    @Environment(\.modelContext) private var context
    var body: some View {
      Button("\(words.count) words") {}
      Button("Import") {
        let importer = Importer(modelContainer: context.container)
        Task { await importer.add("egg") }
      }
    }
  }

  @Test("what an actor keeps is seen by the views of its container")
  func actors() throws {
    let container = try ModelContainer(for: Schema(versionedSchema: Version1.self))
    #expect(Schema.Version(1, 2, 0) < Schema.Version(1, 10, 0))
    let app = AppTest("words") { Words().modelContainer(container) }.buttons("1 words")
      .settingBack { container.deleteAllData() }
    let touched = try app.touched(
      """
      +0ms     a tap "Import"
      +1000ms  a tap "1 words"
      """)
    #expect(touched == ["Import", "1 words"])
  }

  // MARK: Controllers

  private final class Leaf: UIHostingController<Text> {}

  private struct Leaves: UIViewControllerRepresentable {
    @Binding var page: Int

    final class Coordinator: NSObject, UIPageViewControllerDataSource,
      UIPageViewControllerDelegate
    {
      let leaves: Leaves
      let pages = (0..<3).map { Leaf(rootView: Text("leaf \($0)")) }
      init(_ leaves: Leaves) { self.leaves = leaves }

      private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
        guard let place = pages.firstIndex(where: { $0 === controller }) else { return nil }
        return pages.indices.contains(place + offset) ? pages[place + offset] : nil
      }
      func pageViewController(
        _ controller: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? { self.page(-1, from: page) }
      func pageViewController(
        _ controller: UIPageViewController, viewControllerAfter page: UIViewController
      ) -> UIViewController? { self.page(1, from: page) }
      func pageViewController(
        _ controller: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) {
        let present = controller.viewControllers?.first
        leaves.page = pages.firstIndex { $0 === present } ?? -1
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UIPageViewController {
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.dataSource = context.coordinator
      controller.delegate = context.coordinator
      return controller
    }
    func updateUIViewController(_ controller: UIPageViewController, context: Context) {
      controller.setViewControllers(
        [context.coordinator.pages[page]], direction: .forward, animated: true)
    }
  }

  private struct Book: View {
    @State private var page = 0
    var body: some View {
      Leaves(page: $page)
      Button("page \(page)") {}
    }
  }

  @Test("the user leafs through controllers, as far as there are any")
  func leafs() throws {
    let stage = Stage(Book())
    try stage.tap("drag left leaf 0")
    try stage.tap("drag left leaf 1")
    try stage.tap("drag left leaf 2")
    #expect(stage.buttons.contains("page 2"))
    try stage.tap("drag right leaf 2")
    #expect(stage.buttons.contains("page 1"))
  }

  private struct Bar: UIViewControllerRepresentable {
    let controllers: [UIViewController]
    func makeUIViewController(context: Context) -> UITabBarController { UITabBarController() }
    func updateUIViewController(_ controller: UITabBarController, context: Context) {
      controller.setViewControllers(controllers, animated: true)
    }
  }

  private struct Tabs: View {
    let controllers = ["one", "two"].map { UIHostingController(rootView: Text($0)) }
    var body: some View { Bar(controllers: controllers) }
  }

  private struct Screen: View { var body: some View { Tabs() } }

  @Test("tabs that are made anew in every update are not updated for ever")
  func tabs() {
    let stage = Stage(Screen())
    stage.tree.evaluateAll()
    stage.settle()
    #expect(stage.tree.settles)
    #expect(stage.wanted == "[Tab 1] Bar")
  }

  // MARK: Documents

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note(text: "new")) { file in
        TextField("text", text: file.$document.text)
        Button("says \(file.document.text)") {}
      }
    }
  }

  @Test("the window of documents shows a new one")
  func documents() throws {
    let stage = Stage(Notes().body.root)
    try stage.type("egg", into: "text")
    #expect(stage.buttons == ["text", "says egg"])
  }

  // MARK: Looks

  private struct Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private struct Shaking: GeometryEffect {
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
    }
  }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
  }

  private struct Looks: View {
    @State private var text = ""
    @State private var chosen: Set<String> = []
    @Environment(\.locale) private var locale
    var body: some View {
      VStack(alignment: HorizontalAlignment(Middle.self)) {
        TextField("name", text: $text).textFieldStyle(Boxed()).keyboardType(.asciiCapable)
        Button("Go") {}.modifier(Shaking(animatableData: 1)).gesture(nil as TapGesture?)
          .background(.background.shadow(.drop(radius: 2)), in: .capsule)
          .foregroundStyle(.primary.secondary)
        Text(3, formatter: NumberFormatter())
        Canvas { context, size in
          context.addFilter(.alphaThreshold(min: 0.5))
        } symbols: {
          Circle().tag(0)
        }
        ShareLink(item: "egg", preview: SharePreview("egg", image: Image("egg")))
        List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
        GeometryReader { place in
          Button("\(place.bounds(of: .scrollView(axis: .vertical)) == nil) \(locale.identifier)") {}
        }
      }
    }
  }

  @Test("looks of an app's own change nothing of what can be touched")
  func looks() {
    let stage = Stage(Looks().environment(\.locale, Locale(identifier: "de_DE")))
    #expect(stage.buttons == ["name", "Go", "true de_DE"])
  }

  private struct Wide: ViewModifier {
    let isWide: Bool
    func body(content: Content) -> some View {
      if isWide { Button("wide") {} } else { content }
    }
  }

  private struct Fitting: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Wide {
      Wide(isWide: environment.horizontalSizeClass == .regular)
    }
  }

  @Test("a modifier that depends on the environment")
  func resolved() {
    let button = Button("narrow") {}.modifier(Fitting())
    #expect(Stage(button).buttons == ["narrow"])
    #expect(Stage(button.environment(\.horizontalSizeClass, .regular)).buttons == ["wide"])
  }

  @Test("how long ago something was, and a text with marks")
  func words() throws {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSinceReferenceDate: 0)
    for (seconds, words) in [
      (-1.0, "1 second ago"), (-120, "2 minutes ago"), (3_600, "in 1 hour"),
      (86_400 * 8, "in 1 week"), (-86_400 * 800, "2 years ago"),
    ] {
      let date = now.addingTimeInterval(seconds)
      #expect(formatter.localizedString(for: date, relativeTo: now) == words)
    }
    #expect(try AttributedString(markdown: "an **egg**") == AttributedString("an **egg**"))
  }

  // MARK: Widgets

  private struct Entry: TimelineEntry { let date: Date }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
  }

  private struct Clock: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "clock", provider: Provider()) { Text("\($0.date)") }
        .configurationDisplayName("Clock").supportedFamilies([.systemSmall])
    }
  }

  @Test("a widget is made, and says what it would show")
  func widgets() {
    _ = Clock().body
    var shown: [Date] = []
    Provider().getTimeline(in: TimelineProviderContext()) { shown = $0.entries.map(\.date) }
    #expect(shown == [.distantPast])
  }

  // MARK: Frameworks

  @Test("sums of data are those of their documents")
  func sums() {
    #expect(
      SHA256.hash(data: Data("abc".utf8)).description
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      Insecure.MD5.hash(data: Data("message digest".utf8)).map { String(format: "%02x", $0) }
        .joined() == "f96b697d7cb7938d525a2f31aaf161d0")
    let long = Data(String(repeating: "a", count: 1000).utf8)
    #expect(
      SHA256.hash(data: long).description
        == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
    // RFC 4231, the second case.
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8),
      using: SymmetricKey(data: Data("Jefe".utf8)))
    #expect(
      code.description == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  @Test("a picture goes through filters, and patterns can be made")
  func devices() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("egg".utf8)
    filter.intensity = 0.5
    #expect(filter.intensity == 0.5)
    let image = try #require(filter.outputImage)
    #expect(CIContext().createCGImage(image, from: image.extent) != nil)
    let engine = try CHHapticEngine()
    let event = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0)
    let pattern = try CHHapticPattern(events: [event], parameters: [])
    try engine.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
    AudioServicesPlaySystemSound(1000)
    #expect(CACurrentMediaTime() == 0)
  }

  @Test("parts of a text know what they look like")
  func looksOfText() {
    var text = AttributedString("word")
    text.foregroundColor = .red
    text.font = .title
    text.underlineStyle = .single
    text.kern = 2
    #expect(text.foregroundColor == .red && text.kern == 2 && text.swiftUI.font == .title)
    #expect(text.backgroundColor == nil && text.runs.count == 1)
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(CGRectMake(0, 0, 2, 4).applying(turn) == CGRectMake(-4, 0, 4, 2))
    #expect(
      CGRect(x: 0, y: 0, width: 9, height: 9).inset(by: UIEdgeInsets(top: 1, left: 2))
        == CGRectMake(2, 1, 7, 8))
  }

  @Test("an id is written into a text by its letters")
  func written() throws {
    let text = "00000000-0000-0000-0000-00000000000A"
    let id = try #require(UUID(uuidString: text))
    let twice = String(format: "%@ %d %@", id as any CVarArg, 3, id as any CVarArg)
    #expect(twice == "\(text) 3 \(text)")
  }
}
