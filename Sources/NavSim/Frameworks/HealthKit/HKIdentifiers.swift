/// What is measured of somebody.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }
  /// One of it.
  public static let stepCount = Self("StepCount"),
    distanceWalkingRunning = Self("DistanceWalkingRunning"),
    distanceSwimming = Self("DistanceSwimming"),
    distanceCycling = Self("DistanceCycling"),
    distanceWheelchair = Self("DistanceWheelchair"),
    distanceDownhillSnowSports = Self("DistanceDownhillSnowSports"),
    distanceRowing = Self("DistanceRowing"),
    distancePaddleSports = Self("DistancePaddleSports"),
    distanceCrossCountrySkiing = Self("DistanceCrossCountrySkiing"),
    distanceSkatingSports = Self("DistanceSkatingSports"),
    flightsClimbed = Self("FlightsClimbed"),
    activeEnergyBurned = Self("ActiveEnergyBurned"),
    basalEnergyBurned = Self("BasalEnergyBurned"),
    appleExerciseTime = Self("AppleExerciseTime"),
    appleMoveTime = Self("AppleMoveTime"),
    appleStandTime = Self("AppleStandTime"),
    pushCount = Self("PushCount"),
    swimmingStrokeCount = Self("SwimmingStrokeCount"),
    nikeFuel = Self("NikeFuel"),
    heartRate = Self("HeartRate")
  /// One of it.
  public static let restingHeartRate = Self("RestingHeartRate"),
    walkingHeartRateAverage = Self("WalkingHeartRateAverage"),
    heartRateRecoveryOneMinute = Self("HeartRateRecoveryOneMinute"),
    heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN"),
    atrialFibrillationBurden = Self("AtrialFibrillationBurden"),
    peripheralPerfusionIndex = Self("PeripheralPerfusionIndex"),
    oxygenSaturation = Self("OxygenSaturation"),
    respiratoryRate = Self("RespiratoryRate"),
    bodyTemperature = Self("BodyTemperature"),
    basalBodyTemperature = Self("BasalBodyTemperature"),
    appleSleepingWristTemperature = Self("AppleSleepingWristTemperature"),
    appleSleepingBreathingDisturbances = Self("AppleSleepingBreathingDisturbances"),
    waterTemperature = Self("WaterTemperature"),
    underwaterDepth = Self("UnderwaterDepth"),
    bodyMass = Self("BodyMass"),
    bodyMassIndex = Self("BodyMassIndex"),
    bodyFatPercentage = Self("BodyFatPercentage"),
    leanBodyMass = Self("LeanBodyMass"),
    waistCircumference = Self("WaistCircumference"),
    height = Self("Height")
  /// One of it.
  public static let vo2Max = Self("VO2Max"),
    bloodGlucose = Self("BloodGlucose"),
    insulinDelivery = Self("InsulinDelivery"),
    bloodAlcoholContent = Self("BloodAlcoholContent"),
    numberOfAlcoholicBeverages = Self("NumberOfAlcoholicBeverages"),
    numberOfTimesFallen = Self("NumberOfTimesFallen"),
    bloodPressureSystolic = Self("BloodPressureSystolic"),
    bloodPressureDiastolic = Self("BloodPressureDiastolic"),
    electrodermalActivity = Self("ElectrodermalActivity"),
    forcedExpiratoryVolume1 = Self("ForcedExpiratoryVolume1"),
    forcedVitalCapacity = Self("ForcedVitalCapacity"),
    inhalerUsage = Self("InhalerUsage"),
    peakExpiratoryFlowRate = Self("PeakExpiratoryFlowRate"),
    environmentalAudioExposure = Self("EnvironmentalAudioExposure"),
    environmentalSoundReduction = Self("EnvironmentalSoundReduction"),
    headphoneAudioExposure = Self("HeadphoneAudioExposure"),
    uvExposure = Self("UVExposure"),
    timeInDaylight = Self("TimeInDaylight"),
    physicalEffort = Self("PhysicalEffort"),
    estimatedWorkoutEffortScore = Self("EstimatedWorkoutEffortScore")
  /// One of it.
  public static let workoutEffortScore = Self("WorkoutEffortScore"),
    appleWalkingSteadiness = Self("AppleWalkingSteadiness"),
    sixMinuteWalkTestDistance = Self("SixMinuteWalkTestDistance"),
    walkingSpeed = Self("WalkingSpeed"),
    walkingStepLength = Self("WalkingStepLength"),
    walkingAsymmetryPercentage = Self("WalkingAsymmetryPercentage"),
    walkingDoubleSupportPercentage = Self("WalkingDoubleSupportPercentage"),
    stairAscentSpeed = Self("StairAscentSpeed"),
    stairDescentSpeed = Self("StairDescentSpeed"),
    runningPower = Self("RunningPower"),
    runningSpeed = Self("RunningSpeed"),
    runningStrideLength = Self("RunningStrideLength"),
    runningGroundContactTime = Self("RunningGroundContactTime"),
    runningVerticalOscillation = Self("RunningVerticalOscillation"),
    cyclingCadence = Self("CyclingCadence"),
    cyclingPower = Self("CyclingPower"),
    cyclingSpeed = Self("CyclingSpeed"),
    cyclingFunctionalThresholdPower = Self("CyclingFunctionalThresholdPower"),
    rowingSpeed = Self("RowingSpeed"),
    paddleSportsSpeed = Self("PaddleSportsSpeed")
  /// One of it.
  public static let crossCountrySkiingSpeed = Self("CrossCountrySkiingSpeed"),
    dietaryWater = Self("DietaryWater"),
    dietaryCaffeine = Self("DietaryCaffeine"),
    dietaryEnergyConsumed = Self("DietaryEnergyConsumed"),
    dietaryProtein = Self("DietaryProtein"),
    dietaryCarbohydrates = Self("DietaryCarbohydrates"),
    dietaryFiber = Self("DietaryFiber"),
    dietarySugar = Self("DietarySugar"),
    dietaryFatTotal = Self("DietaryFatTotal"),
    dietaryFatSaturated = Self("DietaryFatSaturated"),
    dietaryFatMonounsaturated = Self("DietaryFatMonounsaturated"),
    dietaryFatPolyunsaturated = Self("DietaryFatPolyunsaturated"),
    dietaryCholesterol = Self("DietaryCholesterol"),
    dietarySodium = Self("DietarySodium"),
    dietaryPotassium = Self("DietaryPotassium"),
    dietaryCalcium = Self("DietaryCalcium"),
    dietaryIron = Self("DietaryIron"),
    dietaryMagnesium = Self("DietaryMagnesium"),
    dietaryZinc = Self("DietaryZinc"),
    dietaryCopper = Self("DietaryCopper")
  /// One of it.
  public static let dietaryManganese = Self("DietaryManganese"),
    dietarySelenium = Self("DietarySelenium"),
    dietaryChromium = Self("DietaryChromium"),
    dietaryMolybdenum = Self("DietaryMolybdenum"),
    dietaryChloride = Self("DietaryChloride"),
    dietaryPhosphorus = Self("DietaryPhosphorus"),
    dietaryIodine = Self("DietaryIodine"),
    dietaryBiotin = Self("DietaryBiotin"),
    dietaryFolate = Self("DietaryFolate"),
    dietaryNiacin = Self("DietaryNiacin"),
    dietaryPantothenicAcid = Self("DietaryPantothenicAcid"),
    dietaryRiboflavin = Self("DietaryRiboflavin"),
    dietaryThiamin = Self("DietaryThiamin"),
    dietaryVitaminA = Self("DietaryVitaminA"),
    dietaryVitaminB6 = Self("DietaryVitaminB6"),
    dietaryVitaminB12 = Self("DietaryVitaminB12"),
    dietaryVitaminC = Self("DietaryVitaminC"),
    dietaryVitaminD = Self("DietaryVitaminD"),
    dietaryVitaminE = Self("DietaryVitaminE"),
    dietaryVitaminK = Self("DietaryVitaminK")
}

/// What is said of somebody.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }
  /// One of it.
  public static let sleepAnalysis = Self("SleepAnalysis"),
    mindfulSession = Self("MindfulSession"),
    appleStandHour = Self("AppleStandHour"),
    abdominalCramps = Self("AbdominalCramps"),
    acne = Self("Acne"),
    appetiteChanges = Self("AppetiteChanges"),
    bladderIncontinence = Self("BladderIncontinence"),
    bloating = Self("Bloating"),
    breastPain = Self("BreastPain"),
    chestTightnessOrPain = Self("ChestTightnessOrPain"),
    chills = Self("Chills"),
    constipation = Self("Constipation"),
    coughing = Self("Coughing"),
    diarrhea = Self("Diarrhea"),
    dizziness = Self("Dizziness"),
    drySkin = Self("DrySkin"),
    fainting = Self("Fainting"),
    fatigue = Self("Fatigue"),
    fever = Self("Fever"),
    generalizedBodyAche = Self("GeneralizedBodyAche")
  /// One of it.
  public static let hairLoss = Self("HairLoss"),
    headache = Self("Headache"),
    heartburn = Self("Heartburn"),
    hotFlashes = Self("HotFlashes"),
    lossOfSmell = Self("LossOfSmell"),
    lossOfTaste = Self("LossOfTaste"),
    lowerBackPain = Self("LowerBackPain"),
    memoryLapse = Self("MemoryLapse"),
    moodChanges = Self("MoodChanges"),
    nausea = Self("Nausea"),
    nightSweats = Self("NightSweats"),
    pelvicPain = Self("PelvicPain"),
    rapidPoundingOrFlutteringHeartbeat = Self("RapidPoundingOrFlutteringHeartbeat"),
    runnyNose = Self("RunnyNose"),
    shortnessOfBreath = Self("ShortnessOfBreath"),
    sinusCongestion = Self("SinusCongestion"),
    skippedHeartbeat = Self("SkippedHeartbeat"),
    sleepChanges = Self("SleepChanges"),
    soreThroat = Self("SoreThroat"),
    vaginalDryness = Self("VaginalDryness")
  /// One of it.
  public static let vomiting = Self("Vomiting"),
    wheezing = Self("Wheezing"),
    menstrualFlow = Self("MenstrualFlow"),
    intermenstrualBleeding = Self("IntermenstrualBleeding"),
    infrequentMenstrualCycles = Self("InfrequentMenstrualCycles"),
    irregularMenstrualCycles = Self("IrregularMenstrualCycles"),
    persistentIntermenstrualBleeding = Self("PersistentIntermenstrualBleeding"),
    prolongedMenstrualPeriods = Self("ProlongedMenstrualPeriods"),
    cervicalMucusQuality = Self("CervicalMucusQuality"),
    ovulationTestResult = Self("OvulationTestResult"),
    pregnancyTestResult = Self("PregnancyTestResult"),
    progesteroneTestResult = Self("ProgesteroneTestResult"),
    pregnancy = Self("Pregnancy"),
    lactation = Self("Lactation"),
    contraceptive = Self("Contraceptive"),
    sexualActivity = Self("SexualActivity"),
    bleedingDuringPregnancy = Self("BleedingDuringPregnancy"),
    bleedingAfterPregnancy = Self("BleedingAfterPregnancy"),
    handwashingEvent = Self("HandwashingEvent"),
    toothbrushingEvent = Self("ToothbrushingEvent")
  /// One of it.
  public static let highHeartRateEvent = Self("HighHeartRateEvent"),
    lowHeartRateEvent = Self("LowHeartRateEvent"),
    irregularHeartRhythmEvent = Self("IrregularHeartRhythmEvent"),
    lowCardioFitnessEvent = Self("LowCardioFitnessEvent"),
    appleWalkingSteadinessEvent = Self("AppleWalkingSteadinessEvent"),
    environmentalAudioExposureEvent = Self("EnvironmentalAudioExposureEvent"),
    headphoneAudioExposureEvent = Self("HeadphoneAudioExposureEvent"),
    sleepApneaEvent = Self("SleepApneaEvent"),
    hypertensionEvent = Self("HypertensionEvent")
}

/// What somebody is.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier\(name)" }
  /// One of it.
  public static let dateOfBirth = Self("DateOfBirth"),
    biologicalSex = Self("BiologicalSex"),
    bloodType = Self("BloodType"),
    fitzpatrickSkinType = Self("FitzpatrickSkinType"),
    wheelchairUse = Self("WheelchairUse"),
    activityMoveMode = Self("ActivityMoveMode")
}

/// What goes together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCorrelationTypeIdentifier\(name)" }
  /// One of it.
  public static let bloodPressure = Self("BloodPressure"),
    food = Self("Food")
}
