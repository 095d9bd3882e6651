public import SwiftUI

/// How tips look: what is told and what can be done is there in any case.
@MainActor @preconcurrency public protocol TipViewStyle {
  /// What a tip becomes.
  associatedtype Body: View
  /// What is known of a tip.
  typealias Configuration = TipViewStyleConfiguration
  /// What a tip becomes.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a tip that is drawn.
@MainActor @preconcurrency public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// What it is called.
  public var title: Text? { tip.title }
  /// What is told.
  public var message: Text? { tip.message }
  /// Its picture.
  public var image: Image? { tip.image }
  /// What can be done about it.
  public var actions: [Tips.Action] { tip.actions }
}

/// As the system's small tips.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates a style.
  public init() {}
  /// What is told.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// As the system's small tips.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
