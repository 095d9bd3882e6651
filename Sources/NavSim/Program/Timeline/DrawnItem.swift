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

extension DrawnScreens {
  /// The same with the item under a finger marked, on the top layer.
  ///
  /// - Parameter call: the call that the finger makes, as scenarios write it.
  package func touched(by call: String) -> Self {
    var copy = self
    guard let top = items.indices.last,
      let place = items[top].firstIndex(where: { item in
        !item.name.isEmpty && call.hasSuffix(" " + item.name)
      })
    else { return copy }
    copy.items[top][place].isTouched = true
    return copy
  }

  /// The same without a finger.
  var untouched: Self {
    var copy = self
    copy.finger = nil
    for (level, items) in items.enumerated() {
      for place in items.indices { copy.items[level][place].isTouched = false }
    }
    return copy
  }
}
