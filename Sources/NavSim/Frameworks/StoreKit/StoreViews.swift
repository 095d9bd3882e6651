public import Foundation
public import SwiftUI

// Views of the store, which shows and sells nothing here, and what they tell.

/// Products to buy: none is shown.
public struct StoreView: View {
  /// Creates a view.
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) {}
  /// Creates a view of products that are known.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}
  /// Creates a view with pictures, which are not shown.
  public init(
    ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> some View
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A product to buy: none is shown.
public struct ProductView<Icon: View>: View {
  private let icon: Icon
  /// Creates a view with a picture.
  public init(
    id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) { self.icon = icon() }
  /// Creates a view of a product that is known, with a picture.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) { self.icon = icon() }
  /// The picture.
  public var body: some View { icon }
}

extension ProductView where Icon == EmptyView {
  /// Creates a view.
  public init(id: String, prefersPromotionalIcon: Bool = false) { icon = EmptyView() }
  /// Creates a view of a product that is known.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { icon = EmptyView() }
}

/// Subscriptions to buy, of which what an app says about them is shown.
public struct SubscriptionStoreView<Content: View>: View {
  /// How subscriptions belong to the one that the user has.
  public typealias Relationship = Product.SubscriptionRelationship

  private let content: Content

  /// Creates a view of a group.
  public init(
    groupID: String, visibleRelationships: Relationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
  /// Creates a view of subscriptions.
  public init(
    productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
  /// Creates a view of subscriptions that are known.
  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
  /// What the app says.
  public var body: some View { content }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Creates a view of subscriptions that are known.
  public init(subscriptions: some Collection<Product>) { content = EmptyView() }
  /// Creates a view of a group.
  public init(groupID: String, visibleRelationships: Relationship = .all) {
    content = EmptyView()
  }
  /// Creates a view of subscriptions.
  public init(productIDs: some Collection<String>) { content = EmptyView() }
}

/// A button of the store's.
public struct StoreButtonKind: Hashable, Sendable {
  /// One of them.
  public static let cancellation = Self(), restorePurchases = Self(), policies = Self()
  /// One of them.
  public static let redeemCode = Self(), signIn = Self()
}

/// How products look, which nothing depends on here.
public enum ProductViewLook: Hashable, Sendable {
  /// One of them.
  case automatic, compact, regular, large
}

/// How subscriptions look, which nothing depends on here.
public enum SubscriptionStoreLook: Hashable, Sendable {
  /// One of them.
  case automatic, buttons, picker, prominentPicker, compactPicker, pagedPicker
  case pagedProminentPicker
}

/// What is on the button to subscribe.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), action = Self(), displayName = Self(), price = Self()
  /// One of them.
  public static let multiline = Self(), singleLine = Self()
  /// The same with more.
  public var multiline: Self { self }
  /// The same with more.
  public var singleLine: Self { self }
  /// The same with more.
  public var price: Self { self }
  /// The same with more.
  public var displayName: Self { self }
  /// The same with more.
  public var action: Self { self }
}

/// What is to be read before one subscribes.
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
  /// One of them.
  case termsOfService, privacyPolicy
}

extension View {
  /// The view as it is.
  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> Self { self }
  /// The view as it is.
  public func productViewStyle(_ style: ProductViewLook) -> Self { self }
  /// The view as it is.
  public func subscriptionStoreControlStyle(_ style: SubscriptionStoreLook) -> Self { self }
  /// The view as it is.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> Self { self }
  /// The view as it is.
  public func subscriptionStorePolicyDestination(
    url: URL, for kind: SubscriptionStorePolicyKind
  ) -> Self { self }
  /// The view as it is.
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// The view as it is.
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> Self { self }
  /// The view as it is.
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> Self { self }
  /// The view as it is.
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> Self { self }
  /// The view as it is: nothing is bought in a view of the store's.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> Self { self }
  /// The view as it is: nothing is bought in a view of the store's.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> Self { self }
  /// The view as it is: subscriptions are not shown.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> Self { self }
  /// The view as it is: subscriptions are not shown.
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> Self { self }
  /// The view as it is: there are no codes.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> Self { self }
}
