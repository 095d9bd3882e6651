import XCTest
let another: TheseAreTests = missing
