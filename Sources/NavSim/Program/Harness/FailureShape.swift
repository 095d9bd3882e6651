/// What failures have in common that are one, as it stands in files of results: the cause, or the
/// property and the kinds of the calls.
package enum FailureShape {
  /// True for failures of one property of which one takes all the kinds of calls of the other.
  package static func isOtherWay(_ shape: [String], to known: [String]) -> Bool {
    guard let property = shape.first, property == known.first, shape.count > 1, known.count > 1
    else { return false }
    let (kinds, knownKinds) = (Set(shape.dropFirst()), Set(known.dropFirst()))
    return kinds.isSubset(of: knownKinds) || knownKinds.isSubset(of: kinds)
  }

  /// The kinds of calls in words.
  package static func words(of shape: [String]) -> String {
    "calls of \(shape.dropFirst().joined(separator: ", "))"
  }
}
