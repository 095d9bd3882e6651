public import Foundation
@_spi(Packages) import SwiftUI

/// Is told how a question to the shop has ended.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// It has ended.
  func requestDidFinish(_ request: SKRequest)
  /// It was not answered.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Nothing is done.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Nothing is done.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A question to the shop, which is answered a second later unless it is cancelled.
open class SKRequest: NSObject, @unchecked Sendable {
  weak var listener: (any SKRequestDelegate)?
  private var isAsked = false

  /// Asks.
  open func start() {
    isAsked = true
    answer(after: .seconds(1)) { [self] in
      guard isAsked else { return }
      isAsked = false
      tell()
      listener?.requestDidFinish(self)
    }
  }
  /// Asks no more.
  open func cancel() { isAsked = false }

  func tell() {}
}

/// Is told of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// They are there.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The products that the shop knows.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// Those that it knows.
  open var products: [SKProduct] { known }
  /// Those that it does not know: none.
  open var invalidProductIdentifiers: [String] { [] }
  private let known: [SKProduct]

  init(known: [SKProduct]) { self.known = known }
}

/// Asks for products: each of them is there, for 0.99.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  /// Who is told.
  open weak var delegate: (any SKProductsRequestDelegate)? { didSet { listener = delegate } }
  private let names: [String]

  /// Asks for products by their names.
  public init(productIdentifiers: Set<String>) { names = productIdentifiers.sorted() }

  override func tell() {
    let response = SKProductsResponse(known: names.map { SKProduct(name: $0) })
    delegate?.productsRequest(self, didReceive: response)
  }
}

/// Asks for what was bought, which changes nothing here.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// Who is told.
  open weak var delegate: (any SKRequestDelegate)? { didSet { listener = delegate } }
  /// What it is to say.
  public let receiptProperties: [String: Any]?

  /// Creates one.
  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}
