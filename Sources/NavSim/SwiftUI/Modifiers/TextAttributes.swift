public import Foundation

// What parts of a text can look like, of which nothing is drawn here.

/// The font of letters.
public enum FontAttribute: AttributedStringKey {
  /// A font.
  public typealias Value = Font
  /// What it is called.
  public static let name = "SwiftUI.Font"
}

/// The colour of letters.
public enum ForegroundColorAttribute: AttributedStringKey {
  /// A colour.
  public typealias Value = Color
  /// What it is called.
  public static let name = "SwiftUI.ForegroundColor"
}

/// The colour behind letters.
public enum BackgroundColorAttribute: AttributedStringKey {
  /// A colour.
  public typealias Value = Color
  /// What it is called.
  public static let name = "SwiftUI.BackgroundColor"
}

/// The line through letters.
public enum StrikethroughStyleAttribute: AttributedStringKey {
  /// A line.
  public typealias Value = Text.LineStyle
  /// What it is called.
  public static let name = "SwiftUI.StrikethroughStyle"
}

/// The line below letters.
public enum UnderlineStyleAttribute: AttributedStringKey {
  /// A line.
  public typealias Value = Text.LineStyle
  /// What it is called.
  public static let name = "SwiftUI.UnderlineStyle"
}

/// How far letters are apart, in points.
public enum KerningAttribute: AttributedStringKey {
  /// Points.
  public typealias Value = CGFloat
  /// What it is called.
  public static let name = "SwiftUI.Kern"
}

/// How far letters are apart, in points, with those that are drawn as one.
public enum TrackingAttribute: AttributedStringKey {
  /// Points.
  public typealias Value = CGFloat
  /// What it is called.
  public static let name = "SwiftUI.Tracking"
}

/// How far letters stand above the line, in points.
public enum BaselineOffsetAttribute: AttributedStringKey {
  /// Points.
  public typealias Value = CGFloat
  /// What it is called.
  public static let name = "SwiftUI.BaselineOffset"
}

extension AttributeScopes {
  /// What views draw of a text.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colours of letters, and behind them.
    public let foregroundColor: ForegroundColorAttribute, backgroundColor: BackgroundColorAttribute
    /// The lines through letters, and below them.
    public let strikethroughStyle: StrikethroughStyleAttribute,
      underlineStyle: UnderlineStyleAttribute
    /// How far letters are apart.
    public let kern: KerningAttribute, tracking: TrackingAttribute
    /// How far letters stand above the line.
    public let baselineOffset: BaselineOffsetAttribute
    /// What a text is, whatever draws it.
    public let foundation: FoundationAttributes
  }

  /// What views draw of a text.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
  /// What UIKit draws of a text, which is the same here.
  public var uiKit: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
