/// Finds the word that somebody probably meant.
package enum Suggestion {
  /// The known word that is nearest to a mistyped one; nil when none is near. Of several, the
  /// first.
  ///
  /// Near is a word with an edit for every three letters, at least one; or the only word that
  /// begins as the mistyped one, if that has three letters.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let typed = Array(word.lowercased().utf8)
    guard !typed.isEmpty, typed.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in known {
      let distance = distance(typed, Array(candidate.utf8))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best, best.distance <= max(1, typed.count / 3) { return best.word }
    let longer = known.filter { $0.hasPrefix(word) }
    return typed.count >= 3 && longer.count == 1 ? longer.first : nil
  }

  /// How many letters have to be inserted, left out, replaced or exchanged with their neighbours.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var before = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        var cost = min(last[j + 1], row[j]) + 1
        cost = min(cost, last[j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, before[j - 1] + 1)
        }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[second.count]
  }
}
