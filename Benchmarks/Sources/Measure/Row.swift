/// A line of the table.
struct Row: Codable {
    var chapter: String
    var measure: String
    var size: String?
    var against: String
    var unit: String
    var ours: Double
    var floor: Double
    var ratio: Double
    var time: Pair?
    var allocations: Pair?

    /// What was measured, with the size if there is one.
    var title: String {
        if let size { "\(measure): \(size)" } else { measure }
    }

    struct Pair: Codable {
        var ours: Double
        var floor: Double

        var ratio: Double { ours / floor }
    }
}
