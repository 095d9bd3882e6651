@_exported public import ManagedSettings
public import UIKit

/// What is shown where the user may not.
public struct ShieldConfiguration {
  /// Words in a colour.
  public struct Label {
    /// The words.
    public let text: String
    /// The colour.
    public let color: UIColor
    /// Creates words.
    public init(text: String, color: UIColor) {
      self.text = text
      self.color = color
    }
  }
  /// Words.
  public let title: Label?, subtitle: Label?, primaryButtonLabel: Label?
  /// Words.
  public let secondaryButtonLabel: Label?

  /// Creates one.
  public init(
    backgroundBlurStyle: UIBlurEffect.Style? = nil, backgroundColor: UIColor? = nil,
    icon: UIImage? = nil, title: Label? = nil, subtitle: Label? = nil,
    primaryButtonLabel: Label? = nil, primaryButtonBackgroundColor: UIColor? = nil,
    secondaryButtonLabel: Label? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.primaryButtonLabel = primaryButtonLabel
    self.secondaryButtonLabel = secondaryButtonLabel
  }
}

/// Who says what is shown, in an extension that is not played.
open class ShieldConfigurationDataSource: NSObject {
  /// Creates one.
  public override init() {}
  /// What is shown.
  open func configuration(shielding application: Application) -> ShieldConfiguration {
    ShieldConfiguration()
  }
  /// What is shown.
  open func configuration(
    shielding application: Application, in category: ActivityCategory
  ) -> ShieldConfiguration { ShieldConfiguration() }
  /// What is shown.
  open func configuration(shielding webDomain: WebDomain) -> ShieldConfiguration {
    ShieldConfiguration()
  }
  /// What is shown.
  open func configuration(
    shielding webDomain: WebDomain, in category: ActivityCategory
  ) -> ShieldConfiguration { ShieldConfiguration() }
}
