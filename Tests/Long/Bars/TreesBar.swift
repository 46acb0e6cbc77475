import TestSupport
import Transitions

/// Reads random lines as trees: each is refused, or a tree that prints and parses to itself.
struct TreesBar: Bar {
    let name = "trees"
    let count = 1_000_000
    let unit = "texts"
    let limit = 10.0

    func text(seed: UInt64) -> String? {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "a", "b", "[", "]", "{", "}", "<", ">", "(", ")", "|", ",", "*", "+", "^", "!", ":", ";", "\"", "\\",
        ]
        return (0...random.below(12)).map { _ in pieces[random.below(pieces.count)] }.joined()
    }

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        play(text(seed: seed) ?? "", tally: &tally)
    }

    func play(_ text: String, tally: inout Tally) -> Finding? {
        do {
            let tree = try Tree(text)
            tally.count("accepted", of: "line")
            return try Tree(tree.description) == tree ? nil : Finding("is another tree when printed", details: text)
        } catch {
            tally.count("refused", of: "line")
            return nil
        }
    }
}
