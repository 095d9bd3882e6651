import Foundation

/// The books. Xcode shows Combine to a file that imports Foundation.
@objcMembers final class Library: NSObject, ObservableObject {
  @Published private(set) var books = ["Emma", "Ulysses"]
  @Published var message = ""
  private var cancellables = Set<AnyCancellable>()

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(bookWasRead(_:)), name: .bookWasRead, object: nil)
    $message.sink { _ in }.store(in: &cancellables)
  }

  @objc private func bookWasRead(_ notice: Notification) {
    message = "Read \(notice.userInfo?["title"] as? String ?? "@objc \("#selector(x)")")"
  }

  static var about: String {
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    let name = Bundle.main.infoDictionary?["CFBundleIdentifier"] as? String
    return "\(name == Bundle.main.bundleIdentifier ? name ?? "" : "?") \(version ?? "")"
  }

  @objc(addNumbered:) func add(number: Int) { books.append("Volume \(number)") }

  deinit { NotificationCenter.default.removeObserver(self) }
}

extension Notification.Name {
  static let bookWasRead = Notification.Name(#keyPath(Library.bookWasRead))
}

/// A name of the system's that the app has given to something of its own.
enum ColorResource { case ink }
