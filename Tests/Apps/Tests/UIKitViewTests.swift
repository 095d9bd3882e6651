import PhotosUI
import Testing
import UIKit

/// What can be touched on the views of UIKit's controllers.
@MainActor @Suite struct UIKitViewTests {
  final class Home: UIViewController {
    private let label = UILabel()
    private let go = UIButton(type: .system)
    private let other = UIButton(primaryAction: UIAction(title: "Enable") { _ in })
    private(set) var name = ""

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "home"
      go.setTitle("Go", for: .normal)
      go.isEnabled = false
      go.addAction(
        UIAction { [weak self] _ in
          self?.navigationController?.pushViewController(Next(), animated: true)
        },
        for: .touchUpInside)
      other.addAction(
        UIAction { [weak self] _ in
          self?.go.isEnabled = true
          self?.label.text = "ready"
        }, for: .touchUpInside)
      let stack = UIStackView(arrangedSubviews: [label, go])
      stack.axis = .vertical
      view.addSubview(stack)
      view.addSubview(other)
      view.layer.cornerRadius = 8
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.ask() })
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Share", primaryAction: UIAction { [weak self] _ in self?.share() })
    }

    private func ask() {
      let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "name" }
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
          self?.name = alert?.textFields?.first?.text ?? ""
        })
      present(alert, animated: true)
    }

    private func share() {
      let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
      sheet.completionWithItemsHandler = { [weak self] _, isShared, _, _ in
        self?.label.text = isShared ? "shared" : "kept"
      }
      present(sheet, animated: true)
    }
  }

  final class Next: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(
        UIButton(configuration: .filled(), primaryAction: UIAction(title: "End") { _ in }))
    }
  }

  private func stage(_ controller: UIViewController) -> Stage {
    Stage(WindowView(UINavigationController(rootViewController: controller)))
  }

  @Test("buttons do what their actions do; what has changed is drawn anew")
  func buttons() throws {
    let stage = stage(Home())
    #expect(stage.buttons == ["Enable", "Share", "Add"])
    try stage.tap("Enable")
    #expect(stage.buttons == ["Go", "Enable", "Share", "Add"])
    #expect(stage.tree.allWords.contains("ready"))
    try stage.tap("Go")
    stage.settle()
    #expect(stage.buttons == ["End"])
  }

  @Test("something is shared on a layer of the system's")
  func shared() throws {
    let stage = stage(Home())
    try stage.tap("Share")
    stage.settle()
    #expect(stage.buttons == ["Share", "Close"])
    try stage.tap("Close")
    stage.settle()
    #expect(stage.tree.allWords.contains("kept"))
  }

  @Test("what is typed into an alert is there when its button is tapped")
  func field() throws {
    let home = Home()
    let stage = stage(home)
    try stage.tap("Add")
    stage.settle()
    try stage.type("Ada", into: "name")
    try stage.tap("OK")
    stage.settle()
    #expect(home.name == "Ada")
  }

  /// Has a picture picked.
  private struct Picker: UIViewControllerRepresentable {
    @Binding var isPicked: Bool
    @SwiftUI.Environment(\.dismiss) private var dismiss

    func makeUIViewController(context: Context) -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.delegate = context.coordinator
      return picker
    }

    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UIImagePickerControllerDelegate,
      UINavigationControllerDelegate
    {
      private let picker: Picker
      init(_ picker: Picker) { self.picker = picker }

      func imagePickerController(
        _ controller: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        picker.isPicked = info[.originalImage] is UIImage
        picker.dismiss()
      }
    }
  }

  private struct Profile: View {
    @State private var isPicking = false
    @State private var isPicked = false

    var body: some View {
      Button(isPicked ? "Another" : "Photo") { isPicking = true }
        .sheet(isPresented: $isPicking) { Picker(isPicked: $isPicked) }
    }
  }

  @Test("a picture is picked in a sheet that takes itself away")
  func picked() throws {
    let stage = Stage(Profile())
    try stage.tap("Photo")
    stage.settle()
    try stage.tap("Pick the picture")
    stage.settle()
    #expect(stage.buttons == ["Another"])
  }

  // MARK: Views of UIKit among views

  private struct Field: UIViewRepresentable {
    @Binding var text: String
    let isNumber: Bool

    final class Coordinator: NSObject, UITextFieldDelegate {
      var field: Field
      init(_ field: Field) { self.field = field }
      func textField(
        _ view: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString text: String
      ) -> Bool { !field.isNumber || text.allSatisfy(\.isNumber) }
      func textFieldDidEndEditing(_ view: UITextField) { field.text = view.text ?? "" }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UITextField {
      let view = UITextField(frame: .zero)
      view.placeholder = isNumber ? "number" : "name"
      view.delegate = context.coordinator
      return view
    }
    func updateUIView(_ view: UITextField, context: Context) {
      context.coordinator.field = self
      view.text = text
    }
  }

  private struct Notes: UIViewRepresentable {
    @Binding var text: String

    final class Coordinator: NSObject, UITextViewDelegate {
      let text: Binding<String>
      init(_ text: Binding<String>) { self.text = text }
      func textViewDidChange(_ view: UITextView) { text.wrappedValue = view.text }
    }

    func makeCoordinator() -> Coordinator { Coordinator($text) }
    func makeUIView(context: Context) -> UITextView {
      let view = UITextView(frame: .zero)
      view.delegate = context.coordinator
      return view
    }
    func updateUIView(_ view: UITextView, context: Context) { view.text = text }
  }

  private struct Heart: UIViewRepresentable {
    let tap: () -> Void
    func makeUIView(context: Context) -> UIStackView {
      let button = UIButton(primaryAction: UIAction(title: "like") { _ in tap() })
      return UIStackView(arrangedSubviews: [UILabel(), button])
    }
    func updateUIView(_ view: UIStackView, context: Context) {}
  }

  private struct Form: View {
    @State private var name = ""
    @State private var number = ""
    @State private var notes = ""
    @State private var likes = 0
    var body: some View {
      Field(text: $name, isNumber: false)
      Field(text: $number, isNumber: true)
      Notes(text: $notes)
      Heart { likes += 1 }
      Button("\(name) \(number) \(notes) \(likes)") {}
    }
  }

  @Test("fields and buttons of UIKit among views are touched, and their delegates are told")
  func among() throws {
    let stage = Stage(Form())
    #expect(stage.buttons == ["name", "number", "text", "like", "   0"])
    try stage.type("egg", into: "name")
    try stage.type("three", into: "number")
    try stage.type("3", into: "number")
    try stage.type("soft", into: "text")
    try stage.tap("like")
    #expect(stage.buttons.last == "egg 3 soft 1")
  }

  private final class Frosted: UIViewController, UIPopoverPresentationControllerDelegate {
    private(set) var closed = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      let frost = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      frost.contentView.addSubview(
        UIButton(primaryAction: UIAction(title: "Menu") { [weak self] _ in self?.ask() }))
      view.addSubview(frost)
    }

    private func ask() {
      let menu = UIViewController()
      #expect(menu.popoverPresentationController == nil)
      menu.modalPresentationStyle = .popover
      menu.popoverPresentationController?.sourceView = view
      menu.popoverPresentationController?.delegate = self
      present(menu, animated: true)
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) { closed += 1 }
  }

  @Test("what lies in a view with an effect is touched; who presents beside it is told")
  func frosted() throws {
    let frosted = Frosted()
    let stage = stage(frosted)
    try stage.tap("Menu")
    stage.settle()
    #expect(stage.screen.layers.map(\.kind) == [.base, .sheet] && frosted.closed == 0)
    stage.tree.userClosed(stage.screen.layers[1].id)
    stage.settle()
    #expect(stage.screen.layers.count == 1 && frosted.closed == 1)
  }

  private final class Mail: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Mail"
      view.addSubview(
        UIButton(
          primaryAction: UIAction(title: "Read") { [weak self] _ in
            self?.splitViewController?.show(.secondary)
          }))
    }
  }

  /// Has a phone begin with the first column.
  private final class BeginsFirst: UISplitViewControllerDelegate {
    func splitViewController(
      _ controller: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
    ) -> UISplitViewController.Column { column == .secondary ? .primary : column }
  }

  @Test("a phone begins with the last column, on the others, unless the delegate says otherwise")
  func lastColumn() throws {
    let split = UISplitViewController(style: .doubleColumn), letter = Next()
    split.setViewController(Mail(), for: .primary)
    split.setViewController(letter, for: .secondary)
    let stage = Stage(WindowView(split))
    stage.settle()
    #expect(stage.screen.layers[0].pages.count == 1)
    #expect(letter.splitViewController === split && letter.navigationController != nil)
    split.show(.primary)
    stage.settle()
    #expect(stage.buttons == ["Read"] && stage.screen.layers[0].pages.isEmpty)
    split.showDetailViewController(
      UINavigationController(rootViewController: UIViewController()), sender: nil)
    stage.settle()
    #expect(stage.screen.layers[0].pages.count == 1)
  }

  @Test("columns of controllers are pages of the first one, which a phone has room for")
  func columns() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let letter = Next(), delegate = BeginsFirst()
    split.delegate = delegate
    split.setViewController(UINavigationController(rootViewController: Mail()), for: .primary)
    split.setViewController(letter, for: .secondary)
    let stage = Stage(WindowView(split))
    #expect(stage.buttons == ["Read"] && stage.screen.layers[0].pages.isEmpty)
    try stage.tap("Read")
    stage.settle()
    #expect(stage.screen.layers[0].pages.count == 1)
    #expect(letter.splitViewController === split)
  }

  @Test("a window is among those of its scene, and of no other")
  func windows() {
    let (one, two) = (UIWindowScene(), UIWindowScene())
    let window = UIWindow(windowScene: one)
    #expect(one.windows == [window] && (window.windowLevel + 1).rawValue == 1)
    window.windowScene = two
    #expect(one.windows.isEmpty && two.windows == [window])
    window.windowScene = nil
    #expect(two.windows.isEmpty)
  }

  private final class Picking: UIViewController, PHPickerViewControllerDelegate {
    private let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "none"
      let button = UIButton(
        primaryAction: UIAction(title: "Pick") { [weak self] _ in
          let picker = PHPickerViewController(configuration: PHPickerConfiguration())
          picker.delegate = self
          self?.present(picker, animated: true)
        })
      view.addSubview(label)
      view.addSubview(button)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      label.text = results.isEmpty ? "none" : "one"
      picker.dismiss(animated: true)
    }
  }

  @Test("a controller has a picture picked")
  func controllerPicks() throws {
    let stage = stage(Picking())
    for (button, said) in [("Pick the picture", "one"), ("Cancel", "none")] {
      try stage.tap("Pick")
      stage.settle()
      try stage.tap(button)
      stage.settle()
      #expect(stage.tree.allWords.contains(said))
    }
  }
}
