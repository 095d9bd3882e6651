import NavAppTest
import NavSim
import RoutedApps
import Testing

/// Apps with a router of their own, in five designs that people publish, played by taps.
@Suite(.serialized) struct RoutedAppTests {
  @Test("layers with an estimate of each animation hold, as taps may come to nothing")
  func layers() throws {
    try AppTest("layers", app: LayersApp.self).withoutCertificates.check(seeds: 1...5, steps: 40)
  }

  @Test("the second step of a call takes the layer that is on top by then")
  func stepsOfLayers() {
    let failure = #expect(throws: RouterTestFailure.self) {
      try AppTest("layers", app: LayersApp.self).replay(
        """
        navfuzz fixture 2
        name      a layer leaves between two steps
        router    layers
        expect    fails no page is pushed twice in a row
        ---
        +0ms     a tap "Begin"
        +551ms   a tap "Skip to the end"
        +1101ms  a tap "Notes"
        +501ms   a tap "Read chapter 3"
        +551ms   a tap "Skip to the end"
        +351ms   host system-removal
        """)
    }
    #expect(failure?.description.contains("no page is pushed twice in a row") == true)
  }

  @Test("a bar beside the pages is tapped while the router takes no calls, and nothing comes of it")
  func bar() {
    let failure = #expect(throws: RouterTestFailure.self) {
      try AppTest("layers", app: LayersApp.self).notTapping(
        "Read on", "Notes", "Next", "First chapter", "Skip to the end", "Mark"
      ).neverIgnoring("Contents").replay(
        """
        navfuzz fixture 2
        name      the bar while a page comes
        router    layers
        expect    passes
        ---
        +0ms     host instant
        +0ms     a tap "Begin"
        +1ms     a tap "Contents"
        """)
    }
    #expect(failure?.description.contains("no-lost-call") == true)
  }

  @Test("steps with sleeps between them hold")
  func steps() throws {
    try AppTest("steps", app: StepsApp.self).withoutCertificates.check(seeds: 1...10, steps: 40)
  }

  @Test("a queue of presentations for each tab holds")
  func queue() throws {
    try AppTest("queue", app: QueueApp.self).withoutCertificates.check(seeds: 1...10, steps: 40)
  }

  @Test("modules that know screens by identifiers hold")
  func modules() throws {
    try AppTest("modules", app: ModulesApp.self).withoutCertificates.check(
      seeds: 1...20, steps: 40)
  }

  @Test("flags that transitions are bound to hold")
  func flags() throws {
    try AppTest("flags", app: FlagsApp.self).withoutCertificates.check(seeds: 1...20, steps: 40)
  }
}
