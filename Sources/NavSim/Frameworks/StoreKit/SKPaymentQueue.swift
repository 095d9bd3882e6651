@_spi(Packages) import Combine
public import Foundation
@_spi(Packages) import SwiftUI

/// Is told of what is bought.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Something has come further.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Something is given.
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// All that was bought is there again.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// What was bought does not come.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Whether something may be bought that was begun in the shop, which nobody does here.
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  /// The user goes to another shop, which nobody does here.
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  /// Money was given back, which is never done here.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
  /// Nothing is done.
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Nothing is done.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Nothing is done.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// It may not.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  /// Nothing is done.
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  /// Nothing is done.
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
}

/// Says whether something is bought elsewhere, which is never asked here.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  /// Whether it is bought in another shop.
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool
  /// Whether the user is asked to pay more.
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  /// It is.
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool { true }
  /// He is.
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// What is bought, in the older way: the user is asked over the app, and has paid two seconds later.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private struct Listener {
    weak var observer: (any SKPaymentTransactionObserver)?
  }

  /// The one of the app, which knows of this run alone.
  public class func `default`() -> SKPaymentQueue { ownOfRun { SKPaymentQueue() } }
  /// True: the user may buy.
  public class func canMakePayments() -> Bool { true }
  /// Says whether something is bought elsewhere.
  open weak var delegate: (any SKPaymentQueueDelegate)?
  /// Where something is bought.
  open var storefront: SKStorefront? { SKStorefront() }
  /// What the app has not given yet.
  public private(set) var transactions: [SKPaymentTransaction] = []
  /// Those who are told.
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    listeners.compactMap(\.observer)
  }
  private var listeners: [Listener] = []
  private var bought: [SKPaymentTransaction] = []

  /// Has somebody be told.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    listeners.append(Listener(observer: observer))
  }
  /// Has somebody be told no more.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    listeners.removeAll { $0.observer == nil || $0.observer === observer }
  }
  /// Buys something.
  open func add(_ payment: SKPayment) {
    let new = SKPaymentTransaction(payment)
    transactions.append(new)
    answer(after: .seconds(0)) { [self] in tell(of: [new]) }
    Task { @MainActor in
      guard (try? await SystemQuestion.ask(for: .seconds(2))) != nil else { return }
      let known = Purchases.ofRun.buy(payment.productIdentifier, quantity: payment.quantity)
      new.state = .purchased
      new.number = "\(known.id)"
      new.date = known.purchaseDate
      bought.append(new)
      tell(of: [new])
    }
  }
  /// The app has given what was bought.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard transaction.state != .purchasing else { return }
    transactions.removeAll { $0 === transaction }
    if let id = transaction.number.flatMap(UInt64.init) { Purchases.ofRun.finish(id) }
    answer(after: .seconds(0)) { [self] in
      for observer in transactionObservers {
        observer.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }
  /// Tells again of what was bought, a second later.
  open func restoreCompletedTransactions() {
    answer(after: .seconds(1)) { [self] in
      let restored = bought.map { first in
        let again = SKPaymentTransaction(first.payment, first: first)
        again.state = .restored
        again.number = first.number
        again.date = first.date
        return again
      }
      transactions += restored
      if !restored.isEmpty { tell(of: restored) }
      for observer in transactionObservers {
        observer.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    }
  }
  /// Tells again of what was bought, a second later.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }
  /// Asks for a code, which the user does not have.
  open func presentCodeRedemptionSheet() {}
  /// Asks the user to pay more, which he never has to.
  open func showPriceConsentIfNeeded() {}

  private func tell(of changed: [SKPaymentTransaction]) {
    for observer in transactionObservers {
      observer.paymentQueue(self, updatedTransactions: changed)
    }
  }
}
