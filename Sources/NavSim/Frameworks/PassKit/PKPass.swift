public import Foundation
@_spi(Packages) import SwiftUI
import UIKit

/// What a pass is.
public enum PKPassType: UInt, Sendable {
  /// One of them.
  case barcode, secureElement, any = 4294967295
}
/// What has become of passes that are added.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  /// One of them.
  case didAddPasses, shouldReviewPasses, didCancelAddPasses
}
/// How a button that adds a pass looks.
public enum PKAddPassButtonStyle: Int, Sendable {
  /// One of them.
  case black, blackOutline
}

/// A card or a ticket.
open class PKPass: NSObject, @unchecked Sendable {
  /// What the data of it is.
  let data: Data
  /// Reads one: all data is one.
  public init(data: Data) throws {
    if data.isEmpty { throw PKPassKitError(.invalidDataError) }
    self.data = data
  }
  /// What it is.
  open var passType: PKPassType { .barcode }
  /// Its kind.
  open var passTypeIdentifier: String { "pass" }
  /// What tells it from others.
  open var serialNumber: String { "\(data.reduce(0) { $0 &* 31 &+ Int($1) })" }
  /// Its name.
  open var localizedName: String { "Pass" }
  /// What it is for.
  open var localizedDescription: String { "Pass" }
  /// Whose it is.
  open var organizationName: String { "" }
  /// When it is needed.
  open var relevantDate: Date? { nil }
  /// Where it is shown.
  open var passURL: URL? { nil }
  /// Where it is kept.
  open var webServiceURL: URL? { nil }
  /// What the app has put there.
  open var userInfo: [AnyHashable: Any]? { nil }
  /// A part of it.
  open func localizedValue(forFieldKey key: String) -> Any? { nil }
  /// True for the same data.
  open override func isEqual(_ other: Any?) -> Bool { (other as? PKPass)?.data == data }
  /// Hashes the data.
  open override var hash: Int { data.count }
}

/// The passes that the user has in this run: none, as it begins.
private final class Wallet {
  static var ofRun: Wallet { ownOfRun { Wallet() } }
  var all: [PKPass] = []

  func add(_ passes: [PKPass]) { all += passes.filter { pass in !all.contains(pass) } }
}

/// The passes of the user.
public final class PKPassLibrary: NSObject, @unchecked Sendable {
  /// True.
  public class func isPassLibraryAvailable() -> Bool { true }
  /// Those that he has.
  public func passes() -> [PKPass] { Wallet.ofRun.all }
  /// Those that he has of a type.
  public func passes(of type: PKPassType) -> [PKPass] { type == .secureElement ? [] : passes() }
  /// The one that is called so.
  public func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? {
    passes().first {
      $0.passTypeIdentifier == identifier && $0.serialNumber == serialNumber
    }
  }
  /// Whether he has one.
  public func containsPass(_ pass: PKPass) -> Bool { passes().contains(pass) }
  /// Takes one away.
  public func removePass(_ pass: PKPass) { Wallet.ofRun.all.removeAll { $0 == pass } }
  /// Puts one in the place of an older one, if that is there.
  public func replacePass(with pass: PKPass) -> Bool { containsPass(pass) }
  /// Asks the user, who takes them, a second later.
  public func addPasses(
    _ passes: [PKPass],
    withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) {
    answer(after: .seconds(1)) {
      Wallet.ofRun.add(passes)
      completion?(.didAddPasses)
    }
  }
  /// Asks the user, who takes them, a second later.
  public func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus {
    await withCheckedContinuation { asking in
      addPasses(passes) { asking.resume(returning: $0) }
    }
  }
  /// Shows where cards are added, which is not done here.
  public func openPaymentSetup() {}
}

/// Is told that the user is done with passes: it closes the controller.
@MainActor @preconcurrency public protocol PKAddPassesViewControllerDelegate: AnyObject {
  /// He is.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  /// It is closed.
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
    controller.dismiss(animated: true)
  }
}

/// Asks whether passes are taken: they can be, or not.
@MainActor @preconcurrency open class PKAddPassesViewController: UIViewController {
  /// Is told that the user is done.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  private var passes: [PKPass] = []

  /// Asks for one.
  public convenience init?(pass: PKPass) { self.init(passes: [pass]) }
  /// Asks for some.
  public convenience init?(passes: [PKPass]) {
    self.init(nibName: nil, bundle: nil)
    self.passes = passes
  }
  /// True.
  open class func canAddPasses() -> Bool { true }
  /// Has two buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for (words, isTaken) in [("Add", true), ("Cancel", false)] {
      view.addSubview(
        UIButton(
          primaryAction: UIAction(title: words) { [weak self] _ in
            guard let self else { return }
            if isTaken { Wallet.ofRun.add(passes) }
            if let delegate {
              delegate.addPassesViewControllerDidFinish(self)
            } else {
              dismiss(animated: true)
            }
          }))
    }
  }
}

/// A button that adds a pass: what it does says the app.
@MainActor @preconcurrency open class PKAddPassButton: UIButton {
  /// How it looks.
  open var addPassButtonStyle: PKAddPassButtonStyle
  /// Creates a button.
  public init(addPassButtonStyle style: PKAddPassButtonStyle) {
    addPassButtonStyle = style
    super.init(frame: .zero)
    accessibilityLabel = "Add to Wallet"
  }
  /// Creates no button: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }
}
