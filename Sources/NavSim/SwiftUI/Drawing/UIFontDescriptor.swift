public import Foundation

/// What a font is made from.
public struct UIFontDescriptor: Hashable, @unchecked Sendable {
  /// What can be said of a font.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let family = Self(rawValue: "NSFontFamilyAttribute"),
      name = Self(rawValue: "NSFontNameAttribute"), face = Self(rawValue: "NSFontFaceAttribute"),
      size = Self(rawValue: "NSFontSizeAttribute"),
      visibleName = Self(rawValue: "NSFontVisibleNameAttribute"),
      matrix = Self(rawValue: "NSFontMatrixAttribute"),
      characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute"),
      cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute"),
      traits = Self(rawValue: "NSCTFontTraitsAttribute"),
      fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute"),
      featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute"),
      textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// What sets letters apart, by a number.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait"),
      weight = Self(rawValue: "NSCTFontWeightTrait"), width = Self(rawValue: "NSCTFontWidthTrait"),
      slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  /// What can be said of what a font can do.
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates one of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let type = Self("CTFeatureTypeIdentifier"),
      selector = Self("CTFeatureSelectorIdentifier"),
      featureIdentifier = Self("CTFeatureTypeIdentifier"),
      typeIdentifier = Self("CTFeatureSelectorIdentifier")
  }

  /// A kind of letters.
  public enum SystemDesign: Hashable, Sendable {
    /// One of them.
    case `default`, monospaced, rounded, serif
  }

  /// What sets letters apart.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// What is meant, as bits.
    public let rawValue: UInt32
    /// Creates a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// One of them.
    public static let traitItalic = Self(rawValue: 1), traitBold = Self(rawValue: 2),
      traitExpanded = Self(rawValue: 1 << 5), traitCondensed = Self(rawValue: 1 << 6),
      traitMonoSpace = Self(rawValue: 1 << 10), traitVertical = Self(rawValue: 1 << 11),
      traitUIOptimized = Self(rawValue: 1 << 12), traitTightLeading = Self(rawValue: 1 << 15),
      traitLooseLeading = Self(rawValue: 1 << 16)
    /// One of them.
    public static let classMask = Self(rawValue: 0xF000_0000),
      classOldStyleSerifs = Self(rawValue: 1 << 28),
      classModernSerifs = Self(rawValue: 3 << 28), classSlabSerifs = Self(rawValue: 5 << 28),
      classSansSerif = Self(rawValue: 8 << 28)
  }

  /// What is said of it.
  public private(set) var fontAttributes: [AttributeName: Any]
  /// What sets letters apart.
  public private(set) var symbolicTraits: SymbolicTraits = []

  /// Creates one of what is said of it.
  public init(fontAttributes: [AttributeName: Any] = [:]) { self.fontAttributes = fontAttributes }
  /// Creates that of a font.
  public init(name: String, size: CGFloat) { fontAttributes = [.name: name, .size: size] }
  /// Creates that of a font.
  public init(name: String, matrix: CGAffineTransform) {
    fontAttributes = [.name: name, .matrix: matrix]
  }

  /// How large letters are, in points.
  public var pointSize: CGFloat {
    fontAttributes[.size] as? CGFloat ?? (fontAttributes[.size] as? Double).map { CGFloat($0) } ?? 0
  }
  /// What it is called.
  public var postscriptName: String { fontAttributes[.name] as? String ?? ".SFUI-Regular" }
  /// How letters are turned and stretched.
  public var matrix: CGAffineTransform {
    fontAttributes[.matrix] as? CGAffineTransform ?? .identity
  }
  /// What is said of it.
  public func object(forKey name: AttributeName) -> Any? { fontAttributes[name] }

  /// That of a style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> Self { Self(fontAttributes: [.textStyle: style.rawValue, .size: style.pointSize]) }
  /// The fonts like it: itself.
  public func matchingFontDescriptors(withMandatoryKeys keys: Set<AttributeName>?) -> [Self] {
    [self]
  }

  /// The same, with something else said of it.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> Self {
    var other = self
    other.fontAttributes.merge(attributes) { $1 }
    return other
  }
  /// The same, set apart.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> Self? {
    var other = self
    other.symbolicTraits = traits
    return other
  }
  /// The same in another size.
  public func withSize(_ size: CGFloat) -> Self { addingAttributes([.size: size]) }
  /// The same, turned and stretched.
  public func withMatrix(_ matrix: CGAffineTransform) -> Self {
    addingAttributes([.matrix: matrix])
  }
  /// The same, with other letters.
  public func withFace(_ face: String) -> Self { addingAttributes([.face: face]) }
  /// The same, with other letters.
  public func withFamily(_ family: String) -> Self { addingAttributes([.family: family]) }
  /// The same, with other letters.
  public func withDesign(_ design: SystemDesign) -> Self? { self }

  /// Whether both are of one name and size, and set apart in one way.
  public static func == (one: Self, other: Self) -> Bool {
    one.postscriptName == other.postscriptName && one.pointSize == other.pointSize
      && one.symbolicTraits == other.symbolicTraits
  }
  /// Hashes name and size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(postscriptName)
    hasher.combine(pointSize)
    hasher.combine(symbolicTraits)
  }
}
