import Combine
import CoreData
import Foundation
import MapKit
import NavAppTest
import SwiftUI
import Testing

/// What comes from elsewhere: answers on another thread, ways on a map, models of files.
@MainActor @Suite struct ElsewhereTests {
  private struct Asking: View {
    @State private var words = ["Ask"]
    private let url = URL(filePath: "/")
    var body: some View {
      ForEach(words, id: \.self) { word in
        Button(word) {
          let task = URLSession.shared.dataTask(with: url) { _, _, _ in
            let isMain = Thread._isMainThread
            DispatchQueue.main.async {
              words = [isMain ? "on it" : "beside it", Thread._isMainThread ? "back" : "lost"]
            }
          }
          task.resume()
        }
      }
    }
  }

  @Test("an answer of the web does not come on the main thread, as far as an app sees")
  func threads() throws {
    let app = AppTest("asking") { Asking() }.buttons("beside it", "back")
    let touched = try app.touched(
      """
      +0ms     a tap "Ask"
      +1000ms  a tap "back"
      """)
    #expect(touched == ["Ask", "back"])
    #expect(Thread._isMainThread && Thread.current._isMainThread)
  }

  @Test("the way from one place to another is straight, and measured on the earth")
  func ways() async throws {
    let request = MKDirections.Request()
    let places = [CLLocationCoordinate2DMake(52.5, 13.4), CLLocationCoordinate2DMake(52.6, 13.4)]
    request.source = MKMapItem(placemark: MKPlacemark(coordinate: places[0]))
    request.destination = MKMapItem(placemark: MKPlacemark(coordinate: places[1]))
    request.transportType = .walking
    let route = try #require(try await MKDirections(request: request).calculate().routes.first)
    #expect((11_000...11_300).contains(route.distance))
    #expect(route.expectedTravelTime == route.distance && route.polyline.pointCount == 2)
    let rect = route.polyline.boundingMapRect
    #expect(rect.contains(MKMapPoint(CLLocationCoordinate2DMake(52.55, 13.4))))
    #expect(abs(MKCoordinateRegion(rect).center.latitude - 52.55) < 0.01)
    let map = MKMapView(frame: .zero)
    map.addOverlay(route.polyline)
    map.removeOverlays(map.overlays)
    #expect(map.overlays.isEmpty)
    await #expect(throws: MKError.self) {
      _ = try await MKDirections(request: MKDirections.Request()).calculate()
    }
  }

  @Test("a model is read from the file that Xcode makes of it")
  func models() throws {
    let file = URL(filePath: "/Library.momd")
    let model = try #require(NSManagedObjectModel(contentsOf: file))
    #expect(!model.entities.isEmpty)
    #expect(NSManagedObjectModel(contentsOf: URL(filePath: "/Other.momd")) == nil)
  }
}
