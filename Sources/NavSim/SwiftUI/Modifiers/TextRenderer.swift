public import Foundation

/// Draws words in a way of its own, which nobody sees: they are read as they are.
public protocol TextRenderer {
  /// Draws them, which nobody asks for here.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// How large they are.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far they are drawn beyond their edges, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// As large as they are.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { .zero }
  /// Not at all.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// What a renderer knows of words.
public struct TextProxy {
  /// How large they are.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// Something that a renderer finds at words.
public protocol TextAttribute {}

extension Text {
  /// The words with something that a renderer finds.
  public func customAttribute(_ attribute: some TextAttribute) -> Text { self }

  /// Where words are: nowhere.
  public struct Layout: RandomAccessCollection {
    /// How large something is.
    public struct TypographicBounds {
      /// Where it begins.
      public var origin = CGPoint.zero
      /// How large, in points.
      public var width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0
      /// Where it is.
      public var rect: CGRect { .zero }
    }

    /// A line of words.
    public struct Line: RandomAccessCollection {
      /// How large it is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// Where it begins.
      public var origin: CGPoint { .zero }
      /// Where it is: there is none.
      public var startIndex: Int { 0 }
      /// Where it is: there is none.
      public var endIndex: Int { 0 }
      /// A part of it.
      public subscript(index: Int) -> Run { Run() }
      /// What stands at it.
      public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
    }

    /// Letters that look alike.
    public struct Run: RandomAccessCollection {
      /// How large they are.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// Where they are: there are none.
      public var startIndex: Int { 0 }
      /// Where they are: there are none.
      public var endIndex: Int { 0 }
      /// One of them.
      public subscript(index: Int) -> RunSlice { RunSlice() }
      /// What stands at them.
      public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
    }

    /// A letter.
    public struct RunSlice {
      /// How large it is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// What stands at it.
      public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
    }

    /// Where they are: there are none.
    public var startIndex: Int { 0 }
    /// Where they are: there are none.
    public var endIndex: Int { 0 }
    /// A line of them.
    public subscript(index: Int) -> Line { Line() }
    /// Whether they do not have room.
    public var isTruncated: Bool { false }
  }
}

extension GraphicsContext {
  /// Draws a line of words.
  public func draw(_ line: Text.Layout.Line) {}
  /// Draws letters.
  public func draw(_ run: Text.Layout.Run) {}
  /// Draws a letter.
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

extension View {
  /// The view as it is.
  public func textRenderer(_ renderer: some TextRenderer) -> Self { self }
}
