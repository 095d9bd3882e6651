public import Foundation
@_spi(Packages) public import SwiftUI

/// The number of what was asked.
public typealias PHContentEditingInputRequestID = Int

/// What can be changed of a picture.
public final class PHContentEditingInput: NSObject, @unchecked Sendable {
  /// Where the picture is: its file is not there.
  public var fullSizeImageURL: URL? { nil }
  /// The picture.
  public var displaySizeImage: UIImage? { .drawn() }
}

/// How a picture is asked for that is to be changed.
public final class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
  /// True where it may come from the web.
  public var isNetworkAccessAllowed = false
  /// Whether earlier changes can be taken back.
  public var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
}

/// What was changed of a picture before.
public final class PHAdjustmentData: NSObject, @unchecked Sendable {}

extension PHAsset {
  /// Asks for what can be changed, which comes in a later turn.
  @discardableResult public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    answer(after: .seconds(0)) { completionHandler(PHContentEditingInput(), [:]) }
    return 1
  }
  /// Wants it no more: it comes all the same.
  public func cancelContentEditingInputRequest(_ id: PHContentEditingInputRequestID) {}
}
