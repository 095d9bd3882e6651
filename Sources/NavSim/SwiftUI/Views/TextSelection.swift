/// What of a text is selected. An app can say so; the user selects nothing here.
public struct TextSelection: Hashable {
  /// Which parts.
  public enum Indices: Hashable {
    /// One, or several.
    case selection(Range<String.Index>), multiSelection(RangeSet<String.Index>)
  }
  /// Which parts.
  public var indices: Indices

  /// Creates a selection of a part.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates a selection of parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Creates a selection of nothing, at a place.
  public init(insertionPoint place: String.Index) { indices = .selection(place..<place) }

  /// True where it is only a place.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
  /// At which side of a turn of the line it is.
  public var affinity: TextSelectionAffinity { .automatic }
}

/// At which side of a turn of the line a selection is, which nothing depends on here.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// One of them.
  case automatic, upstream, downstream
}

extension TextField where Label == Text {
  /// Creates a field whose text the user selects, which nobody does here.
  public init(
    _ title: some AlertTitle, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) { self.init(title: title.titleWords, text: text) }
}
