import Foundation

/// What a view does with what is behind it.
@MainActor @preconcurrency public class UIVisualEffect {}

/// What is behind is not seen clearly.
public final class UIBlurEffect: UIVisualEffect {
  /// How much is seen.
  public enum Style: Int, Sendable {
    /// One of them.
    case extraLight, light, dark, regular = 4, prominent
    /// One of them.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    /// One of them.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight
    /// One of them.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Creates an effect.
  public init(style: Style) {}
}

/// Letters are seen over what is behind.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect over another one.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view that does something with what is behind it.
open class UIVisualEffectView: UIView {
  /// What it does.
  open var effect: UIVisualEffect?
  /// What lies on it.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: .zero)
    addSubview(view)
    return view
  }()

  /// Creates a view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  /// Creates a view that does nothing.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view that does nothing: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
