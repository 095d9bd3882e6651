import Foundation
import SwiftUI

/// Has pictures come before they are shown: none comes.
public final class SDWebImagePrefetcher: Sendable {
  /// The only one.
  public static let shared = SDWebImagePrefetcher()
  /// Does nothing.
  public func prefetchURLs(_ urls: [URL]?) {}
  /// Does nothing.
  public func cancelPrefetching() {}
}

extension UIImageView {
  /// Shows what stands for a picture of the web, which never comes here.
  public func sd_setImage(with url: URL?, placeholderImage: UIImage? = nil) {
    if let placeholderImage { image = placeholderImage }
  }
}
