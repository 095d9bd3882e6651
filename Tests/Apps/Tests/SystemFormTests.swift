import Combine
import MapKit
import SwiftUI
import Testing
import UIKit

/// Names of numbers, of looks and of what lies on maps, as apps say them.
@MainActor @Suite struct SystemFormTests {
  @Test("numbers have the names of C and Objective-C")
  func numbers() {
    let count: NSInteger = 3
    let rest: NSUInteger = 4
    #expect(NSInteger(7.5).advanced(by: count) == 10 && rest < NSUIntegerMax)
    #expect(NSIntegerMax == Int.max && NSIntegerMin == Int.min)
    #expect(INT64_MAX == Int64.max && INT64_MIN < 0 && UINT64_MAX == UInt64.max)
    #expect(UINT_MAX == UInt32.max && HUGE == MAXFLOAT && NAN.isNaN)
    #expect(HUGE_VAL == .infinity && HUGE_VALF == INFINITY)
  }

  @Test("a formatter has the names of days, which may be missing")
  func days() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    guard let days = formatter._shortWeekdaySymbols, let noon = formatter._pmSymbol else {
      Issue.record("none")
      return
    }
    #expect(days.first == "Sun" && noon == "PM")
    #expect(formatter._quarterSymbols?.count == 4 && formatter._eraSymbols?.count == 2)
  }

  @Test("countries have two letters")
  func countries() {
    #expect(NSLocale._isoCountryCodes.contains("DE") && Locale._isoRegionCodes.count > 200)
    #expect(NSLocale._isoCountryCodes.allSatisfy { $0.count == 2 })
  }

  private struct Places: View {
    let line: [CLLocationCoordinate2D]

    var body: some View {
      Map {
        MapPolyline(coordinates: line)
          .stroke(
            .linearGradient(.init(colors: [.red]), startPoint: .top, endPoint: .bottom),
            style: StrokeStyle(lineWidth: 6)
          )
          .mapOverlayLevel(level: .aboveRoads)
        Marker("Home", coordinate: line[0]).annotationSubtitles(.hidden)
        Annotation(coordinate: line[0]) {
          Button("Start") {}
        } label: {
          Text("Start")
        }
      }
      .mapStyle(.standard(elevation: .realistic, emphasis: .muted, pointsOfInterest: []))
      .mapStyle(.hybrid(pointsOfInterest: .including([.cafe, .nationalPark]), showsTraffic: true))
      .mapStyle(.standard(pointsOfInterest: .excludingAll))
      Label("Home", systemImage: "house").labelStyle(TitleAndIconLabelStyle())
      Label("Home", systemImage: "house").labelStyle(DefaultLabelStyle())
    }
  }

  @Test("a map has lines, looks and kinds of places")
  func maps() throws {
    let stage = Stage(Places(line: [CLLocationCoordinate2D(latitude: 1, longitude: 2)]))
    #expect(stage.buttons == ["Start"])
    #expect(MKPolyline().pointCount == 0 && MKPolygon().pointCount == 0)
  }

  @Test("a distance is told in words, and read from them")
  func distances() {
    let formatter = MKDistanceFormatter()
    #expect(formatter.string(fromDistance: 120) == "120 m")
    #expect(formatter.string(fromDistance: 8_260) == "8.3 km")
    #expect(formatter.distance(from: "12 km") == 12_000 && formatter.distance(from: "far") == -1)
    formatter.units = .imperial
    formatter.unitStyle = .full
    #expect(formatter.string(fromDistance: 16_093.44) == "10 miles")
    #expect(formatter.string(for: 1_609.344 as NSNumber) == "1 mile")
  }

  @Test("a colour is kept as data, and read from it")
  func colours() throws {
    let colour = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: colour, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == colour)
    let other = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    #expect(other as? UIColor == colour)
  }

  @Test("what goes on from elsewhere is handed to views")
  func activities() {
    final class Page: UIViewController {
      var type = ""
      override func restoreUserActivityState(_ activity: NSUserActivity) {
        type = activity.activityType
      }
    }
    let page = Page()
    let restoring: [any UIUserActivityRestoring]? = [page]
    restoring?.forEach { $0.restoreUserActivityState(NSUserActivity(activityType: "reading")) }
    #expect(page.type == "reading")
  }
}
