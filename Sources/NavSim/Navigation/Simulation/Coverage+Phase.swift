extension Coverage.Phase {
  init(_ router: RouterStatus) {
    let isMoving = router.transition != nil
    let isDragged = router.gesture != nil
    let moving: Self = isMoving ? (isDragged ? .both : .transition) : (isDragged ? .gesture : .idle)
    self = router.sequence == nil ? moving : .sequence
  }
}
