/// What was seen of a call.
struct EffectSample: Hashable, Sendable {
  let before: Picture
  let tabs: [TabMemory]
  let result: AlonePlay.Result

  var outcome: LearnedResult { result.isRefused ? .refuses : .shows(result.screens) }
}
