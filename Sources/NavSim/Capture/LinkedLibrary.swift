#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc

  /// The table through which a loaded library calls others.
  struct LinkedLibrary {
    private let base: UInt
    private let symbols: UnsafePointer<Elf64_Sym>
    private let names: UnsafePointer<CChar>
    private let relocations: [UnsafeBufferPointer<Elf64_Rela>]
    /// What the loader has made read-only after filling it.
    private let readOnly: Range<UInt>

    /// The numbers that the ELF specification gives to what is read here.
    private enum Number {
      static let dynamicSegment: UInt32 = 2
      static let readOnlySegment: UInt32 = 0x6474_E552
      static let (sizeOfCalls, names, symbols, entries, sizeOfEntries, calls) = (2, 5, 6, 7, 8, 23)
      static let last = calls
      #if arch(arm64)
        static let addresses: ClosedRange<UInt64> = 1025...1026
      #else
        static let addresses: ClosedRange<UInt64> = 6...7
      #endif
    }

    /// Reads a library's tables; nil for one that has none, as the kernel's own.
    init?(base: UInt, headers: UnsafePointer<Elf64_Phdr>, count: Int) {
      var table: UnsafePointer<Elf64_Dyn>?
      var readOnly: Range<UInt> = 0..<0
      for header in UnsafeBufferPointer(start: headers, count: count) {
        let start = base &+ UInt(header.p_vaddr)
        if header.p_type == Number.dynamicSegment { table = UnsafePointer(bitPattern: start) }
        if header.p_type == Number.readOnlySegment {
          readOnly = start..<start + UInt(header.p_memsz)
        }
      }
      guard var entry = table else { return nil }
      var values = [UInt?](repeating: nil, count: Number.last + 1)
      while entry.pointee.d_tag != 0 {
        let tag = Int(entry.pointee.d_tag)
        if values.indices.contains(tag) { values[tag] = UInt(entry.pointee.d_un.d_val) }
        entry += 1
      }
      // The loader has made these addresses absolute, but not in the kernel's own library.
      guard let symbols = values[Number.symbols], symbols > base,
        let symbols = UnsafePointer<Elf64_Sym>(bitPattern: symbols),
        let names = values[Number.names].flatMap({ UnsafePointer<CChar>(bitPattern: $0) })
      else { return nil }
      func relocations(_ start: Int, _ size: Int) -> UnsafeBufferPointer<Elf64_Rela> {
        UnsafeBufferPointer(
          start: values[start].flatMap { UnsafePointer(bitPattern: $0) },
          count: values[start] == nil
            ? 0 : Int(values[size] ?? 0) / MemoryLayout<Elf64_Rela>.stride)
      }
      self.base = base
      self.symbols = symbols
      self.names = names
      self.readOnly = readOnly
      self.relocations = [
        relocations(Number.calls, Number.sizeOfCalls),
        relocations(Number.entries, Number.sizeOfEntries),
      ]
    }

    /// Has the library call the replacements.
    ///
    /// - Parameter functions: by the first letters of their names.
    func redirect(_ functions: [[LinkedFunction]]) {
      for table in relocations {
        for relocation in table
        where Number.addresses.contains(relocation.r_info & 0xFFFF_FFFF) {
          let symbol = symbols[Int(relocation.r_info >> 32)]
          let name = names + Int(symbol.st_name)
          let candidates = functions[Int(UInt8(bitPattern: name.pointee))]
          if let function = candidates.first(where: { $0.isNamed(name) }) {
            write(function.replacement, at: base &+ UInt(relocation.r_offset))
          }
        }
      }
    }

    private func write(_ address: UnsafeRawPointer, at place: UInt) {
      let pageSize = UInt(sysconf(CInt(_SC_PAGESIZE)))
      let start = place / pageSize * pageSize
      guard let page = UnsafeMutableRawPointer(bitPattern: start),
        let entry = UnsafeMutablePointer<UnsafeRawPointer>(bitPattern: place)
      else { return }
      let isReadOnly = readOnly.contains(place) && readOnly.contains(start + pageSize - 1)
      if isReadOnly, mprotect(page, Int(pageSize), PROT_READ | PROT_WRITE) != 0 { return }
      entry.pointee = address
      if isReadOnly { mprotect(page, Int(pageSize), PROT_READ) }
    }
  }
#endif
