@_exported public import Contacts
@_exported public import UIKit

/// Has somebody chosen on a layer of the system's, who goes by itself then.
@MainActor @preconcurrency open class CNContactPickerViewController: UIViewController {
  /// Who is told.
  public weak var delegate: (any CNContactPickerDelegate)?
  /// What is shown of somebody.
  public var displayedPropertyKeys: [String]?
  /// Who can be chosen, and whether his page is shown.
  public var predicateForEnablingContact: NSPredicate?,
    predicateForSelectionOfContact: NSPredicate?, predicateForSelectionOfProperty: NSPredicate?

  /// Has a button for each, and one for nobody.
  open override func viewDidLoad() {
    super.viewDidLoad()
    try? CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) {
      contact, _ in
      add(CNContactFormatter.string(from: contact, style: .fullName) ?? contact.identifier) {
        $0.delegate?.contactPicker($0, didSelect: contact)
        $0.delegate?.contactPicker($0, didSelect: [contact])
      }
    }
    add("Cancel") { $0.delegate?.contactPickerDidCancel($0) }
  }

  private func add(
    _ words: String, _ body: @escaping @MainActor (CNContactPickerViewController) -> Void
  ) {
    let action = UIAction(title: words) { [weak self] _ in
      guard let self else { return }
      if presentingViewController != nil { dismiss(animated: true) }
      body(self)
    }
    view.addSubview(UIButton(primaryAction: action))
  }
}

/// Is told who was chosen.
@MainActor @preconcurrency public protocol CNContactPickerDelegate: AnyObject {
  /// The user wants nobody.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Somebody was chosen.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Several were chosen: one.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// Something of somebody was chosen, which nobody does here.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect property: CNContactProperty)
}

extension CNContactPickerDelegate {
  /// Nothing is done.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Nothing is done.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  /// Nothing is done.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
  /// Nothing is done.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect property: CNContactProperty
  ) {}
}

/// Something of somebody.
public final class CNContactProperty: NSObject, @unchecked Sendable {
  /// Whose it is.
  public let contact: CNContact
  /// What it is.
  public let key: String
  /// The value.
  public let value: Any?
  init(_ contact: CNContact, _ key: String, _ value: Any?) {
    (self.contact, self.key, self.value) = (contact, key, value)
  }
}

/// Shows somebody, of whom nothing is drawn but a button that is done.
@MainActor @preconcurrency open class CNContactViewController: UIViewController {
  /// Who is told.
  public weak var delegate: (any CNContactViewControllerDelegate)?
  /// Whom it shows.
  public private(set) var contact = CNContact()
  /// Where he is kept.
  public var contactStore: CNContactStore?
  /// True where he can be changed and called.
  public var allowsEditing = true, allowsActions = true

  /// Shows somebody.
  public convenience init(for contact: CNContact) {
    self.init(nibName: nil, bundle: nil)
    self.contact = contact
  }
  /// Shows somebody whom the user does not know.
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  /// Shows somebody who is added.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNContact())
  }

  /// Has a button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: "Done") { [weak self] _ in
      guard let self else { return }
      delegate?.contactViewController(self, didCompleteWith: contact)
    }
    view.addSubview(UIButton(primaryAction: action))
  }
}

/// Is told what has become of somebody.
@MainActor @preconcurrency public protocol CNContactViewControllerDelegate: AnyObject {
  /// The user is done.
  func contactViewController(
    _ controller: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  /// Nothing is done.
  public func contactViewController(
    _ controller: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

extension View {
  /// Has the user choose whom an app knows, while a value is true: all whom he knows.
  public func contactAccessPicker(
    isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void = { _ in }
  ) -> some View {
    sheet(isPresented: isPresented) {
      Button("Done") {
        isPresented.wrappedValue = false
        completionHandler([])
      }
    }
  }
}
