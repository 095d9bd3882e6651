public import Combine
@_exported public import ManagedSettings
@_spi(Packages) @_exported public import SwiftUI

/// Whether an app may say what others do.
public enum AuthorizationStatus: Int, Sendable, CustomStringConvertible {
  /// One of them.
  case notDetermined, denied, approved
  /// Its name.
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .approved: "approved"
    }
  }
}

/// For whom an app asks.
public enum FamilyControlsMember: Sendable {
  /// One of them.
  case child, individual
}

/// Why an app may not.
public enum FamilyControlsError: Error, Sendable {
  /// One of them.
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict
  /// One of them.
  case authorizationCanceled, networkError, authenticationMethodUnavailable
}

/// Asks whether an app may say what others do: it may, once it has asked.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  /// That of the run.
  public static var shared: AuthorizationCenter { ownOfRun { AuthorizationCenter() } }
  /// Whether it may.
  @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined

  init() {}

  /// Asks.
  @MainActor public func requestAuthorization(for member: FamilyControlsMember) async throws {
    authorizationStatus = .approved
  }
  /// Asks.
  @MainActor public func requestAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) {
    authorizationStatus = .approved
    completionHandler(.success(()))
  }
  /// Takes it back.
  @MainActor public func revokeAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) {
    authorizationStatus = .notDetermined
    completionHandler(.success(()))
  }
}

/// Apps, kinds of apps and sites that the user has chosen.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
  /// What was chosen.
  public var applicationTokens: Set<ApplicationToken> = []
  /// What was chosen.
  public var categoryTokens: Set<ActivityCategoryToken> = []
  /// What was chosen.
  public var webDomainTokens: Set<WebDomainToken> = []
  /// True when all apps of a chosen kind are chosen.
  public let includeEntireCategory: Bool
  /// What was chosen.
  public var applications: Set<Application> {
    Set(applicationTokens.map { Application(token: $0) })
  }
  /// What was chosen.
  public var categories: Set<ActivityCategory> {
    Set(categoryTokens.map { ActivityCategory(token: $0) })
  }
  /// What was chosen.
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }

  /// Nothing.
  public init(includeEntireCategory: Bool = false) {
    self.includeEntireCategory = includeEntireCategory
  }
}

/// Where the user chooses apps: a button for the only one.
public struct FamilyActivityPicker: View {
  @Binding private var selection: FamilyActivitySelection

  /// Creates a picker.
  public init(
    headerText: String? = nil, footerText: String? = nil,
    selection: Binding<FamilyActivitySelection>
  ) { _selection = selection }

  /// The button.
  public var body: some View {
    Button("Choose app") { selection.applicationTokens = [ApplicationToken(number: 1)] }
  }
}

extension View {
  /// A layer on which the user chooses apps.
  public func familyActivityPicker(
    isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View {
    sheet(isPresented: isPresented) {
      FamilyActivityPicker(selection: selection)
      Button("Done") { isPresented.wrappedValue = false }
    }
  }
  /// A layer on which the user chooses apps.
  public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View { familyActivityPicker(isPresented: isPresented, selection: selection) }
}

extension Label where Title == Text, Icon == EmptyView {
  /// The name of an app.
  public init(_ token: ApplicationToken) {
    self.init {
      Text("App")
    } icon: {
      EmptyView()
    }
  }
  /// The name of a kind of apps.
  public init(_ token: ActivityCategoryToken) {
    self.init {
      Text("Category")
    } icon: {
      EmptyView()
    }
  }
  /// The name of a site.
  public init(_ token: WebDomainToken) {
    self.init {
      Text("Site")
    } icon: {
      EmptyView()
    }
  }
}
