// What Swift Testing adds for tests that import UIKit: nothing here.
