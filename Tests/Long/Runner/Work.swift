import TestSupport

/// What a child process is given to do, and what it hands back. Both are files in a folder that the two share.
struct Work: Codable {
    enum Cases: Codable {
        /// Cases of a run, by their numbers.
        case drawn(master: UInt64, range: Range<Int>)
        case seeds([UInt64])
        /// Cases that were written down.
        case texts([String])
        /// Nothing is run; the case of that seed is written down.
        case description(seed: UInt64)
    }

    var bar: String
    var cases: Cases

    /// After so many seconds no further case is begun.
    var budget: Double?

    /// Stop at the first case with this finding. Others do not count then.
    var wanted: String?

    struct Found: Codable {
        /// Which of the cases it was.
        var index: Int
        var finding: Finding
    }

    struct Output: Codable {
        /// The first case that was not begun.
        var next = 0
        var found: [Found] = []
        var tally = Tally()
        var text: String?
    }
}

extension Work {
    /// The numbers of the cases.
    var range: Range<Int> {
        switch cases {
        case .drawn(_, let range): range
        case .seeds(let seeds): seeds.indices
        case .texts(let texts): texts.indices
        case .description: 0..<1
        }
    }

    /// The seed of one case of a run. It depends on nothing but these two, so each case can be run alone.
    static func seed(master: UInt64, index: Int) -> UInt64 {
        var random = SplitMix64(seed: master &+ UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15)
        return random.next()
    }
}
