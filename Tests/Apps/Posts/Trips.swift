import RevenueCat
import Sentry
import Supabase
import SwiftUI

/// A trip, as a table of a server has it.
struct Trip: Codable, Identifiable, Hashable {
  var id: Int?
  var name: String
  var days: Int
  var owner: UUID
}

/// Trips on a server, of which one may have two, or more for money.
@MainActor @Observable final class Trips {
  private let client = SupabaseClient(
    supabaseURL: URL(fileURLWithPath: "/trips"), supabaseKey: "key")
  var trips: [Trip] = []
  var who = "nobody"
  var message = ""
  var isPro = false

  func listen() async {
    SentrySDK.start { $0.dsn = "https://sentry.example" }
    for await (_, session) in client.auth.authStateChanges {
      who = session?.user.email ?? "nobody"
    }
  }

  func register() async {
    do {
      try await client.auth.signUp(email: "a@b.c", password: "secret", data: ["name": "Zoe"])
    } catch {
      SentrySDK.capture(error: error)
      message = error.localizedDescription
    }
  }

  func signIn(_ password: String) async {
    do {
      try await client.auth.signIn(email: "a@b.c", password: password)
    } catch { message = error.localizedDescription }
  }

  func leave() async { try? await client.auth.signOut() }

  func add() async {
    do {
      let user = try await client.auth.session.user
      let new = Trip(name: "trip \(trips.count)", days: trips.count + 1, owner: user.id)
      let made: Trip = try await client.from("trips").insert(new).select().single().execute().value
      try await client.storage.from("pictures").upload("\(made.id ?? 0).png", data: Data([1]))
      await load()
    } catch { message = "\(error)" }
  }

  func load() async {
    trips =
      (try? await client.from("trips").select().gte("days", value: 1)
        .order("days", ascending: false).execute().value) ?? []
  }

  func rename(_ trip: Trip) async {
    guard let id = trip.id else { return }
    _ = try? await client.from("trips").update(["name": "renamed"]).eq("id", value: id).execute()
    await load()
  }

  func delete(_ trip: Trip) async {
    guard let id = trip.id else { return }
    _ = try? await client.from("trips").delete().eq("id", value: id).execute()
    await load()
  }

  func buy() async {
    guard let package = try? await Purchases.shared.offerings().current?.monthly,
      let result = try? await Purchases.shared.purchase(package: package)
    else { return }
    isPro = result.customerInfo.entitlements["pro"]?.isActive ?? false
  }
}

struct TripsView: View {
  @State private var trips = Trips()

  var body: some View {
    List {
      Button("Who: \(trips.who)") {}
      Button("Register") { Task { await trips.register() } }
      Button("Guess") { Task { await trips.signIn("guess") } }
      Button("Sign in") { Task { await trips.signIn("secret") } }
      Button("Leave") { Task { await trips.leave() } }
      Button("Add") { Task { await trips.add() } }
      if !trips.message.isEmpty { Button(trips.message) { trips.message = "" } }
      ForEach(trips.trips) { trip in
        Button("\(trip.name), \(trip.days) days") { Task { await trips.rename(trip) } }
        Button("Delete \(trip.days)") { Task { await trips.delete(trip) } }
      }
      Button(trips.isPro ? "Pro" : "Buy") { Task { await trips.buy() } }
    }
    .task { await trips.listen() }
  }
}
