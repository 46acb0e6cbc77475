import TestSupport

/// A bar with faults that are known, to find out whether the runner finds them.
///
/// A case is a word. With an `F` in it there is a finding, with a `T` it traps, with an `O` it overflows, with an `H` it
/// does not end.
struct PlantedBar: Bar {
    let name = "planted"
    let count = 2_000
    let unit = "words"
    let limit = 0.5
    let required: Set<String> = ["letter"]

    static let faults: [Character] = ["F", "T", "O", "H"]

    func text(seed: UInt64) -> String? {
        Self.word(seed)
    }

    static func word(_ seed: UInt64) -> String {
        var random = SplitMix64(seed: seed)
        var word = (0..<20).map { _ in Character(Unicode.Scalar(UInt8(97 + random.below(26)))) }
        if random.oneIn(150) { word[random.below(20)] = faults[random.below(4)] }
        return String(word)
    }

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        play(Self.word(seed), tally: &tally)
    }

    func play(_ text: String, tally: inout Tally) -> Finding? {
        for letter in text {
            switch letter {
            case "F": return Finding("finds a fault", details: text)
            case "T": fatalError("a planted trap")
            case "O": _ = (text.count...).lowerBound + Int.max
            case "H": while true {}
            default: tally.count(letter < "n" ? "early" : "late", of: "letter")
            }
        }
        return nil
    }

    func smaller(than text: String) -> [String] {
        [String(text.prefix(text.count / 2)), String(text.suffix(text.count / 2))]
            + text.indices.map { index in
                var shorter = text
                shorter.remove(at: index)
                return shorter
            }
    }
}
