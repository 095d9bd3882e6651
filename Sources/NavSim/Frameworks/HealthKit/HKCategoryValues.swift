// What can be said of somebody.

/// How bad something is.
public enum HKCategoryValueSeverity: Int, Sendable {
  /// One of them.
  case unspecified, notPresent, mild, moderate, severe
}

/// Whether something is there.
public enum HKCategoryValuePresence: Int, Sendable {
  /// One of them.
  case present, notPresent
}

/// Something that has no more to say.
public enum HKCategoryValue: Int, Sendable {
  /// The only one.
  case notApplicable
}

/// How hungry somebody is.
public enum HKCategoryValueAppetiteChanges: Int, Sendable {
  /// One of them.
  case unspecified, noChange, decreased, increased
}

/// Whether somebody stood.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
  /// One of them.
  case stood, idle
}

/// How a mucus is.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
  /// One of them.
  case dry = 1, sticky, creamy, watery, eggWhite
}

/// What is taken against pregnancy.
public enum HKCategoryValueContraceptive: Int, Sendable {
  /// One of them.
  case unspecified = 1, implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}

/// How much somebody bleeds.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  /// One of them.
  case unspecified = 1, light, medium, heavy, none
}

/// How much somebody bleeds.
public enum HKCategoryValueVaginalBleeding: Int, Sendable {
  /// One of them.
  case unspecified = 1, light, medium, heavy, none
}

/// What a test has said.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
  /// One of them.
  case negative = 1, luteinizingHormoneSurge, indeterminate, estrogenSurge
}

/// What a test has said.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
  /// One of them.
  case negative = 1, positive, indeterminate
}

/// What a test has said.
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable {
  /// One of them.
  case negative = 1, positive, indeterminate
}

/// Which blood somebody has.
public enum HKBloodType: Int, Sendable {
  /// One of them.
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive,
    oNegative
}
