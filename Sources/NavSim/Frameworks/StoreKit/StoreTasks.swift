import Foundation
public import SwiftUI

// What a view asks the shop for while it is shown.

extension View {
  /// Asks for a product while the view is shown.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await action(.loading)
      do {
        let product = try await Product.products(for: [id]).first
        await action(product.map { .success($0) } ?? .unavailable)
      } catch { await action(.failure(error)) }
    }
  }
  /// Asks for products while the view is shown.
  public func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: ids, priority: priority) {
      await action(.loading)
      do {
        await action(.success(try await Product.products(for: ids), unavailable: []))
      } catch { await action(.failure(error)) }
    }
  }
  /// Asks whether something was bought while the view is shown.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      await action(.loading)
      await action(.success(await Transaction.currentEntitlement(for: productID)))
    }
  }
  /// Asks how subscriptions stand while the view is shown: the user has none.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      await action(.loading)
      await action(.success([]))
    }
  }
  /// Has the user ask for his money, which he does not do: it is closed a second later.
  public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    task(id: isPresented.wrappedValue) {
      guard isPresented.wrappedValue else { return }
      guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
      isPresented.wrappedValue = false
      onDismiss?(.success(.userCancelled))
    }
  }
  /// The view as it is: nothing of the shop's lies over an app.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> Self { self }
  /// The view as it is: nothing is bought in a view of the store's.
  public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>)?
  ) -> Self { self }
  /// The view as it is.
  public func productDescription(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func productIconBorder() -> Self { self }
  /// The view as it is.
  public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> Self { self }
  /// The view as it is.
  public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> Self { self }
  /// The view as it is.
  public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> Self { self }
}
