import MessageUI
import NavAppTest
import StoreKit
import Testing

/// What is bought, in the older way and in the newer one.
@MainActor @Suite struct PurchaseTests {
  private final class Till: NSObject, ObservableObject, SKProductsRequestDelegate,
    SKPaymentTransactionObserver
  {
    @Published var product: SKProduct?
    @Published var said = "nothing"

    func open() {
      SKPaymentQueue.default().add(self)
      let request = SKProductsRequest(productIdentifiers: ["tea"])
      request.delegate = self
      request.start()
    }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      product = response.products.first
    }
    func paymentQueue(
      _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
    ) {
      for transaction in transactions {
        let name = transaction.payment.productIdentifier
        switch transaction.transactionState {
        case .purchased:
          said = "bought \(transaction.payment.quantity) \(name)"
          queue.finishTransaction(transaction)
        case .restored:
          said = "restored \(name)"
          queue.finishTransaction(transaction)
        default: said = "buys \(name)"
        }
      }
    }
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
      if !said.contains("left") { said += ", \(queue.transactions.count) left" }
    }
  }

  private struct Counter: View {
    @StateObject private var till = Till()

    var body: some View {
      VStack {
        if let product = till.product {
          Button("Buy \(product.localizedTitle)") {
            let payment = SKMutablePayment()
            payment.productIdentifier = product.productIdentifier
            payment.quantity = 2
            SKPaymentQueue.default().add(payment)
          }
        }
        Button(till.said) {}
        Button("Restore") { SKPaymentQueue.default().restoreCompletedTransactions() }
      }
      .onAppear { till.open() }
    }
  }

  @Test("a payment lies over the app, is told of, and comes again")
  func older() throws {
    let app = AppTest("counter") { Counter() }.withoutCertificates
    #expect(
      try app.touched(
        """
        +0ms     a tap "Restore"
        +1500ms  a tap "nothing, 0 left"
        +100ms   a tap "Buy tea"
        +500ms   a tap "Restore"
        +2000ms  a tap "bought 2 tea"
        +100ms   a tap "Restore"
        +1500ms  a tap "restored tea, 0 left"
        """)
        == [
          "Restore", "nothing, 0 left", "Buy tea", "bought 2 tea", "Restore",
          "restored tea, 0 left",
        ])
  }

  private struct Shelf: View {
    @State private var has = "has nothing"
    @State private var state = "loading"
    @Environment(\.purchase) private var purchase

    var body: some View {
      VStack {
        Button(state) {
          Task {
            guard let tea = try await Product.products(for: ["tea"]).first else { return }
            _ = try await purchase(tea, options: [.quantity(3)])
            let bought = await Transaction.currentEntitlement(for: "tea")
            has = "has \(bought?.unsafePayloadValue.purchasedQuantity ?? 0)"
            var rest = 0
            for await _ in Transaction.unfinished { rest += 1 }
            await bought?.unsafePayloadValue.finish()
            for await _ in Transaction.unfinished { rest += 10 }
            has += ", \(rest) not given"
          }
        }
        Button(has) {}
      }
      .storeProductTask(for: "tea") { state in
        if let product = state.product { self.state = "Buy \(product.displayName)" }
      }
    }
  }

  @Test("what was bought is the user's until the run ends")
  func newer() throws {
    let app = AppTest("shelf") { Shelf() }.withoutCertificates
    #expect(
      try app.touched(
        """
        +1500ms  a tap "Buy tea"
        +4000ms  a tap "has 3, 1 not given"
        """) == ["Buy tea", "has 3, 1 not given"])
    #expect(try app.touched("+1500ms  a tap \"has nothing\"") == ["has nothing"])
  }

  private struct Letter: UIViewControllerRepresentable {
    @Binding var said: String?

    final class Coordinator: NSObject, MFMessageComposeViewControllerDelegate {
      let letter: Letter
      init(_ letter: Letter) { self.letter = letter }
      func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
      ) { letter.said = result == .sent ? "sent" : "not sent" }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> MFMessageComposeViewController {
      let controller = MFMessageComposeViewController()
      controller.messageComposeDelegate = context.coordinator
      controller.recipients = ["1"]
      controller.body = "Hello"
      return controller
    }
    func updateUIViewController(_ controller: MFMessageComposeViewController, context: Context) {}
  }

  private struct Writing: View {
    @State private var isShown = false
    @State private var said: String?
    var body: some View {
      Button(said ?? "Write") { isShown = MFMessageComposeViewController.canSendText() }
        .sheet(isPresented: $isShown) {
          Letter(
            said: Binding(
              get: { nil },
              set: {
                said = $0; isShown = false
              }))
        }
    }
  }

  @Test("a message is sent or given up")
  func message() throws {
    for (answer, said) in [("Send", "sent"), ("Cancel", "not sent")] {
      let stage = Stage(Writing())
      try stage.tap("Write")
      stage.settle()
      try stage.tap(answer)
      stage.settle()
      #expect(stage.buttons == [said])
    }
  }
}
