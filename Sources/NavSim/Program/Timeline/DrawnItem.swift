/// Something that can be read on a screen: a text, or what can be touched.
package struct DrawnItem: Hashable, Sendable {
  /// What it is; the style knows it by this name.
  package enum Kind: String, Sendable {
    case text
    case button
    /// A button that cannot be touched now.
    case disabled
    /// Somewhere to type, or something that is on or off.
    case field
  }

  let kind: Kind
  let words: String
  /// How the calls that touch it end: `"Delete" #2`; empty for a text.
  let name: String
  /// True where the finger is.
  var isTouched = false

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - kind: what it is.
  ///   - words: what can be read there.
  ///   - name: how the calls that touch it end; empty for what cannot be touched.
  package init(_ kind: Kind, _ words: String, name: String = "") {
    self.kind = kind
    self.words = words
    self.name = name
  }

  /// The item in a text for who cannot see the picture.
  var text: String {
    switch kind {
    case .text: words
    case .button, .field: "[\(words)]" + (isTouched ? " with the finger on it" : "")
    case .disabled: "[\(words)] disabled"
    }
  }
}

/// What a finger does beside touching an item, to what is on top.
package enum DrawnFinger: String, Sendable {
  /// Goes back, from the left edge.
  case swipe
  /// Takes a layer away, from its upper edge.
  case drag
  /// Selects the tab that is shown then.
  case tab
}
