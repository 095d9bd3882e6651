import Foundation

extension UITextField: UIKitField {
  var words: String { placeholder ?? "text" }
  var typed: String { text ?? "" }

  func type(_ text: String) {
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    let all = NSRange(location: 0, length: typed.utf16.count)
    if delegate?.textField(self, shouldChangeCharactersIn: all, replacementString: text) ?? true {
      self.text = text
      sendActions(for: .editingChanged)
      delegate?.textFieldDidChangeSelection(self)
    }
    _ = delegate?.textFieldShouldReturn(self)
    sendActions(for: .editingDidEndOnExit)
    _ = delegate?.textFieldShouldEndEditing(self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
  }
}

extension UISearchBar: UIKitField {
  var words: String { placeholder ?? "Search" }
  var typed: String { text ?? "" }

  func type(_ text: String) {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return }
    delegate?.searchBarTextDidBeginEditing(self)
    let all = NSRange(location: 0, length: typed.utf16.count)
    guard delegate?.searchBar(self, shouldChangeTextIn: all, replacementText: text) ?? true else {
      return
    }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    search?.isTyped()
    delegate?.searchBarSearchButtonClicked(self)
    delegate?.searchBarTextDidEndEditing(self)
  }

  var besides: [UIKitTouch] {
    var touches = (scopeButtonTitles ?? []).enumerated().map { index, title in
      UIKitTouch(words: title) { [weak self] in
        guard let self, selectedScopeButtonIndex != index else { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        search?.isTyped()
      }
    }
    if showsBookmarkButton {
      touches.append(
        UIKitTouch(words: "Bookmarks") { [weak self] in
          guard let self else { return }
          delegate?.searchBarBookmarkButtonClicked(self)
        })
    }
    if showsSearchResultsButton {
      touches.append(
        UIKitTouch(words: "Results") { [weak self] in
          guard let self else { return }
          delegate?.searchBarResultsListButtonClicked(self)
        })
    }
    if showsCancelButton || search?.isActive == true {
      touches.append(
        UIKitTouch(words: "Cancel") { [weak self] in
          guard let self else { return }
          delegate?.searchBarCancelButtonClicked(self)
          search?.isEnded()
        })
    }
    return touches
  }
}

extension UITextView: UIKitField {
  var words: String { "text" }
  var typed: String { text }

  func type(_ text: String) {
    guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true else { return }
    delegate?.textViewDidBeginEditing(self)
    let all = NSRange(location: 0, length: self.text.utf16.count)
    if delegate?.textView(self, shouldChangeTextIn: all, replacementText: text) ?? true {
      self.text = text
      delegate?.textViewDidChange(self)
    }
    delegate?.textViewDidEndEditing(self)
  }
}
