import SwiftUI

enum RunsOfStores { static func add(_ store: RowStore) {} }
