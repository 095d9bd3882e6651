import Foundation

extension Color {
  /// A colour in numbers, which nobody sees: black, as all colours are here.
  public struct Resolved: ShapeStyle, Hashable, Sendable {
    /// How much of each it has, and how much it is seen, of 1.
    public var red: Float, green: Float, blue: Float, opacity: Float

    /// Creates a colour of numbers.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  /// The colour in numbers: black.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(red: 0, green: 0, blue: 0)
  }
}
