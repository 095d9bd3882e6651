// What a program is told by the core of Apple's systems: that it needs as much memory as ever.

/// A whole number.
public typealias integer_t = Int32
/// A number that is not less than zero.
public typealias natural_t = UInt32
/// A result.
public typealias kern_return_t = Int32
/// How many numbers are told.
public typealias mach_msg_type_number_t = UInt32
/// Who is asked.
public typealias mach_port_t = UInt32
/// Who is asked.
public typealias task_t = UInt32
/// Who is asked.
public typealias host_t = UInt32
/// Who is asked.
public typealias thread_t = UInt32
/// Who is asked.
public typealias thread_act_t = UInt32
/// What is asked.
public typealias task_flavor_t = UInt32
/// What is asked.
public typealias thread_flavor_t = UInt32
/// What is asked.
public typealias host_flavor_t = Int32
/// Where it is told.
public typealias task_info_t = UnsafeMutablePointer<integer_t>
/// Where it is told.
public typealias host_info_t = UnsafeMutablePointer<integer_t>
/// Where it is told.
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
/// So much memory.
public typealias mach_vm_size_t = UInt64
/// So much memory.
public typealias vm_size_t = UInt

/// It has ended well.
public let KERN_SUCCESS: kern_return_t = 0
/// It has not.
public let KERN_FAILURE: kern_return_t = 5
/// How much memory a program needs.
public let TASK_VM_INFO: Int32 = 22
/// How much memory a program needs.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// How much memory a program needs.
public let TASK_BASIC_INFO: Int32 = 18
/// How much memory there is.
public let HOST_VM_INFO64: Int32 = 4
/// How much there is to be done.
public let HOST_CPU_LOAD_INFO: Int32 = 3
/// How many numbers are told.
public let TASK_VM_INFO_COUNT = mach_msg_type_number_t(MemoryLayout<task_vm_info>.size / 4)
/// How many numbers are told.
public let MACH_TASK_BASIC_INFO_COUNT = mach_msg_type_number_t(
  MemoryLayout<mach_task_basic_info>.size / 4)
/// The program itself.
public let mach_task_self_: mach_port_t = 1
/// The program itself.
public func mach_task_self() -> mach_port_t { mach_task_self_ }
/// The device.
public func mach_host_self() -> mach_port_t { 2 }
/// How much memory is a page.
public let vm_page_size: vm_size_t = 16_384
/// How much memory is a page.
public let vm_kernel_page_size: vm_size_t = 16_384

/// A time that a program has needed.
public struct time_value_t: Sendable {
  /// The seconds, and the millionths of one.
  public var seconds: integer_t = 0, microseconds: integer_t = 0
  /// Creates none.
  public init() {}
}

/// How much memory a program needs.
public struct task_vm_info: Sendable {
  /// How much it may name, and how much it has.
  public var virtual_size: mach_vm_size_t = 0, resident_size: mach_vm_size_t = 0
  /// The most that it had.
  public var resident_size_peak: mach_vm_size_t = 0
  /// What is its own, and what is packed.
  public var `internal`: mach_vm_size_t = 0, compressed: mach_vm_size_t = 0
  /// How much counts.
  public var phys_footprint: mach_vm_size_t = 0
  /// How much it may still have.
  public var limit_bytes_remaining: UInt64 = 0
  /// Creates nothing.
  public init() {}
}

/// How much memory a program needs.
public typealias task_vm_info_data_t = task_vm_info

/// How much memory a program needs.
public struct mach_task_basic_info: Sendable {
  /// How much it may name, and how much it has.
  public var virtual_size: mach_vm_size_t = 0, resident_size: mach_vm_size_t = 0
  /// The most that it had.
  public var resident_size_max: mach_vm_size_t = 0
  /// How long it has worked.
  public var user_time = time_value_t(), system_time = time_value_t()
  /// How it is waited for.
  public var policy: Int32 = 0, suspend_count: integer_t = 0
  /// Creates nothing.
  public init() {}
}

/// How much memory a program needs.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// Tells what a program needs: a hundred millions of bytes, whatever is asked.
public func task_info(
  _ task: task_t, _ flavor: task_flavor_t, _ told: task_info_t?,
  _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
  guard let told else { return KERN_FAILURE }
  let place = UnsafeMutableRawPointer(told)
  let size: mach_vm_size_t = 100_000_000
  switch Int32(truncatingIfNeeded: flavor) {
  case TASK_VM_INFO:
    var info = task_vm_info()
    (info.resident_size, info.phys_footprint) = (size, size)
    place.copyMemory(from: &info, byteCount: MemoryLayout<task_vm_info>.size)
  case MACH_TASK_BASIC_INFO:
    var info = mach_task_basic_info()
    info.resident_size = size
    place.copyMemory(from: &info, byteCount: MemoryLayout<mach_task_basic_info>.size)
  default: return KERN_FAILURE
  }
  return KERN_SUCCESS
}

/// How much memory a program may still have.
public func os_proc_available_memory() -> Int { 1_000_000_000 }

/// How long a tick of a clock is: a billionth of a second.
public struct mach_timebase_info: Sendable {
  /// So many billionths of a second, divided.
  public var numer: UInt32 = 1, denom: UInt32 = 1
  /// Creates what is true already.
  public init() {}
  /// Tells how long it is.
  @discardableResult public init(_ info: UnsafeMutablePointer<mach_timebase_info>?) {
    info?.pointee = mach_timebase_info()
  }
}

/// How long a tick of a clock is.
public typealias mach_timebase_info_data_t = mach_timebase_info
