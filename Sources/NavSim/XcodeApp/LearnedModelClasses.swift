/// What Xcode makes of the models of an app that have learned something: a class for each, and one
/// for what it takes and says. What they say here are zeros.
struct LearnedModelClasses {
  /// The text of a file.
  let text: String

  /// Writes classes for models.
  init(_ models: [LearnedModel]) {
    let classes = models.map(Self.classes(of:))
    let imports = ["import CoreML", "import SwiftUI", ""]
    text = models.isEmpty ? "" : (imports + classes).joined(separator: "\n")
  }

  private static func classes(of model: LearnedModel) -> String {
    let name = String(model.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    let parameters = model.inputs.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let arguments = model.inputs.map { "\($0.name): input.\($0.name)" }.joined(separator: ", ")
    return """
      nonisolated class \(name)Input: @unchecked Sendable {
      \(model.inputs.map { "  var \($0.name): \($0.type)" }.joined(separator: "\n"))
        init(\(parameters)) {
      \(model.inputs.map { "    self.\($0.name) = \($0.name)" }.joined(separator: "\n"))
        }
      }

      nonisolated class \(name)Output: @unchecked Sendable {
      \(model.outputs.map { "  let \($0.name): \($0.type)" }.joined(separator: "\n"))
        fileprivate init() throws {
      \(model.outputs.map { "    self.\($0.name) = \($0.value)" }.joined(separator: "\n"))
        }
      }

      nonisolated class \(name): @unchecked Sendable {
        let model: MLModel
        class var urlOfModelInThisBundle: URL { URL(filePath: "/\(name).mlmodelc") }
        init(model: MLModel) { self.model = model }
        convenience init() { try! self.init(configuration: MLModelConfiguration()) }
        convenience init(configuration: MLModelConfiguration) throws {
          self.init(
            model: try MLModel(
              contentsOf: Self.urlOfModelInThisBundle, configuration: configuration))
        }
        class func load(
          configuration: MLModelConfiguration = MLModelConfiguration()
        ) async throws -> \(name) { try \(name)(configuration: configuration) }
        func prediction(\(parameters)) throws -> \(name)Output { try \(name)Output() }
        func prediction(input: \(name)Input) throws -> \(name)Output {
          try prediction(\(arguments))
        }
      }

      """
  }
}
