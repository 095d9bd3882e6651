import CoreLocation
import NavAppTest
import SwiftUI
import Testing

/// What is told of the phone's place beside the place itself.
@MainActor @Suite struct CoreLocationTests {
  @MainActor private final class Compass: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var heading = "none"
    @Published var state = "unknown"
    private let manager = CLLocationManager()

    func start() {
      manager.delegate = self
      manager.activityType = .fitness
      manager.startUpdatingHeading()
      for (name, place) in [
        ("near", CLLocationCoordinate2D(latitude: 52.517, longitude: 13.377)),
        ("far", CLLocationCoordinate2D(latitude: 48, longitude: 11)),
      ] {
        let region = CLCircularRegion(center: place, radius: 500, identifier: name)
        manager.startMonitoring(for: region)
        manager.requestState(for: region)
      }
    }
    nonisolated func locationManager(
      _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
    ) {
      MainActor.assumeIsolated { heading = "\(newHeading.trueHeading)" }
    }
    nonisolated func locationManager(
      _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {
      MainActor.assumeIsolated { self.state += " \(region.identifier) \(state)" }
    }
  }

  private struct Root: View {
    @StateObject private var compass = Compass()
    @State private var updates = 0
    var body: some View {
      Button("Start") { compass.start() }
      Button("Heading \(compass.heading), \(compass.state), \(updates)") {}
        .task {
          do { for try await _ in CLLocationUpdate.liveUpdates() { updates += 1 } } catch {}
        }
    }
  }

  @Test("a compass points to the north, regions are told apart, and a place is told once")
  func told() throws {
    let told = "Heading 0.0, unknown near inside far outside, 1"
    let touched = try AppTest("compass") { Root() }
      .touched("+0ms a tap \"Start\"\n+200ms a tap \"\(told)\"")
    #expect(touched == ["Start", told])
  }

  @Test("a place keeps all that is said of it")
  func places() {
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3,
      horizontalAccuracy: 4, verticalAccuracy: 5, course: 6, speed: 7,
      timestamp: Date(timeIntervalSince1970: 8))
    #expect(place.altitude == 3 && place.verticalAccuracy == 5 && place.speed == 7)
    #expect(place.timestamp == Date(timeIntervalSince1970: 8))
    #expect(CLLocation(latitude: 1, longitude: 2).horizontalAccuracy == 5)
  }
}
