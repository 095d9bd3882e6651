public import Foundation

/// Has something shared on a layer of the system's: by the system, or in a way of the app's own, whose
/// title is touched.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// With what it is shared.
  public typealias ActivityType = UIActivity.ActivityType
  /// Is told how it has ended.
  public typealias CompletionWithItemsHandler =
    @MainActor (ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// Is told how it has ended.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Is told how it has ended, as earlier systems have it.
  open var completionHandler: (@MainActor (ActivityType?, Bool) -> Void)?
  /// With what it cannot be shared.
  open var excludedActivityTypes: [ActivityType]?
  /// Whether others may work on it, too.
  open var allowsProminentActivity = true
  private var items: [Any] = []
  private var activities: [UIActivity] = []

  /// Creates a layer.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    items = activityItems
    let shown = placeholders
    activities = (applicationActivities ?? []).filter { $0.canPerform(withActivityItems: shown) }
  }

  /// What stands for what is shared until it is shared.
  private var placeholders: [Any] {
    items.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  /// What is shared.
  private func shared(with type: ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  override var content: AnyView {
    AnyView(
      VStack {
        Button("Share") { [weak self] in
          guard let self else { return }
          _ = shared(with: nil)
          end(true, nil)
        }
        ForEach(activities.indices, id: \.self) { [weak self] index in
          Button(self?.activities[index].activityTitle ?? "Activity") { self?.perform(index) }
        }
        Button("Close") { [weak self] in self?.end(false, nil) }
      })
  }

  private func perform(_ index: Int) {
    let activity = activities[index]
    activity.layer = self
    activity.prepare(withActivityItems: shared(with: activity.activityType))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// The layer goes, and with it what an activity shows on it.
  fileprivate func end(_ isShared: Bool, _ type: ActivityType?) {
    let (handler, earlier) = (completionWithItemsHandler, completionHandler)
    (presentingViewController ?? self).dismiss(animated: true) {
      handler?(type, isShared, nil, nil)
      earlier?(type, isShared)
    }
  }
}

/// A way to share of the app's own.
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// With what is shared.
  public struct ActivityType: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String
    /// Creates one by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates one by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook"),
      postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter"),
      postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo"),
      message = Self("com.apple.UIKit.activity.Message"),
      mail = Self("com.apple.UIKit.activity.Mail"),
      print = Self("com.apple.UIKit.activity.Print"),
      copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard"),
      assignToContact = Self("com.apple.UIKit.activity.AssignToContact"),
      saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll"),
      addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList"),
      postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr"),
      postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo"),
      postToTencentWeibo = Self("com.apple.UIKit.activity.PostToTencentWeibo"),
      airDrop = Self("com.apple.UIKit.activity.AirDrop"),
      openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks"),
      markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF"),
      sharePlay = Self("com.apple.UIKit.activity.SharePlay"),
      collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink"),
      collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink"),
      addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
  }

  /// Whether something is sent to others, or done with it here.
  public enum Category: Int, Sendable {
    /// One of them.
    case action, share
  }

  /// Whether something is sent to others, or done with it here.
  open class var activityCategory: Category { .action }
  /// With what is shared.
  open var activityType: ActivityType? { nil }
  /// The words.
  open var activityTitle: String? { nil }
  /// The picture.
  open var activityImage: UIImage? { nil }
  /// What is shown for it; nil where it shows nothing.
  open var activityViewController: UIViewController? { nil }
  fileprivate weak var layer: UIActivityViewController?

  /// Creates a way.
  public nonisolated override init() {}
  /// Whether something can be shared so.
  open func canPerform(withActivityItems items: [Any]) -> Bool { false }
  /// Takes what is shared.
  open func prepare(withActivityItems items: [Any]) {}
  /// Shares it.
  open func perform() {}
  /// It is shared, or not.
  open func activityDidFinish(_ isCompleted: Bool) {
    let ended = layer
    layer = nil
    ended?.end(isCompleted, activityType)
  }
}

/// Says what is shared, by how it is shared.
public protocol UIActivityItemSource: AnyObject {
  /// What stands for it until it is shared.
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any
  /// What is shared; nil for nothing.
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any?
  /// What a letter with it would be about, which nobody asks here.
  func activityViewController(
    _ controller: UIActivityViewController, subjectForActivityType type: UIActivity.ActivityType?
  ) -> String
  /// The kind of what is shared, which nobody asks here.
  func activityViewController(
    _ controller: UIActivityViewController,
    dataTypeIdentifierForActivityType type: UIActivity.ActivityType?
  ) -> String
  /// A small picture of it, which nobody asks for here.
  func activityViewController(
    _ controller: UIActivityViewController,
    thumbnailImageForActivityType type: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// None.
  public func activityViewController(
    _ controller: UIActivityViewController, subjectForActivityType type: UIActivity.ActivityType?
  ) -> String { "" }
  /// None.
  public func activityViewController(
    _ controller: UIActivityViewController,
    dataTypeIdentifierForActivityType type: UIActivity.ActivityType?
  ) -> String { "" }
  /// None.
  public func activityViewController(
    _ controller: UIActivityViewController,
    thumbnailImageForActivityType type: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// Makes what is shared when it is shared.
open class UIActivityItemProvider: Foundation.Operation, UIActivityItemSource, @unchecked Sendable {
  /// What stands for it until then.
  public let placeholderItem: Any?
  /// How it is shared; nil before.
  public private(set) var activityType: UIActivity.ActivityType?

  /// Creates one.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }
  /// What is shared.
  open var item: Any { placeholderItem ?? "" }
  /// What stands for it until it is shared.
  open func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
    placeholderItem ?? ""
  }
  /// What is shared.
  open func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any? {
    activityType = type
    return item
  }
}
