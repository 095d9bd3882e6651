/// A colour, which nothing depends on here.
public struct Color: PrimitiveView, ShapeStyle, Hashable, CustomStringConvertible {
  /// The word for a colour, the same for all.
  public nonisolated var description: String { "color" }

  /// Creates a colour of the app's own.
  public nonisolated init(_ name: String) {}
  /// Creates a colour of a catalogue.
  public nonisolated init(_ resource: ColorResource) {}
  /// Creates a colour.
  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  /// Creates a colour.
  public nonisolated init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  /// Creates a grey.
  public nonisolated init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {}
  /// Creates a colour.
  public nonisolated init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {}
  /// Creates a colour of the app's own.
  public nonisolated init(_ name: String, bundle: Bundle?) {}
  /// Creates a grey.
  public nonisolated init(white: Double, opacity: Double = 1) {}
  nonisolated init() {}

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
  /// The same, seen through.
  public nonisolated func opacity(_ opacity: Double) -> Self { self }
  /// A colour.
  public static let black = Self()
  /// A colour.
  public static let blue = Self()
  /// A colour.
  public static let brown = Self()
  /// A colour.
  public static let clear = Self()
  /// A colour.
  public static let cyan = Self()
  /// A colour.
  public static let gray = Self()
  /// A colour.
  public static let green = Self()
  /// A colour.
  public static let indigo = Self()
  /// A colour.
  public static let mint = Self()
  /// A colour.
  public static let orange = Self()
  /// A colour.
  public static let pink = Self()
  /// A colour.
  public static let purple = Self()
  /// A colour.
  public static let red = Self()
  /// A colour.
  public static let teal = Self()
  /// A colour.
  public static let white = Self()
  /// A colour.
  public static let yellow = Self()
  /// A colour.
  public static let primary = Self()
  /// A colour.
  public static let secondary = Self()
  /// A colour.
  public static let accentColor = Self()
}

extension Color {
  /// How a colour is written, which nothing depends on here.
  public enum RGBColorSpace: Hashable, Sendable {
    /// One of them.
    case sRGB, sRGBLinear, displayP3
  }

  /// A part of another colour in this one: this one.
  public func mix(with other: Color, by fraction: Double) -> Color { self }
}

/// What something is filled with.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle where Self == Color {
  /// A colour.
  public static var black: Color { Color() }
  /// A colour.
  public static var blue: Color { Color() }
  /// A colour.
  public static var brown: Color { Color() }
  /// A colour.
  public static var clear: Color { Color() }
  /// A colour.
  public static var cyan: Color { Color() }
  /// A colour.
  public static var gray: Color { Color() }
  /// A colour.
  public static var green: Color { Color() }
  /// A colour.
  public static var indigo: Color { Color() }
  /// A colour.
  public static var mint: Color { Color() }
  /// A colour.
  public static var orange: Color { Color() }
  /// A colour.
  public static var pink: Color { Color() }
  /// A colour.
  public static var purple: Color { Color() }
  /// A colour.
  public static var red: Color { Color() }
  /// A colour.
  public static var teal: Color { Color() }
  /// A colour.
  public static var white: Color { Color() }
  /// A colour.
  public static var yellow: Color { Color() }
  /// A colour.
  public static var primary: Color { Color() }
  /// A colour.
  public static var secondary: Color { Color() }
  /// A colour.
  public static var tint: Color { Color() }
  /// A colour.
  public static var link: Color { Color() }
  /// A material.
  public static var ultraThinMaterial: Color { Color() }
  /// A material.
  public static var thinMaterial: Color { Color() }
  /// A material.
  public static var regularMaterial: Color { Color() }
  /// A material.
  public static var thickMaterial: Color { Color() }
  /// A material.
  public static var ultraThickMaterial: Color { Color() }
  /// A material.
  public static var bar: Color { Color() }
  /// A colour.
  public static var background: Color { Color() }
  /// A colour.
  public static var foreground: Color { Color() }
  /// A colour.
  public static var tertiary: Color { Color() }
  /// A colour.
  public static var quaternary: Color { Color() }
  /// A colour.
  public static var separator: Color { Color() }
  /// A colour.
  public static var accentColor: Color { Color() }
  /// A colour.
  public static var fill: Color { Color() }
}

/// The colour behind views.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// The colour of words.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// Room between views.
public struct Spacer: PrimitiveView {
  /// Creates room.
  public nonisolated init(minLength: CGFloat? = nil) {}
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
}

/// Room between views.
public struct Divider: PrimitiveView {
  /// Creates room.
  public nonisolated init() {}
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
}

extension ShapeStyle where Self == Color {
  /// A colour.
  public static var windowBackground: Color { Color() }
  /// A colour.
  public static var placeholder: Color { Color() }
  /// A colour.
  public static var selection: Color { Color() }
  /// A colour.
  public static var quinary: Color { Color() }
}
