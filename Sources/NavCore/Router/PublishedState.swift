import Observation

/// What observers of a router see.
///
/// It stands by itself and is not generic, because observation names properties by key paths, and
/// those of a generic type are made again at every use: that took nine tenths of the time of a
/// push.
@Observable
final class PublishedState {
  private(set) var navigation: NavigationState
  var path: NavigationPath
  private(set) var isBusy = false
  // What was published last: comparing with these asks nobody who observes.
  @ObservationIgnored private var lastNavigation: NavigationState
  @ObservationIgnored private var wasBusy = false

  init(_ state: RouterState) {
    navigation = state.navigation
    lastNavigation = state.navigation
    path = state.path
  }

  /// Notes that somebody reads a property, and is to hear when it changes.
  func willRead<Value>(_ property: KeyPath<PublishedState, Value>) { _ = self[keyPath: property] }

  /// Publishes what has changed, and only that.
  func update(to state: borrowing RouterState) {
    if lastNavigation != state.navigation {
      lastNavigation = state.navigation
      navigation = lastNavigation
    }
    if wasBusy != state.isBusy {
      wasBusy = state.isBusy
      isBusy = wasBusy
    }
  }
}
