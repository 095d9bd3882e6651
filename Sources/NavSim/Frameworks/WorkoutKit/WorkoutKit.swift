@_exported public import HealthKit
@_spi(Packages) public import SwiftUI

/// How long a part is.
public enum WorkoutGoal: Hashable, Sendable {
  /// As long as one likes.
  case open
  /// A time.
  case time(Double, UnitDuration)
  /// A way.
  case distance(Double, UnitLength)
  /// An effort.
  case energy(Double, UnitEnergy)
}

/// What is watched in a part.
public protocol WorkoutAlert: Hashable, Sendable {}
/// A speed.
public struct SpeedRangeAlert: WorkoutAlert {
  /// From where to where.
  public let target: ClosedRange<Measurement<UnitSpeed>>
  /// Creates one.
  public init(target: ClosedRange<Measurement<UnitSpeed>>, metric: WorkoutAlertMetric = .current) {
    self.target = target
  }
}
/// How quick the heart is.
public struct HeartRateRangeAlert: WorkoutAlert {
  /// From where to where.
  public let target: ClosedRange<Double>
  /// Creates one.
  public init(target: ClosedRange<Double>) { self.target = target }
}
/// In which zone the heart is.
public struct HeartRateZoneAlert: WorkoutAlert {
  /// Which zone.
  public let zone: Int
  /// Creates one.
  public init(zone: Int) { self.zone = zone }
}
/// What is measured.
public enum WorkoutAlertMetric: Hashable, Sendable {
  /// One of them.
  case current, average, countPerMinute
}

/// A part.
public struct WorkoutStep: Hashable, Sendable {
  /// How long it is.
  public var goal: WorkoutGoal
  /// What is watched.
  public var alert: (any WorkoutAlert)?
  /// Its name.
  public var displayName: String?
  /// Creates a part.
  public init(
    goal: WorkoutGoal = .open, alert: (any WorkoutAlert)? = nil, displayName: String? = nil
  ) {
    self.goal = goal
    self.alert = alert
    self.displayName = displayName
  }
  /// True for the same length and name.
  public static func == (one: Self, other: Self) -> Bool {
    one.goal == other.goal && one.displayName == other.displayName
  }
  /// Adds its length.
  public func hash(into hasher: inout Hasher) { hasher.combine(goal) }
}

/// A part that is done again.
public struct IntervalStep: Hashable, Sendable {
  /// What it is for.
  public enum Purpose: Hashable, Sendable {
    /// One of them.
    case work, recovery
  }
  /// What it is for.
  public var purpose: Purpose
  /// The part.
  public var step: WorkoutStep
  /// Creates one.
  public init(_ purpose: Purpose, step: WorkoutStep = WorkoutStep()) {
    self.purpose = purpose
    self.step = step
  }
  /// Creates one.
  public init(_ purpose: Purpose, goal: WorkoutGoal, alert: (any WorkoutAlert)? = nil) {
    self.init(purpose, step: WorkoutStep(goal: goal, alert: alert))
  }
}

/// Parts that are done again.
public struct IntervalBlock: Hashable, Sendable {
  /// The parts.
  public var steps: [IntervalStep]
  /// How often.
  public var iterations: Int
  /// Creates one.
  public init(steps: [IntervalStep] = [], iterations: Int = 1) {
    self.steps = steps
    self.iterations = iterations
  }
}

/// Training that an app has made.
public struct CustomWorkout: Hashable, Sendable {
  /// What is done.
  public let activity: HKWorkoutActivityType
  /// Where.
  public let location: HKWorkoutSessionLocationType
  /// Its name.
  public let displayName: String?
  /// How it begins, and ends.
  public let warmup: WorkoutStep?, cooldown: WorkoutStep?
  /// What is between.
  public let blocks: [IntervalBlock]
  /// Creates one.
  public init(
    activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown,
    displayName: String? = nil, warmup: WorkoutStep? = nil, blocks: [IntervalBlock] = [],
    cooldown: WorkoutStep? = nil
  ) {
    self.activity = activity
    self.location = location
    self.displayName = displayName
    self.warmup = warmup
    self.blocks = blocks
    self.cooldown = cooldown
  }
  /// True.
  public static func supportsActivity(_ activity: HKWorkoutActivityType) -> Bool { true }
  /// True.
  public static func supportsGoal(
    _ goal: WorkoutGoal, activity: HKWorkoutActivityType,
    location: HKWorkoutSessionLocationType = .unknown
  ) -> Bool { true }
}

/// Training of one part.
public struct SingleGoalWorkout: Hashable, Sendable {
  /// What is done.
  public let activity: HKWorkoutActivityType
  /// Where.
  public let location: HKWorkoutSessionLocationType
  /// How long.
  public let goal: WorkoutGoal
  /// Creates one.
  public init(
    activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown,
    goal: WorkoutGoal
  ) {
    self.activity = activity
    self.location = location
    self.goal = goal
  }
  /// True.
  public static func supportsGoal(
    goal: WorkoutGoal, activity: HKWorkoutActivityType,
    location: HKWorkoutSessionLocationType = .unknown
  ) -> Bool { true }
}

/// Training.
public struct WorkoutPlan: Hashable, Sendable {
  /// What it is.
  public enum Workout: Hashable, Sendable {
    /// One of them.
    case custom(CustomWorkout)
    /// One of them.
    case goal(SingleGoalWorkout)
  }
  /// What it is.
  public let workout: Workout
  /// What tells it from others.
  public let id: UUID
  /// Creates one.
  public init(_ workout: Workout, id: UUID = UUID()) {
    self.workout = workout
    self.id = id
  }
}

/// Training at a time.
public struct ScheduledWorkoutPlan: Hashable, Sendable {
  /// The training.
  public let plan: WorkoutPlan
  /// When.
  public let date: DateComponents
  /// True once it was done.
  public let complete: Bool
  /// Creates one.
  public init(_ plan: WorkoutPlan, date: DateComponents) {
    self.plan = plan
    self.date = date
    complete = false
  }
}

/// Keeps training for the watch, which the user does not have: it is kept for the run.
public final class WorkoutScheduler: Sendable {
  /// Whether an app may.
  public enum AuthorizationState: Sendable {
    /// One of them.
    case notDetermined, restricted, denied, authorized
  }
  private final class Kept {
    var state = AuthorizationState.notDetermined
    var plans: [ScheduledWorkoutPlan] = []
  }
  private var kept: Kept { ownOfRun { Kept() } }

  /// The one.
  public static let shared = WorkoutScheduler()
  /// True.
  public static let isSupported = true
  /// How many are kept at most.
  public static let maxAllowedScheduledWorkoutCount = 50

  /// Whether the app may.
  public var authorizationState: AuthorizationState { get async { kept.state } }
  /// Asks whether it may: it may.
  @discardableResult public func requestAuthorization() async -> AuthorizationState {
    kept.state = .authorized
    return .authorized
  }
  /// What is kept.
  public var scheduledWorkouts: [ScheduledWorkoutPlan] { get async { kept.plans } }
  /// Keeps training.
  public func schedule(_ plan: WorkoutPlan, at date: DateComponents) async {
    kept.plans.append(ScheduledWorkoutPlan(plan, date: date))
  }
  /// Keeps training no more.
  public func remove(_ plan: WorkoutPlan, at date: DateComponents) async {
    kept.plans.removeAll { $0.plan == plan && $0.date == date }
  }
  /// Keeps no training any more.
  public func removeAllWorkouts() async { kept.plans = [] }
  /// Says that training was done.
  public func markComplete(_ plan: WorkoutPlan, at date: DateComponents) async {}
}

extension SwiftUI.View {
  /// A layer that shows training: it goes at once.
  public func workoutPreview(
    _ plan: WorkoutPlan, isPresented: SwiftUI.Binding<Bool>
  ) -> some SwiftUI.View {
    onChange(of: isPresented.wrappedValue) { _, isNow in
      if isNow { isPresented.wrappedValue = false }
    }
  }
}
