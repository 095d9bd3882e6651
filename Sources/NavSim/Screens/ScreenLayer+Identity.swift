// By what a layer and what is pushed on it are known again, and how that follows their changes.
extension ScreenLayer {
  /// True when the router tells it, or what is pushed on it, from others.
  var hasIDs: Bool { number != 0 || !pushedNumbers.isEmpty }

  /// Whether this is a layer that was seen before, whatever has been pushed on it since: by its id
  /// where both have one, and by its root. A sheet that the user may not drag away at present is a cover
  /// with the same id.
  func isSame(as other: Self) -> Bool {
    if number != 0, other.number != 0 { return number == other.number && isBase == other.isBase }
    return style == other.style && root == other.root
  }

  /// True unless both have an id of something, and it is not the same.
  func hasSameIDs(as other: Self) -> Bool {
    Self.agree(number, other.number) && Self.agree(pushedNumbers[...], other.pushedNumbers[...])
  }

  /// Whether so many screens on top are those of another layer: by their ids where both have them.
  func ends(as other: Self, in count: Int) -> Bool {
    pushed.suffix(count) == other.pushed.suffix(count)
      && Self.agree(pushedNumbers.suffix(count), other.pushedNumbers.suffix(count))
  }

  private static func agree(_ one: Int, _ other: Int) -> Bool {
    one == 0 || other == 0 || one == other
  }

  private static func agree(_ some: ArraySlice<Int>, _ others: ArraySlice<Int>) -> Bool {
    some.isEmpty || others.isEmpty || zip(some, others).allSatisfy { agree($0, $1) }
  }

  // MARK: Changes

  /// One more screen is pushed.
  mutating func push(_ route: Route) {
    pushed.append(route)
    fillIDs()
  }

  /// Only so many of the pushed screens stay, the lowest; of a number below zero none.
  mutating func keep(_ count: Int) {
    let count = max(count, 0)
    pushed.removeLast(max(pushed.count - count, 0))
    pushedNumbers.removeLast(max(pushedNumbers.count - count, 0))
  }

  /// Some of the pushed screens leave, from below others.
  mutating func remove(_ places: Range<Int>) {
    pushed.removeSubrange(places)
    if pushedNumbers.count >= places.upperBound { pushedNumbers.removeSubrange(places) }
  }

  /// Other screens are pushed; those stay that are the same from the root on.
  mutating func set(_ routes: [Route]) {
    keep(zip(pushed, routes).prefix { $0 == $1 }.count)
    pushed = routes
    fillIDs()
  }

  /// Takes the ids of what a layer was before it became this, where they are certain: it is at the
  /// same place and of the same kind, and more screens were pushed, if any.
  mutating func keepIDs(of before: Self?) {
    guard let before, number == before.number, root == before.root, style == before.style else {
      (number, pushedNumbers) = (0, [])
      return
    }
    guard !pushedNumbers.isEmpty else { return }
    pushedNumbers = pushed.starts(with: before.pushed) ? before.pushedNumbers : []
    fillIDs()
  }

  /// What has no id yet gets that of what is not known.
  private mutating func fillIDs() {
    guard !pushedNumbers.isEmpty else { return }
    pushedNumbers += Array(repeating: 0, count: max(pushed.count - pushedNumbers.count, 0))
  }
}

// MARK: The router's own ids

extension ScreenLayer {
  /// The router's own id, if that is a number; 0 if it has none.
  public var id: Int {
    get { Self.id(of: number) }
    set { number = Self.number(of: newValue) }
  }

  /// The router's own ids of what is pushed, as far as they are numbers; none if it has none.
  public var pushedIDs: [Int] {
    get { pushedNumbers.map { Self.id(of: $0) } }
    set { pushedNumbers = newValue.map { Self.number(of: $0) } }
  }

  /// Whether it is the layer that was given this id, of whatever type: for a router that is told of
  /// a layer, and knows its own.
  public func has(id: some Hashable) -> Bool { number == Self.number(of: id) }

  // What stands for the id 0, which is as good as any other.
  @usableFromInline static var zero: Int { .min }

  private static func id(of number: Int) -> Int { number == zero ? 0 : number }

  /// Stands for an id of any type; 0 for none. It is another one in every process.
  @inlinable static func number(of id: (some Hashable)?) -> Int {
    guard let id else { return 0 }
    guard let number = id as? Int else { return number(ofOther: id) }
    return number == 0 ? zero : number
  }

  @usableFromInline static func number(ofOther id: some Hashable) -> Int {
    if let optional = id as? any AnyOptional, optional.isNil { return 0 }
    let number = id.hashValue
    return number == 0 ? zero : number
  }
}

private protocol AnyOptional { var isNil: Bool { get } }

extension Optional: AnyOptional { fileprivate var isNil: Bool { self == nil } }
