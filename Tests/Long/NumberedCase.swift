import TestSupport

/// A case that follows from a seed and from the numbers of its moves, of which some may be left out.
struct NumberedCase {
    let seed: UInt64
    let moves: [Int]

    init(_ seed: UInt64, _ moves: [Int]) { (self.seed, self.moves) = (seed, moves) }

    /// Reads what ``text`` writes.
    init?(_ text: String) {
        let parts = text.split(separator: ":")
        guard let seed = parts.first.flatMap({ UInt64($0) }) else { return nil }
        self.init(seed, parts.dropFirst().flatMap { $0.split(separator: " ").compactMap { Int($0) } })
    }

    var text: String { "\(seed): \(moves.map(String.init).joined(separator: " "))" }

    /// Cases with fewer moves, the smallest first.
    var smaller: [NumberedCase] {
        let halves = [moves.prefix(moves.count / 2), moves.suffix(moves.count / 2)].filter { $0.count < moves.count }
        let rest = moves.indices.map { index in moves.prefix(index) + moves.suffix(moves.count - index - 1) }
        return (halves + rest).map { NumberedCase(seed, Array($0)) }
    }

    /// What a move draws from. It depends on nothing but the seed and its number.
    func random(_ move: Int) -> SplitMix64 { SplitMix64(seed: seed &+ UInt64(move) &* 0x9E37_79B9_7F4A_7C15) }
}

/// A bar whose cases are a seed and the numbers of some moves.
protocol NumberedBar: Bar {
    /// How many moves a whole case has.
    static var moves: Int { get }

    func play(_ numbered: NumberedCase, _ tally: inout Tally) -> Finding?
}

extension NumberedBar {
    func text(seed: UInt64) -> String? { NumberedCase(seed, Array(0..<Self.moves)).text }

    func run(seed: UInt64, tally: inout Tally) -> Finding? { play(NumberedCase(seed, Array(0..<Self.moves)), &tally) }

    func play(_ text: String, tally: inout Tally) -> Finding? {
        NumberedCase(text).map { play($0, &tally) } ?? Finding("is no case")
    }

    func smaller(than text: String) -> [String] { NumberedCase(text)?.smaller.map(\.text) ?? [] }
}
