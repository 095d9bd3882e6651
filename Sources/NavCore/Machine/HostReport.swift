/// What the host tells the router.
///
/// Every report carries the id of what it is about; one about something that is gone is ignored and
/// counted. Reports arrive in the order in which the host made them, however late.
public enum HostReport: Hashable, Sendable {
  /// A transition is over. Not finished means that the screen is not what was asked for.
  case ended(TransitionID, finished: Bool)
  /// Answer to ``Effect/inquire(_:)``: still under way.
  case animating(TransitionID)
  /// Answer to ``Effect/inquire(_:)``: not under way, whatever became of it.
  case idle(TransitionID)
  /// The user has begun a swipe back or has grabbed a sheet.
  case gestureBegan(GestureID, RemovalTarget)
  /// Answer to ``Effect/inquireGesture(_:_:)``: the finger is still on the screen.
  case gestureActive(GestureID)
  /// The gesture is over; finished means that its target has left the screen.
  case gestureEnded(GestureID, RemovalTarget, finished: Bool)
  /// Something has left the screen without the router having asked and without a gesture.
  case removed(RemovalTarget, by: Remover)
  /// The user has tapped a tab, and the host shows it.
  case tabSelected(TabID)
  /// There is no host any more: what it was carrying out is over, and no finger is on the screen.
  case detached
}

extension NavigationState {
  /// The state after what a host has reported of its own.
  func after(_ report: HostReport) -> NavigationState {
    var state = self
    switch report {
    case .removed(let target, by: let remover):
      var leaving: [LeavingEntry] = []
      _ = state.remove(target, by: remover, leaving: &leaving)
    case .gestureEnded(_, let target, finished: true):
      return after(.removed(target, by: .user))
    case .tabSelected(let tab): _ = state.select(tab)
    default: break
    }
    return state
  }
}
