import Foundation
import SwiftUI
import Testing

/// Forms that later systems have, and what Foundation lacks here.
@MainActor @Suite struct LaterFormTests {
  private struct Letter: Transferable, Codable {
    let text: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.text)
    }
  }

  private struct Samples: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content }
  }

  private struct Root: Identifiable {
    let id: String
    var leaves: [Root]?
  }

  private struct Later: View {
    @State private var isOn = false
    var body: some View {
      GlassEffectContainer {
        Button("Glass", image: ImageResource(name: "x", bundle: .main)) { isOn.toggle() }
        HelpLink { isOn.toggle() }
        OutlineGroup(Root(id: "top", leaves: [Root(id: "leaf")]), children: \.leaves) {
          Text($0.id)
        }
      }
      .navigationLinkIndicatorVisibility(.hidden)
      .safeAreaBar(edge: .bottom) { Button(isOn ? "on" : "off") {} }
    }
  }

  @Test("what later systems have is drawn, as far as it can be touched")
  func later() throws {
    _ = PreviewTrait<Preview.ViewTraits>.modifier(Samples())
    _ = Letter.transferRepresentation
    let stage = Stage(Later())
    #expect(stage.buttons == ["Glass", "Help", "top", "off"])
    try stage.tap("Help")
    #expect(stage.buttons.contains("on"))
  }

  @Test(
    "how long something lasts is said as on a phone",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, 3725, "1:02:05"), (.positional, 5, "0:05"),
      (.abbreviated, 3720, "1h 2m"), (.full, 61, "1 minute, 1 second"), (.full, 0, "0 seconds"),
      (.short, 90, "1 min, 30 sec"), (.positional, -90, "-1:30"),
    ])
  func lengths(_ style: DateComponentsFormatter.UnitsStyle, _ seconds: Int, _ words: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: TimeInterval(seconds)) == words)
  }

  @Test("times are padded, and units are left out, where that is asked for")
  func padded() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    #expect(formatter.string(from: 3_605) == "60:05")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
    #expect(MeasurementFormatter().string(from: warm) == "21 °C")
  }

  @Test("a colour has the numbers that it was made of")
  func colours() {
    let colour = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    colour.getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 0.25 && alpha == 0.5)
    #expect(UIColor(cgColor: colour.cgColor) == colour)
    #expect(UIFont.systemFont(ofSize: 12).pointSize == 12)
  }
}
