import Foundation
import Synchronization

/// What an app keeps in static and global variables, its singletons above all: each run of a program
/// that plays nothing else finds them as the first one has.
///
/// A variable that is made when it is read first has a token that says whether it was. Where it was
/// not as the first run began, the token is set back, and the variable is made anew when it is read
/// again. One without a token is set back where it was nothing: `nil`, 0 or false. What was in them
/// is not released, because nobody knows its type here. What the optimizer has made of a variable by
/// then, and what was put there before the first run, stays.
///
/// Source of the names: [mangling](https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst).
final class AppStatics: Sendable {
  private struct Variable {
    let address: UInt
    let size: Int

    /// True while all of it is 0.
    var isNothing: Bool {
      guard let start = UnsafeRawPointer(bitPattern: address) else { return false }
      return UnsafeRawBufferPointer(start: start, count: size).allSatisfy { $0 == 0 }
    }
  }

  /// The modules of the app.
  let modules: Set<String>
  private let found = Mutex<[Variable]?>(nil)

  /// - Parameters:
  ///   - root: the type of what is played: the modules that it names are the app's.
  ///   - module: the app's where the root names none, as the window of an app of UIKit.
  init(of root: Any.Type, orIn module: String) {
    let name = String(reflecting: root)
    let parts = name.split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }
    let named = Set(parts.compactMap { $0.split(separator: ".").first.map(String.init) })
      .subtracting([
        "Swift", "SwiftUI", "UIKit", "Combine", "Foundation", "NavAppTest", "NavViews",
      ])
    modules = named.isEmpty ? [module] : named
  }

  /// A run begins.
  func begin() {
    found.withLock { found in
      if let found {
        for variable in found {
          UnsafeMutableRawPointer(bitPattern: variable.address)?
            .initializeMemory(as: UInt8.self, repeating: 0, count: variable.size)
        }
      } else {
        found = variables.filter { $0.isNothing }
      }
    }
  }

  /// The variables of the app, with their tokens.
  private var variables: [Variable] {
    let place = "__dso_handle"
    let names = modules.map { "$s" + MangledName($0).text }
    let symbols = Self.symbols(beginningWith: names + [place])
    guard let own = symbols.first(where: { $0.name == place }) else { return [] }
    let base = UInt(bitPattern: #dsohandle) &- own.address
    return symbols.compactMap { name, address, size in
      guard name.hasSuffix("Wz") || name.hasSuffix("vpZ") || name.hasSuffix("vp") else {
        return nil
      }
      return Variable(address: base &+ address, size: size)
    }
  }

  /// Objects in the program's table of symbols, each with where it is from the program's beginning, and
  /// its size in bytes; none where the file is not as expected.
  private static func symbols(
    beginningWith names: [String]
  ) -> [(name: String, address: UInt, size: Int)] {
    #if canImport(Glibc)
      let file = URL(filePath: "/proc/self/exe")
      guard let program = try? Data(contentsOf: file, options: .alwaysMapped) else { return [] }
      let beginnings = names.map { Array($0.utf8) }
      return program.withUnsafeBytes { program in
        func read<Value: BitwiseCopyable>(_ type: Value.Type, at offset: Int) -> Value? {
          guard offset >= 0, offset + MemoryLayout<Value>.size <= program.count else { return nil }
          return program.loadUnaligned(fromByteOffset: offset, as: type)
        }
        // Where the system puts it is added to the addresses of one that can be anywhere, as all are.
        guard let header = read(Elf64_Ehdr.self, at: 0), header.e_type == UInt16(ET_DYN)
        else { return [] }
        let sections = (0..<Int(header.e_shnum)).compactMap {
          read(Elf64_Shdr.self, at: Int(header.e_shoff) + $0 * MemoryLayout<Elf64_Shdr>.stride)
        }
        guard let table = sections.first(where: { $0.sh_type == UInt32(SHT_SYMTAB) }),
          sections.indices.contains(Int(table.sh_link))
        else { return [] }
        let texts = Int(sections[Int(table.sh_link)].sh_offset)
        let count = Int(table.sh_size) / MemoryLayout<Elf64_Sym>.stride
        var symbols: [(name: String, address: UInt, size: Int)] = []
        for index in 0..<count {
          let offset = Int(table.sh_offset) + index * MemoryLayout<Elf64_Sym>.stride
          guard let symbol = read(Elf64_Sym.self, at: offset) else { break }
          let start = texts + Int(symbol.st_name)
          // A program has tens of thousands, most of them somebody else's.
          guard symbol.st_info & 15 == UInt8(STT_OBJECT), start < program.count,
            let name = program.baseAddress?.advanced(by: start),
            beginnings.contains(where: {
              start + $0.count <= program.count && memcmp(name, $0, $0.count) == 0
            })
          else { continue }
          let bytes = program[start...].prefix { $0 != 0 }
          symbols.append(
            (String(decoding: bytes, as: UTF8.self), UInt(symbol.st_value), Int(symbol.st_size)))
        }
        return symbols
      }
    #else
      return []
    #endif
  }
}
