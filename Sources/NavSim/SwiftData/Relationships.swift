extension ModelContext {
  /// The property of other models that leads back.
  ///
  /// It is the one that either side names, or else the only one that can be meant: not between several
  /// and several, and not where a model must not be without the other, for which it has to be named.
  private func inverse(
    of property: Schema.PropertyMetadata, in model: any PersistentModel,
    of other: any PersistentModel
  ) -> Schema.PropertyMetadata? {
    let back = other.properties.relationships.filter { candidate in
      candidate.related?.kindOfRelated == type(of: model) && candidate.keypath != property.keypath
    }
    if let named = property.inverse, let found = back.first(where: { $0.keypath == named }) {
      return found
    }
    if let found = back.first(where: { $0.inverse == property.keypath }) { return found }
    let free = back.filter { $0.inverse == nil }
    let rivals = model.properties.relationships.filter { rival in
      rival.related?.kindOfRelated == type(of: other) && rival.inverse == nil
    }
    guard free.count == 1, let found = free.first, property.inverse != nil || rivals.count == 1,
      let one = property.related, let two = found.related
    else { return nil }
    let canBeMeant = !(one.areManyRelated && two.areManyRelated)
    return canBeMeant && one.mayLackRelated && two.mayLackRelated ? found : nil
  }

  /// Keeps what a new model refers to, and has that refer to it.
  func joinAll(of model: any PersistentModel) {
    for property in model.properties.relationships {
      for other in property.models(of: model) { join(model, property, other) }
    }
  }

  /// What a model holds in a property is another one than before.
  func changed(
    _ model: any PersistentModel, _ path: AnyKeyPath, from former: [any PersistentModel]
  ) {
    guard !isUndoing,
      let property = model.properties.relationships.first(where: { $0.keypath == path })
    else { return }
    let present = property.models(of: model)
    for other in former where !present.contains(where: { $0 === other }) {
      part(other, from: model, property)
    }
    for other in present where !former.contains(where: { $0 === other }) {
      join(model, property, other)
    }
  }

  private func join(
    _ model: any PersistentModel, _ property: Schema.PropertyMetadata, _ other: any PersistentModel
  ) {
    if other.modelContext == nil { insert(other) }
    guard let back = inverse(of: property, in: model, of: other) else { return }
    let held = back.models(of: other)
    if held.contains(where: { $0 === model }) { return }
    back.hold((back.related?.areManyRelated ?? false ? held : []) + [model], in: other)
  }

  /// Another model refers back no more.
  private func part(
    _ other: any PersistentModel, from model: any PersistentModel,
    _ property: Schema.PropertyMetadata
  ) {
    guard other.modelContext != nil, let back = inverse(of: property, in: model, of: other) else {
      return
    }
    let held = back.models(of: other)
    if held.contains(where: { $0 === model }) {
      back.hold(held.filter { $0 !== model }, in: other)
    }
  }

  /// True where a property says that a model must not be deleted while it holds others.
  func deniesDeletion(of model: any PersistentModel) -> Bool {
    model.properties.relationships.contains {
      $0.deleteRule == .deny && !$0.models(of: model).isEmpty
    }
  }

  /// A model is kept no more: others refer to it no more, or are deleted, too.
  func leave(_ model: any PersistentModel) {
    for property in model.properties.relationships {
      let others = property.models(of: model).filter { $0.modelContext != nil }
      switch property.deleteRule {
      case .cascade: for other in others { delete(other) }
      case .noAction, .deny: break
      case .nullify: for other in others { part(other, from: model, property) }
      }
    }
    for holder in all where holder !== model {
      for property in holder.properties.relationships
      where property.related?.kindOfRelated == type(of: model) && property.deleteRule != .noAction {
        let held = property.models(of: holder)
        guard held.contains(where: { $0 === model }) else { continue }
        property.hold(held.filter { $0 !== model }, in: holder)
      }
    }
  }

  /// The model that is kept and must not be beside a new one: it has the same where no two have.
  func rival(of model: any PersistentModel) -> (any PersistentModel)? {
    for group in model.properties.unique where !group.isEmpty {
      let wanted = group.map { $0.value(of: model) as? AnyHashable }
      guard !wanted.contains(where: { $0 == nil }) else { continue }
      let found = all.first { other in
        other !== model && type(of: other) == type(of: model)
          && group.map { $0.value(of: other) as? AnyHashable } == wanted
      }
      if let found { return found }
    }
    return nil
  }

  /// Gives a kept model what a new one says, which is kept no further.
  func update(_ kept: any PersistentModel, by model: any PersistentModel) {
    for property in kept.properties.all {
      if property.related != nil, property.models(of: model).isEmpty { continue }
      property.copy(from: model, to: kept)
    }
  }
}
