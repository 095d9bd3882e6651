import AuthenticationServices
import NavAppTest
import NavSim
import ObjectiveC
import Testing
import UIKit

/// What is observed of objects, and kept beside them, without Objective-C.
@MainActor @Suite struct ObservingTests {
  @Test("an observer is told what is there at first, and nothing that comes later")
  func observed() {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 1, height: 2)
    var told: [CGSize?] = []
    let all = view.observe(\.contentSize, options: [.initial, .new]) { told.append($1.newValue) }
    let later = view.observe(\.contentSize, options: .new) { told.append($1.newValue) }
    view.contentSize = .zero
    #expect(told == [CGSize(width: 1, height: 2)])
    all.invalidate()
    later.invalidate()
    var published: [CGRect] = []
    let layer = CALayer()
    var hasEnded = false
    let kept = layer.publisher(for: \.bounds).sink { _ in
      hasEnded = true
    } receiveValue: {
      published.append($0)
    }
    #expect(published == [.zero] && !hasEnded)
    kept.cancel()
  }

  /// Has nothing that is published, and tells by itself.
  private final class Counter: ObservableObject {
    private(set) var count = 0

    func add() {
      objectWillChange.send()
      count += 1
    }
  }

  private struct Counting: View {
    @StateObject private var counter = Counter()
    var body: some View { Button("count \(counter.count)") { counter.add() } }
  }

  @Test("an object without a published property has one publisher, which views follow")
  func ownTelling() throws {
    let counter = Counter()
    #expect(counter.objectWillChange === counter.objectWillChange)
    #expect(counter.objectWillChange !== Counter().objectWillChange)
    let stage = Stage(Counting())
    try stage.tap("count 0")
    #expect(stage.buttons == ["count 1"])
  }

  private final class Weight {}

  @Test("a value is beside its object alone, by its key, as long as there is the object")
  func associated() {
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { keys.deallocate() }
    let (key, other) = (UnsafeRawPointer(keys), UnsafeRawPointer(keys + 1))
    let (one, two) = (UIView(), UIView())
    objc_setAssociatedObject(one, key, "one", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, key) as? String == "one")
    #expect(objc_getAssociatedObject(one, other) == nil)
    #expect(objc_getAssociatedObject(two, key) == nil)
    objc_setAssociatedObject(one, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, key) == nil)
    weak var weight: Weight?
    do {
      let gone = UIView()
      let kept = Weight()
      weight = kept
      objc_setAssociatedObject(gone, key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    // Where one was that is no more, another one lies.
    for number in 0..<100 {
      let view = UIView()
      objc_setAssociatedObject(view, key, number, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(view, key) as? Int == number)
    }
    var views: [UIView] = []
    for number in 0..<1_000 {
      let view = UIView()
      #expect(objc_getAssociatedObject(view, key) == nil)
      objc_setAssociatedObject(view, key, number, .OBJC_ASSOCIATION_RETAIN)
      views.append(view)
    }
    #expect(weight == nil)
    #expect(objc_getAssociatedObject(views[7], key) as? Int == 7)
  }

  @Test("names of methods are the same reference, as programs take them for keys")
  func names() {
    let (one, same) = (Selector("name"), Selector(("name")))
    let keys = [one, same, Selector("other")].map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
    #expect(keys[0] == keys[1] && keys[0] != keys[2])
  }

  @Test("tables keep their objects, or let them go; those that are there stay in order")
  func tables() {
    let (kept, weak) = (NSHashTable<Weight>(), NSHashTable<Weight>.weakObjects())
    let values = NSMapTable<Weight, Weight>.weakToStrongObjects()
    let stays = Weight()
    do {
      let goes = Weight()
      for table in [kept, weak] {
        table.add(goes)
        table.add(stays)
        table.add(goes)
      }
      values.setObject(stays, forKey: goes)
      values.setObject(goes, forKey: stays)
      kept.remove(goes)
      #expect(weak.count == 2 && values.object(forKey: goes) === stays)
      values.removeObject(forKey: stays)
    }
    #expect(kept.allObjects.map { $0 === stays } == [true])
    #expect(weak.allObjects.map { $0 === stays } == [true] && weak.contains(stays))
    #expect(values.count == 0 && values.object(forKey: stays) == nil)
  }

  @Test("a lock is held once")
  func locks() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  private struct Login: View {
    @State private var session: ASWebAuthenticationSession?
    @State private var says = ["out"]
    var body: some View {
      Button("Sign in") {
        guard let url = URL(string: "https://example.org/login") else { return }
        let new = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { url, error in
          let isClosed = (error as? ASWebAuthenticationSessionError)?.code == .canceledLogin
          says.append(url == nil && isClosed ? "closed" : "in")
        }
        says.append(new.start() && !new.start() ? "asked" : "wrong")
        session = new
      }
      Button("Hurry") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { session?.cancel() }
      }
      Button(says.joined(separator: ", ")) {}
    }
  }

  @Test("who is asked on a page of the web closes it a second later, or the app does")
  func page() throws {
    let app = AppTest("login") { Login() }.buttons("out, asked", "out, asked, closed")
    let alone = try app.touched(
      """
      +0ms     a tap "Sign in"
      +900ms   a tap "Hurry"
      +200ms   a tap "out, asked, closed"
      """)
    #expect(alone == ["Sign in", "out, asked, closed"])
    let cancelled = try app.touched(
      """
      +0ms     a tap "Hurry"
      +300ms   a tap "Sign in"
      +400ms   a tap "out, asked, closed"
      +2000ms  a tap "out, asked, closed"
      """)
    #expect(
      cancelled == ["Hurry", "Sign in", "out, asked, closed", "out, asked, closed"])
  }
}
