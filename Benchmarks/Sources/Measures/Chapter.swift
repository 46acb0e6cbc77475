/// A heading, and the measures under it.
public struct Chapter {
    /// What they are about.
    public let title: String

    /// The measures.
    public let measures: [Measure]

    /// What is read off them: how they grow.
    public let growths: [Growth]

    public init(_ title: String, _ measures: [Measure], growths: [Growth] = []) {
        self.title = title
        self.measures = measures
        self.growths = growths
    }
}

extension Plan {
    /// All that is measured; what an app has comes first.
    public var chapters: [Chapter] {
        [
            hosted, folded, triggers, chains, links, addresses, restoring, levels, palettes, recording, size, watching,
            trees,
            memory,
            explored,
            growing,
        ]
    }
}
