// Names under which more is written of what was measured.

/// The device by its name.
public let HKMetadataKeyDeviceName = "HKDeviceName"
/// The device by its number.
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
/// Who made the device.
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
/// Where on the body it was measured.
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
/// Where on the body a heart was heard.
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
/// What somebody did while a heart was heard.
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
/// What was eaten.
public let HKMetadataKeyFoodType = "HKFoodType"
/// What tells it from others elsewhere.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// What is written anew under one name.
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
/// Which one of a name is later.
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
/// The place on earth by its time.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// Whether somebody has typed it.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// Whether somebody has seen to it.
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
/// The least that is usual.
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
/// The most that is usual.
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
/// Whether somebody was indoors.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// Whether somebody was taught.
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
/// What somebody has called it.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
/// How warm it was.
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
/// How damp it was.
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
/// How the sky was.
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
/// How far somebody went up.
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
/// How far somebody went down.
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
/// How fast somebody was.
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
/// How fast somebody was at most.
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
/// How hard it was.
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
/// How long a pool is.
public let HKMetadataKeyLapLength = "HKLapLength"
/// Where somebody swam.
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
/// How somebody swam.
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
/// Whether sugar was measured before or after a meal.
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
/// Why insulin was given.
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
/// Whether a cycle has begun.
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
/// Whether there was protection.
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
