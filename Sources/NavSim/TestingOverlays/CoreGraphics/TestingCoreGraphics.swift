// What Swift Testing adds for tests that import CoreGraphics: nothing here.
