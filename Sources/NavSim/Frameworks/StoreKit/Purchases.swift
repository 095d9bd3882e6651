import Foundation
@_spi(Packages) import SwiftUI

/// What was bought in this run: nothing, as it begins.
final class Purchases {
  static var ofRun: Purchases { ownOfRun { Purchases() } }
  private(set) var all: [Transaction] = []
  private var finished: Set<UInt64> = []

  /// What was bought last of each thing, in the order of the first.
  var newest: [Transaction] {
    var known: Set<String> = []
    return all.filter { known.insert($0.productID).inserted }
      .compactMap { latest(of: $0.productID) }
  }
  var unfinished: [Transaction] { all.filter { !finished.contains($0.id) } }

  func latest(of product: String) -> Transaction? { all.last { $0.productID == product } }
  func finish(_ id: UInt64) { finished.insert(id) }
  func buy(_ product: String, quantity: Int) -> Transaction {
    let new = Transaction(
      id: UInt64(all.count + 1), productID: product, purchasedQuantity: quantity,
      purchaseDate: Date(), originalPurchaseDate: Date())
    all.append(new)
    return new
  }
}
