/// The places that a search has reached: how often something has passed each, how to get there, and
/// a copy of the subject to go on from.
///
/// - Complexity: noting a place that is known O(1), finding the rarest O(log n), both amortised.
@usableFromInline struct Corpus<Target: ExplorableSubject> {
  /// The way to somewhere: from a place that is known, because ways have much in common.
  @usableFromInline struct Prefix {
    /// The place that it goes on from; nil for the start.
    @usableFromInline var from: Int?
    /// The actions since then.
    @usableFromInline var actions: [Target.Action] = []
    /// How many actions there are from the start.
    @usableFromInline var length = 0

    @inlinable init(from: Int? = nil, actions: [Target.Action] = [], length: Int = 0) {
      self.from = from
      self.actions = actions
      self.length = length
    }

    @inlinable mutating func append(_ action: Target.Action) {
      // Most ways are this short, and to grow one by one would allocate four times.
      if actions.isEmpty { actions.reserveCapacity(8) }
      actions.append(action)
      length += 1
    }
  }

  /// In a box, because what an array holds is moved as it grows, and a subject is large.
  @usableFromInline final class Kept {
    @usableFromInline let subject: Target

    @inlinable init(_ subject: Target) { self.subject = subject }
  }

  @usableFromInline struct Place {
    @usableFromInline let kept: Kept
    @usableFromInline let way: Prefix
    /// How often something has passed here.
    @usableFromInline var passes = 1
    /// How often a run has started here.
    @usableFromInline var starts = 0

    @inlinable init(kept: Kept, way: Prefix, passes: Int = 1, starts: Int = 0) {
      self.kept = kept
      self.way = way
      self.passes = passes
      self.starts = starts
    }

    /// What makes a place worth starting from: the less, the better.
    @inlinable var weight: Int { passes + 2 * starts }
  }

  /// A place with the weight that it had when it was put in its order. Weights only grow.
  @usableFromInline struct Rank: Comparable, Sendable {
    @usableFromInline let weight: Int
    @usableFromInline let place: Int

    @inlinable init(weight: Int, place: Int) {
      self.weight = weight
      self.place = place
    }

    /// Of those that weigh the same, the latest first.
    @inlinable static func < (left: Rank, right: Rank) -> Bool {
      (left.weight, right.place) < (right.weight, left.place)
    }
  }

  /// How many places are kept, with what it takes to go back to them.
  @inlinable static var limit: Int { 1_000 }

  @usableFromInline var places: [Place] = []
  @usableFromInline var placeOfFeature: [UInt64: Int] = [:]
  @usableFromInline var order = Heap<Rank>()

  /// How many are kept.
  @inlinable var count: Int { places.count }

  /// Notes that something passes a coverageFeature.
  ///
  /// - Returns: false when nobody has been there.
  @inlinable mutating func pass(_ coverageFeature: UInt64) -> Bool {
    guard let place = placeOfFeature[coverageFeature] else { return false }
    places[place].passes += 1
    return true
  }

  /// Keeps a new place, from which its way goes on. What the subject has counted is not kept.
  @inlinable mutating func keep(
    _ subject: inout Target, at coverageFeature: UInt64, _ way: inout Prefix
  ) {
    // The earliest are kept: they are the shortest ways, and memory has an end.
    guard places.count < Self.limit else {
      placeOfFeature[coverageFeature] = places.count - 1
      return
    }
    var counts = Target.noCounts
    swap(&subject.counts, &counts)
    let new = Place(kept: Kept(subject), way: way)
    swap(&subject.counts, &counts)
    placeOfFeature[coverageFeature] = places.count
    order.insert(Rank(weight: new.weight, place: places.count))
    way = Prefix(from: places.count, length: way.length)
    places.append(new)
  }

  /// A place to start from: the one where the least has passed. Nil when there is none.
  @inlinable mutating func start() -> (subject: Target, way: Prefix)? {
    while let first = order.removeFirst() {
      let isFirst = places[first.place].weight == first.weight
      if isFirst { places[first.place].starts += 1 }
      order.insert(Rank(weight: places[first.place].weight, place: first.place))
      if isFirst {
        let place = places[first.place]
        return (place.kept.subject, Prefix(from: first.place, length: place.way.length))
      }
    }
    return nil
  }

  /// The rarest of the places behind the first `known`, rarest first; of those alike, the earliest.
  @inlinable func rarest(_ count: Int, behind known: Int) -> [[Target.Action]] {
    guard count > 0 else { return [] }
    return places.indices.dropFirst(known)
      .sorted { (places[$0].passes, $0) < (places[$1].passes, $1) }
      .prefix(count).map { actions(of: places[$0].way) }
  }

  /// All actions of a way, from the start.
  @inlinable func actions(of way: Prefix) -> [Target.Action] {
    var parts = [way.actions]
    var next = way.from
    while let place = next {
      parts.append(places[place].way.actions)
      next = places[place].way.from
    }
    return parts.reversed().flatMap { $0 }
  }
}
