@_exported public import Foundation
@_spi(Packages) import SwiftUI

/// Whether the radio is on.
public enum CBManagerState: Int, Sendable {
  /// One of them.
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// What the user allows.
public enum CBManagerAuthorization: Int, Sendable {
  /// One of them.
  case notDetermined, restricted, denied, allowedAlways
}

/// A name of something that devices do.
public final class CBUUID: NSObject, @unchecked Sendable {
  /// It as a text.
  public let uuidString: String
  /// Creates one.
  public init(string: String) { uuidString = string }
  /// Creates one.
  public init(nsuuid: UUID) { uuidString = nsuuid.uuidString }
  /// True for the same.
  public override func isEqual(_ other: Any?) -> Bool {
    (other as? CBUUID)?.uuidString == uuidString
  }
  /// Hashes the name.
  public override var hash: Int { uuidString.utf8.reduce(0) { $0 &* 31 &+ Int($1) } }
}

/// Whatever uses the radio: it is on, as is told in the next turn.
open class CBManager: NSObject, @unchecked Sendable {
  /// Whether it is on.
  public fileprivate(set) var state = CBManagerState.unknown
  /// The user allows it.
  public class var authorization: CBManagerAuthorization { .allowedAlways }
}

/// Looks for devices. There are none.
public final class CBCentralManager: CBManager, @unchecked Sendable {
  /// Who is told.
  public weak var delegate: (any CBCentralManagerDelegate)?
  /// True while it looks.
  public private(set) var isScanning = false
  /// Creates one.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    answer(after: .seconds(0)) { [weak self] in
      guard let self else { return }
      state = .poweredOn
      self.delegate?.centralManagerDidUpdateState(self)
    }
  }
  /// Looks for some.
  public func scanForPeripherals(withServices: [CBUUID]?, options: [String: Any]? = nil) {
    isScanning = true
  }
  /// Looks no more.
  public func stopScan() { isScanning = false }
  /// Speaks with one.
  public func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Speaks with one no more.
  public func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// None.
  public func retrievePeripherals(withIdentifiers: [UUID]) -> [CBPeripheral] { [] }
  /// None.
  public func retrieveConnectedPeripherals(withServices: [CBUUID]) -> [CBPeripheral] { [] }
}

/// Is told of devices.
public protocol CBCentralManagerDelegate: AnyObject {
  /// The radio is on, or off.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// A device is there.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi: NSNumber)
  /// A device listens.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// A device does not listen.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// A device listens no more.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
}

extension CBCentralManagerDelegate {
  /// Nothing is done.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi: NSNumber
  ) {}
  /// Nothing is done.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Nothing is done.
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  /// Nothing is done.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}

/// What a device is.
public enum CBPeripheralState: Int, Sendable {
  /// One of it.
  case disconnected, connecting, connected, disconnecting
}

/// A device.
public final class CBPeripheral: NSObject, @unchecked Sendable {
  /// What tells it from others, and what it is called.
  public let identifier: UUID, name: String?
  /// Whether it listens.
  public let state = CBPeripheralState.disconnected
  /// Who is told.
  public weak var delegate: (any CBPeripheralDelegate)?
  /// What it does.
  public var services: [CBService]? { nil }
  init(_ identifier: UUID, _ name: String) { (self.identifier, self.name) = (identifier, name) }
  /// Asks what it does.
  public func discoverServices(_ services: [CBUUID]?) {}
  /// Asks what it knows.
  public func discoverCharacteristics(_ characteristics: [CBUUID]?, for service: CBService) {}
  /// Asks for something.
  public func readValue(for characteristic: CBCharacteristic) {}
  /// Tells something.
  public func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  /// Asks for something again and again.
  public func setNotifyValue(_ isOn: Bool, for characteristic: CBCharacteristic) {}
}

/// Something that a device does.
public final class CBService: NSObject, @unchecked Sendable {
  /// Its name.
  public let uuid: CBUUID
  /// What is known of it.
  public var characteristics: [CBCharacteristic]? { nil }
  init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// Something that a device knows.
public final class CBCharacteristic: NSObject, @unchecked Sendable {
  /// Its name.
  public let uuid: CBUUID
  /// It.
  public var value: Data? { nil }
  init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// Whether a device says that it was told.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// One of them.
  case withResponse, withoutResponse
}

/// Is told what a device says.
public protocol CBPeripheralDelegate: AnyObject {
  /// What it does.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// What it knows.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  /// Something that it knows.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
}

extension CBPeripheralDelegate {
  /// Nothing is done.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Nothing is done.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  /// Nothing is done.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
}
