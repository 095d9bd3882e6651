/// Makes the screen of each entry once and keeps it until the entry has left: a view that is drawn
/// again must not start from scratch, and one on its way out must not turn into another.
///
///     let screens = ScreenStore(router) { route in AppScreen(route) }
///     screens[entry]?.content
public final class ScreenStore<Route: Hashable, Product> {
  /// Not kept alive, because the router's ``Router/onDismissal`` is what keeps the store.
  private weak var router: Router<Route>?
  private let make: (Route) -> Product
  private var products: [EntryID: Product] = [:]

  /// Creates a store; `make` is called once per entry, when its screen is first asked for.
  public init(_ router: Router<Route>, make: @escaping (Route) -> Product) {
    self.router = router
    self.make = make
  }

  /// How many screens are kept.
  public var count: Int { products.count }

  /// The screen of an entry; nil for one that was gone before it was first asked for, and once the
  /// router is gone for one that was never asked for.
  public subscript(entry: EntryID) -> Product? {
    if let product = products[entry] { return product }
    guard let route = router?.route(of: entry) else { return nil }
    let product = make(route)
    products[entry] = product
    return product
  }

  /// Lets go of the screen of an entry that has left: call it from ``Router/onDismissal``.
  public func forget(_ entry: EntryID) { products[entry] = nil }
}
