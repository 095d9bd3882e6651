/// What a route shows: content, and optionally a navigation bar and an overlay (document 000).
///
/// `Content` is whatever the user interface shows: a view in an application, a description in a
/// test. A screen may hold what its parts share, such as a model.
///
///     struct ProfileScreen: Screen {
///       let id = "profile"
///       let model: ProfileModel
///       var content: AnyView { AnyView(ProfileView(model)) }
///       var navigationBar: NavigationBar<AnyView>? {
///         NavigationBar(AnyView(ProfileBar(model)), elements: ["back", "title"])
///       }
///     }
public protocol Screen<Content> {
  /// What shows.
  associatedtype Content
  /// Tells this screen from others.
  var id: String { get }
  /// The screen itself.
  var content: Content { get }
  /// The bar above it; nil for none.
  var navigationBar: NavigationBar<Content>? { get }
  /// What lies over it; nil for nothing.
  var overlay: Content? { get }
}

extension Screen {
  /// None.
  public var navigationBar: NavigationBar<Content>? { nil }
  /// None.
  public var overlay: Content? { nil }
}
