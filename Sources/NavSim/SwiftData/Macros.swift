// The macros of models. Their plugin is that of SwiftUI's.

/// A class whose objects are kept, and are followed by those who read them.
///
///     @Model final class Book { var title: String; init(title: String) { self.title = title } }
@attached(
  member,
  names: named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers), named(persistentModelID))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// An actor that works with models.
///
///     @ModelActor actor Importer { func add(_ book: Book) { modelContext.insert(book) } }
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool = false) =
  #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")

/// How a property is kept, of which it matters here whether it tells models apart.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// How models belong together: what leads back, and what becomes of the others.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// A property that is not kept, which nothing depends on here.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// Which properties tell objects apart: of two that have the same, the second changes the first.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// By which properties objects are looked for, which nothing depends on here.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")
