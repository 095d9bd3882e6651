extension PresentationStyle {
  /// The style as one word, in links, saved states and fixtures: `cover`, `sheet`, `sheet:medium`,
  /// `sheet:medium+large` or `sheet:none`.
  package var word: String {
    switch self {
    case .fullScreenCover: "cover"
    case .sheet(.large): "sheet"
    case .sheet(.medium): "sheet:medium"
    case .sheet([.medium, .large]): "sheet:medium+large"
    case .sheet: "sheet:none"
    }
  }

  /// The style that a word names; nil for any other word.
  package init?(word: Substring) {
    let styles: [Self] = [
      .fullScreenCover, .sheet, .sheet(detents: .medium), .sheet(detents: [.medium, .large]),
      .sheet(detents: []),
    ]
    guard let style = styles.first(where: { $0.word == word }) else { return nil }
    self = style
  }
}
