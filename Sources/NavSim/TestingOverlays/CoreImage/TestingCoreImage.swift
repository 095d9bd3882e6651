// What Swift Testing adds for tests that import CoreImage: nothing here.
