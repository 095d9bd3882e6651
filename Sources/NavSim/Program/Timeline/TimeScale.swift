/// Where moments stand on a line: as far apart as they are in time, but neither so near that they
/// cannot be told apart nor so far that nothing else can be seen.
struct TimeScale {
  /// The moments in milliseconds, in order.
  let moments: [Int64]
  /// Where they stand.
  let places: [Int]
  /// Which stand nearer to the one before than they should: time has been left out.
  let isCut: [Bool]

  /// - Parameters:
  ///   - moments: in order, each once.
  ///   - nearest: the least distance of two moments.
  ///   - farthest: the greatest.
  ///   - unit: how many milliseconds a place stands for between both.
  ///   - rooms: how far behind each moment the next one stands at least, for what is written there.
  init(_ moments: [Int64], nearest: Int, farthest: Int, unit: Int64, rooms: [Int] = []) {
    self.moments = moments
    var places: [Int] = []
    var cuts: [Bool] = []
    for (index, moment) in moments.enumerated() {
      guard index > 0 else {
        places.append(0)
        cuts.append(false)
        continue
      }
      let wanted = (moment - moments[index - 1]) / max(unit, 1)
      let distance = Int(min(max(wanted, Int64(nearest)), Int64(farthest)))
      places.append(places[index - 1] + max(distance, rooms[at: index - 1] ?? 0))
      cuts.append(wanted > Int64(farthest))
    }
    self.places = places
    isCut = cuts
  }

  /// How long the line is.
  var length: Int { places.last ?? 0 }

  /// The place of a moment; of one that is not among them, that of the last before it.
  func place(_ time: Int64) -> Int {
    let index = moments.lastIndex { $0 <= time } ?? 0
    return places.isEmpty ? 0 : places[index]
  }
}
