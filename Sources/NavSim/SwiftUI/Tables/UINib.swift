public import Foundation

/// Views that were drawn by hand, which are not read here: a cell of one has to be a class's.
public final class UINib: Sendable {
  /// Creates one.
  public init(nibName name: String, bundle: Bundle?) {}
  /// Makes what is in it: nothing.
  public func instantiate(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }

  /// What it is made with.
  public struct OptionsKey: Hashable, Sendable {
    /// Objects that it asks for.
    public static let externalObjects = Self()
  }
}

extension Bundle {
  /// Makes what is in a nib: nothing.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}

extension UITableView {
  /// Has no cells made: nothing is read.
  public func register(_ nib: UINib?, forCellReuseIdentifier name: String) {}
  /// Has nothing made: nothing is read.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier name: String) {}
}

extension UICollectionView {
  /// Has no cells made: nothing is read.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier name: String) {}
  /// Has nothing made: nothing is read.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier name: String
  ) {}
}
