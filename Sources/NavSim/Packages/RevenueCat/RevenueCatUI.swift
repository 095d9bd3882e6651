import SwiftUI

/// A page where something is bought: a button for each thing.
public struct PaywallView: View {
  private var done: ((CustomerInfo) -> Void)?
  @Environment(\.dismiss) private var dismiss
  private let offering: Offering?

  /// Creates a page.
  public init(displayCloseButton: Bool = false) { offering = Offerings().current }
  /// Creates a page.
  public init(offering: Offering, displayCloseButton: Bool = false) { self.offering = offering }

  /// The buttons.
  public var body: some View {
    ForEach(offering?.availablePackages ?? []) { package in
      Button("\(package.storeProduct.localizedTitle) \(package.localizedPriceString)") {
        Task {
          let result = try await Purchases.shared.purchase(package: package)
          done?(result.customerInfo)
          dismiss()
        }
      }
    }
    Button("Close") { dismiss() }
  }

  /// Tells who is told what was bought.
  public func onPurchaseCompleted(_ handler: @escaping (CustomerInfo) -> Void) -> Self {
    var new = self
    new.done = handler
    return new
  }
  /// Tells who is told what was bought before.
  public func onRestoreCompleted(_ handler: @escaping (CustomerInfo) -> Void) -> Self { self }
}

extension View {
  /// A page where something is bought, unless it was already.
  public func presentPaywallIfNeeded(
    requiredEntitlementIdentifier: String,
    purchaseCompleted: ((CustomerInfo) -> Void)? = nil,
    restoreCompleted: ((CustomerInfo) -> Void)? = nil,
    onDismiss: (@MainActor @Sendable () -> Void)? = nil
  ) -> some View {
    modifier(
      PaywallIfNeeded(
        entitlement: requiredEntitlementIdentifier, bought: purchaseCompleted,
        onDismiss: onDismiss))
  }
}

private struct PaywallIfNeeded: ViewModifier {
  let entitlement: String
  let bought: ((CustomerInfo) -> Void)?
  let onDismiss: (@MainActor @Sendable () -> Void)?
  @State private var isShown = false

  func body(content: Content) -> some View {
    content
      .onAppear { isShown = Purchases.shared.cachedCustomerInfo?.entitlements[entitlement] == nil }
      .sheet(isPresented: $isShown, onDismiss: onDismiss) {
        PaywallView().onPurchaseCompleted { bought?($0) }
      }
  }
}
