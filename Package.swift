// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

// Stand-ins for what only Apple's platforms have.
#if os(Linux)
  let frameworks: [Target.Dependency] = ["SwiftUI"]
#else
  let frameworks: [Target.Dependency] = []
#endif

let package = Package(
  name: "NavCore",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "NavCore", targets: ["NavCore"]),
    .library(name: "NavViews", targets: ["NavViews"]),
    .library(name: "NavSim", targets: ["NavSim"]),
    .library(name: "NavHostTest", targets: ["NavHostTest"]),
    .library(name: "NavCoreFuzz", targets: ["NavCoreFuzz"]),
    .library(name: "NavCapture", targets: ["NavCapture"]),
    .library(name: "NavTesting", targets: ["NavTesting"]),
    .library(name: "NavMainActor", targets: ["NavMainActor"]),
    .executable(name: "navfuzz", targets: ["navfuzz"]),
  ],
  targets: [
    .target(name: "NavCore", exclude: ["Views"]),
    // The views of a router, for SwiftUI.
    .target(
      name: "NavViews", dependencies: ["NavCore"] + frameworks, path: "Sources/NavCore/Views"),
    // The simulator is several modules, because they build side by side.
    .target(name: "NavEngine", path: "Sources/NavSim/Base"),
    .target(
      name: "NavConcurrency", dependencies: ["NavEngine", "NavMainActor"],
      path: "Sources/NavSim/Concurrency"),
    .target(name: "NavProgram", dependencies: ["NavConcurrency"], path: "Sources/NavSim/Program"),
    // Tests of routers, with what they are built on.
    .target(
      name: "NavSim", dependencies: ["NavCore", "NavProgram"],
      exclude: [
        "AppTest", "Base", "Capture", "Combine", "Concurrency", "Frameworks", "Fuzzing", "HostTest",
        "Macros", "MainActor", "Navigation", "OS", "OSLog", "Packages", "Program", "SwiftData",
        "SwiftUI", "Testing", "UIKit", "TestingOverlays", "XcodeApp",
      ]),
    // NavCore's own core: played step by step, and fuzzed.
    .target(
      name: "NavCoreSim", dependencies: ["NavCore", "NavEngine"], path: "Sources/NavSim/Navigation"),
    .target(
      name: "NavCoreFuzz", dependencies: ["NavCoreSim", "NavProgram"],
      path: "Sources/NavSim/Fuzzing"),
    // For test targets: a host of NavCore's router, and the router itself.
    .target(name: "NavHostTest", dependencies: ["NavCoreSim"], path: "Sources/NavSim/HostTest"),
    // Opt-in: linking it replaces the executors of the process.
    .target(name: "NavCapture", dependencies: ["NavConcurrency"], path: "Sources/NavSim/Capture"),
    // For test targets, because it needs Swift Testing.
    .target(name: "NavTesting", dependencies: ["NavSim"], path: "Sources/NavSim/Testing"),
    .target(name: "NavMainActor", path: "Sources/NavSim/MainActor"),
    .executableTarget(name: "navfuzz", dependencies: ["NavCoreFuzz"]),
    .executableTarget(
      name: "broken-router", dependencies: ["NavCoreFuzz"], path: "Tests/BrokenRouter"),
    // The small router by which searching and shrinking are compared with other tools.
    .executableTarget(name: "peer-bench", dependencies: ["NavSim"], path: "Tests/PeerBench"),
    // What libFuzzer plays; .ci/build-fuzzers builds it with libFuzzer.
    .executableTarget(
      name: "fuzz-targets", dependencies: ["NavCoreFuzz"], path: "Tests/FuzzTargets"),
    // What captured execution costs.
    .executableTarget(
      name: "capture-bench", dependencies: ["NavSim", "NavCapture"], path: "Tests/CaptureBench"),
    // A router under test that takes the stand-in main actor, which is a module's decision.
    .target(
      name: "StandInRouter", dependencies: ["NavMainActor"],
      path: "Tests/NavPropertyTests/NavSim/Capture/StandInRouter"),
    // The application of the guide.
    .target(
      name: "Guide", dependencies: ["NavCore", "NavViews"] + frameworks, path: "Tests/Apps/Guide"),
    // Routers as people write them, which import nothing of this package.
    .target(name: "GatedRouters", path: "Tests/Routers/Gated"),
    .target(name: "TabsRouters", path: "Tests/Routers/Tabs"),
    .target(name: "CoordinatorRouters", path: "Tests/Routers/Coordinator"),
    .target(name: "FlagsRouters", path: "Tests/Routers/Flags"),
    .target(name: "ProviderRouters", path: "Tests/Routers/Provider"),
    .target(name: "EventsRouters", path: "Tests/Routers/Events"),
    .target(
      name: "RouterAdapters",
      dependencies: [
        "NavCore", "NavSim", "GatedRouters", "TabsRouters", "CoordinatorRouters", "FlagsRouters",
        "ProviderRouters", "EventsRouters",
      ],
      path: "Tests/Routers/Adapters"),
    // NavCore's own router under a router test, and with all of its calls.
    .target(
      name: "NavShell", dependencies: ["NavHostTest", "NavSim"], path: "Tests/Routers/Shell"),
    .executableTarget(
      name: "router-tests",
      dependencies: ["NavCapture", "NavShell", "NavSim", "RouterAdapters"],
      path: "Tests/Routers/Command"),
    .testTarget(
      name: "NavPropertyTests",
      dependencies: [
        "Guide", "NavCore", "NavCoreFuzz", "NavHostTest", "NavShell", "NavSim", "NavCapture",
        "NavTesting", "navfuzz", "broken-router", "peer-bench", "fuzz-targets", "StandInRouter",
        "GatedRouters", "TabsRouters",
        "RouterAdapters", "router-tests",
      ],
      exclude: ["NavSim/Capture/StandInRouter"]),
  ]
)

// The stand-ins, and the tests of whole apps on them.
#if os(Linux)
  // Frameworks that apps import beside SwiftUI, with what they are built on.
  let besides: KeyValuePairs<String, [Target.Dependency]> = [
    "ActivityKit": ["SwiftUI"], "AdSupport": [], "AppIntents": ["SwiftUI"],
    "AppTrackingTransparency": ["SwiftUI"], "ARKit": ["SceneKit"], "AudioToolbox": [],
    "AuthenticationServices": ["SwiftUI"], "AVFAudio": ["AVFoundation"],
    "AVFoundation": ["AudioToolbox", "UIKit"],
    "AVKit": ["AVFoundation", "SwiftUI"], "BackgroundTasks": [], "Charts": ["SwiftUI"],
    "CloudKit": ["SwiftUI"], "Contacts": ["SwiftUI"], "ContactsUI": ["Contacts", "UIKit"],
    "CoreAudio": ["AudioToolbox"], "CoreBluetooth": ["SwiftUI"], "CoreData": ["SwiftUI"],
    "CoreGraphics": ["SwiftUI", "_Testing_CoreGraphics"], "CoreHaptics": [],
    "CoreLocation": ["Combine"],
    "CoreLocationUI": ["SwiftUI"], "CoreMedia": ["AVFoundation"], "CoreML": ["SwiftUI"],
    "CoreMotion": ["SwiftUI"],
    "CoreServices": ["MobileCoreServices"], "CoreVideo": ["AVFoundation"],
    "CommonCrypto": ["CryptoKit"], "CoreTelephony": [],
    "CoreSpotlight": ["SwiftUI"], "CoreText": ["SwiftUI"], "CoreTransferable": ["SwiftUI"],
    "CryptoKit": [], "EventKit": ["SwiftUI"], "EventKitUI": ["EventKit", "UIKit"],
    "FoundationModels": ["SwiftUIMacros"], "GameKit": ["GameplayKit", "UIKit"], "GameplayKit": [],
    "HealthKit": ["SwiftUI"], "ImageIO": ["SwiftUI"], "Intents": ["SwiftUI"],
    "IntentsUI": ["Intents", "UIKit"],
    "LinkPresentation": ["UIKit"], "LocalAuthentication": ["Combine"],
    "MapKit": ["CoreLocation", "UIKit"],
    "MediaPlayer": ["UIKit"], "MessageUI": ["UIKit"], "MetricKit": [],
    "MobileCoreServices": ["UniformTypeIdentifiers"], "MultipeerConnectivity": ["UIKit"],
    "MusicKit": ["SwiftUI"], "NaturalLanguage": [], "Network": [],
    "ObjectiveC": ["Combine"], "PassKit": ["UIKit"],
    "PDFKit": ["UIKit"], "PencilKit": ["UIKit"],
    "Photos": ["AVFoundation", "ImageIO", "UniformTypeIdentifiers"], "PhotosUI": ["Photos"],
    "QuartzCore": ["UIKit"], "QuickLook": ["SwiftUI"], "RealityKit": ["UIKit"],
    "SafariServices": ["UIKit"], "SceneKit": ["UIKit"], "Security": ["SwiftUI"],
    "Speech": ["AVFoundation"], "SpriteKit": ["UIKit"], "StoreKit": ["SwiftUI"],
    "SwiftUICore": ["SwiftUI"], "SystemConfiguration": [], "TipKit": ["SwiftUI"],
    "Translation": ["SwiftUI"], "UniformTypeIdentifiers": [], "UserNotifications": ["Combine"],
    "UserNotificationsUI": ["UserNotifications"],
    "Vision": ["CoreML"], "VisionKit": ["UIKit", "Vision"], "WatchConnectivity": ["SwiftUI"],
    "WeatherKit": ["CoreLocation"], "WebKit": ["UIKit"],
    "WidgetKit": ["ActivityKit", "AppIntents", "Intents"],
    "Accelerate": [], "Accessibility": ["SwiftUI"], "AdServices": [],
    "AlarmKit": ["ActivityKit", "AppIntents"], "CFNetwork": ["Combine"],
    "CoreAudioTypes": ["AudioToolbox"], "CoreNFC": [], "DeveloperToolsSupport": ["SwiftUI"],
    "DeviceActivity": ["ManagedSettings"], "DeviceCheck": [],
    "FamilyControls": ["ManagedSettings"], "ImagePlayground": ["UIKit"],
    "JavaScriptCore": ["Combine"], "ManagedSettings": ["SwiftUI"],
    "ManagedSettingsUI": ["ManagedSettings", "UIKit"], "Metal": [],
    "MetalKit": ["Metal", "UIKit"], "QuickLookThumbnailing": ["UIKit"], "RealmSwift": ["SwiftUI"],
    "SensitiveContentAnalysis": ["CoreGraphics"], "Social": ["UIKit"],
    "SQLite3": ["CSQLite3", "SwiftUI"], "Symbols": ["SwiftUI"], "WorkoutKit": ["HealthKit"],
    "_PhotosUI_SwiftUI": ["PhotosUI"],
  ]
  // The second is what it was called when it named assets only.
  package.products += ["XcodeApp", "XcodeSymbols"].map { .plugin(name: $0, targets: ["XcodeApp"]) }
  package.targets += [
    // What Xcode makes of the assets of an app.
    .plugin(
      name: "XcodeApp", capability: .buildTool(), path: "Sources/NavSim/XcodeApp")
  ]
  package.products += besides.map { .library(name: $0.key, targets: [$0.key]) }
  package.products.append(
    .library(name: "CoreImage", targets: ["CoreImage", "_Testing_CoreImage"]))
  package.targets += besides.map { name, dependencies in
    .target(
      name: name, dependencies: dependencies, path: "Sources/NavSim/Frameworks/\(name)")
  }
  // Modules of C: apps import a part of the one, and the other is C's.
  package.targets += ["CoreImage", "CSQLite3"].map {
    .target(name: $0, path: "Sources/NavSim/Frameworks/\($0)")
  }
  // Swift Testing asks for these wherever a file imports one of the frameworks beside it.
  package.targets += ["CoreGraphics", "CoreImage", "UIKit"].map {
    .target(name: "_Testing_\($0)", path: "Sources/NavSim/TestingOverlays/\($0)")
  }
  package.products += [
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "NavAppTest", targets: ["NavAppTest"]),
  ]
  package.targets += [
    .target(name: "Combine", path: "Sources/NavSim/Combine"),
    // Speaks with the compiler itself, as there is no package of Swift's syntax here.
    .macro(name: "SwiftUIMacros", path: "Sources/NavSim/Macros"),
    .target(
      name: "SwiftUI",
      dependencies: ["Combine", "SwiftUIMacros", "UniformTypeIdentifiers", "UserNotifications"],
      path: "Sources/NavSim/SwiftUI"),
    .target(
      name: "UIKit", dependencies: ["CoreText", "SwiftUI", "_Testing_UIKit"],
      path: "Sources/NavSim/UIKit"),
    .target(
      name: "SwiftData", dependencies: ["SwiftUI", "SwiftUIMacros"],
      path: "Sources/NavSim/SwiftData"),
    .target(name: "OSLog", path: "Sources/NavSim/OSLog"),
    .target(name: "os", dependencies: ["OSLog"], path: "Sources/NavSim/OS"),
    .target(
      name: "NavAppTest", dependencies: ["NavSim", "NavCapture", "SwiftUI"],
      path: "Sources/NavSim/AppTest"),
    // Apps as people write them, which import nothing of this package.
    .target(name: "Shop", dependencies: ["SwiftUI"], path: "Tests/Apps/Shop"),
    .target(name: "Notes", dependencies: ["SwiftUI"], path: "Tests/Apps/Notes"),
    .target(name: "Visits", dependencies: ["SwiftUI"], path: "Tests/Apps/Visits"),
    .target(name: "Feed", dependencies: ["SwiftUI"], path: "Tests/Apps/Feed"),
    // Apps with a router of their own, in five designs that people publish.
    .target(name: "RoutedApps", dependencies: ["SwiftUI"], path: "Tests/Apps/Routed"),
    // Apps on the router's views.
    .target(
      name: "Library", dependencies: ["NavCore", "NavViews", "SwiftUI"], path: "Tests/Apps/Library"),
    // An app as Xcode has it, which a file here names.
    .target(
      name: "Reader", dependencies: ["SwiftUI", "UIKit"], path: "Tests/Apps/ReaderApp",
      plugins: [.plugin(name: "XcodeApp")]),
    // An app with packages.
    .target(
      name: "Posts", dependencies: ["SwiftUI"], path: "Tests/Apps/PostsApp",
      plugins: [.plugin(name: "XcodeApp")]),
    .executableTarget(
      name: "app-tests",
      dependencies: ["Feed", "NavAppTest", "Library", "Notes", "RoutedApps", "Shop"],
      path: "Tests/Apps/Command"),
    .testTarget(
      name: "AppTests",
      dependencies: besides.map { .target(name: $0.key) } + [
        "_Testing_CoreImage", "CoreImage", "Feed", "Guide", "Library", "NavAppTest", "NavCore",
        "NavSim", "Notes", "os", "Posts", "Reader", "RoutedApps", "Visits", "Shop", "SwiftData",
        "SwiftUI",
        "UIKit",
      ],
      path: "Tests/Apps/Tests", exclude: ["Assets.xcassets", "Library.xcdatamodeld"],
      plugins: [.plugin(name: "XcodeApp")]),
  ]
#endif
