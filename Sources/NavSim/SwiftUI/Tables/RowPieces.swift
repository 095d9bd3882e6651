/// Draws a row: what is on it is in the label of a button that chooses it, and takes the touches on
/// it.
struct RowView: View {
  let pieces: [UIKitPiece]
  /// What it is called where nothing on it has words.
  let name: String
  /// Chooses it; nil where nobody can.
  let select: (@MainActor () -> Void)?
  let touches: [UIKitTouch]

  var body: some View {
    let hasWords = pieces.contains { $0.hasWords }
    if let select {
      Button {
        select()
      } label: {
        UIKitPieces(pieces: pieces)
        if !hasWords { Text(verbatim: name) }
      }
    } else {
      UIKitPieces(pieces: pieces)
    }
    UIKitTouches(touches: touches)
  }
}

extension UIView {
  /// What is drawn of what stands before and behind rows.
  func pieces(of views: [UIView], by present: any ViewOwner) -> [UIKitPiece] {
    views.flatMap { $0.pieces(of: present) }
  }
}
