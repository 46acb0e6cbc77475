/// What one operation takes at the largest size of a measure, against what it takes at a small one.
public struct Growth {
    /// A sentence that says what should not grow.
    public let name: String

    /// The name of the measure.
    public let measure: String

    /// The small size.
    public let start: Int

    init(_ name: String, of measure: String, from start: Int) {
        self.name = name
        self.measure = measure
        self.start = start
    }
}
