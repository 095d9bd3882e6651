public import Combine
import Foundation

/// A value of a dictionary that is computed of objects.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// How it is.
  open var expression: Combine.NSExpression?
  /// What it is.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// What it is.
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set {
      expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType
    }
  }

  fileprivate static let sums: Set<String> = [
    "sum:", "count:", "min:", "max:", "average:", "median:", "stddev:",
  ]

  fileprivate var isSum: Bool { Self.sums.contains(expression?.function ?? "") }

  fileprivate func value(of objects: [NSManagedObject]) -> Any? {
    guard isSum, let expression, let inner = expression.arguments?.first else {
      return objects.first.flatMap { expression?.expressionValue(with: $0, context: nil) }
    }
    let values = objects.compactMap { inner.expressionValue(with: $0, context: nil) }
    return ExpressionFunction.value(of: expression.function, [values])
  }
}

extension [Any] {
  /// True for values that are computed of all objects together.
  var areAllSums: Bool {
    !isEmpty && allSatisfy { ($0 as? NSExpressionDescription)?.isSum ?? false }
  }
}

private func name(of property: Any) -> String? {
  property as? String ?? (property as? NSPropertyDescription)?.name
}

extension [NSManagedObject] {
  /// Those with the same values together, in the order in which they come.
  func grouped(by properties: [Any]) -> [[NSManagedObject]] {
    var groups: [(values: [StoredValue?], objects: [NSManagedObject])] = []
    for object in self {
      let values = properties.compactMap(name(of:)).map { object.values[$0] }
      if let place = groups.firstIndex(where: { $0.values == values }) {
        groups[place].objects.append(object)
      } else {
        groups.append((values, [object]))
      }
    }
    return properties.isEmpty ? [self] : groups.map(\.objects)
  }

  /// What is asked for of all of them.
  func dictionary(of properties: [Any]) -> NSDictionary {
    let values = NSMutableDictionary()
    for property in properties {
      guard let name = name(of: property) else { continue }
      let computed = (property as? NSExpressionDescription)?.value(of: self)
      let value = property is NSExpressionDescription ? computed : first?.value(forKey: name)
      if let value { values.setObject(value, forKey: name as NSString) }
    }
    return values
  }
}
