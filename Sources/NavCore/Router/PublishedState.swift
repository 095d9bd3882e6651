import Observation

/// What observers of a router wait for: that something is another than it was. What it is, they read
/// of the router itself, because a copy that is kept here would be copied with every change.
///
/// It stands by itself and is not generic, because observation names properties by key paths, and
/// those of a generic type are made again at every use: that took nine tenths of the time of a
/// push.
@Observable
final class PublishedState {
  /// Counts the changes of what is on screen that were published.
  private(set) var navigation: UInt64 = 0
  /// Counts the changes of the path that were published.
  private(set) var path: UInt64 = 0
  private(set) var isBusy = false
  /// Counts the calls of the machine that were published.
  private(set) var state: UInt64 = 0
  /// True when there is a new path to publish.
  @ObservationIgnored var pathHasChanged = false
  // What was published last: comparing with these asks nobody who observes.
  @ObservationIgnored private var lastNavigation: UInt64 = 0
  @ObservationIgnored private var wasBusy = false

  /// Notes that somebody reads a property, and is to hear when it changes.
  func willRead<Value>(_ property: KeyPath<PublishedState, Value>) { _ = self[keyPath: property] }

  /// Publishes what has changed, and of what only the whole state has, that it may have.
  func update(to state: borrowing RouterState) {
    if lastNavigation != state.screenChanges {
      lastNavigation = state.screenChanges
      navigation = lastNavigation
    }
    if pathHasChanged {
      pathHasChanged = false
      path &+= 1
    }
    if wasBusy != state.isBusy {
      wasBusy = state.isBusy
      isBusy = wasBusy
    }
    self.state &+= 1
  }
}
