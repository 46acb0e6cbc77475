/// Writes a file with all its mutants, each behind its number. A mutant within another is only in what is right, as one
/// at a time is on.
struct Rendering {
    private let source: [UInt8]
    private let patches: [(number: Int, patch: Patch)]

    init(_ source: String, _ changes: [(number: Int, change: Change)]) {
        self.source = Array(source.utf8)
        patches =
            changes.flatMap { entry in entry.change.patches.map { (entry.number, $0) } }
            .sorted { one, other in
                let (a, b) = (one.1.range, other.1.range)
                if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
                // A text at a place comes before what begins there.
                if a.isEmpty != b.isEmpty { return a.isEmpty }
                if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
                return one.0 < other.0
            }
    }

    func text() -> String {
        var rest = patches[...]
        return text(of: 0..<source.count, &rest)
    }

    /// The text of a range, with the patches that begin in it.
    private func text(of range: Range<Int>, _ rest: inout ArraySlice<(number: Int, patch: Patch)>) -> String {
        var result = ""
        var at = range.lowerBound
        while let next = rest.first?.patch.range, next.lowerBound < range.upperBound,
            next.upperBound <= range.upperBound
        {
            result += plain(at..<next.lowerBound)
            var here: [(number: Int, patch: Patch)] = []
            while let one = rest.first, one.patch.range == next { here.append(rest.removeFirst()) }
            result += next.isEmpty ? Self.inserted(here) : Self.decided(text(of: next, &rest), here)
            at = next.upperBound
        }
        return result + plain(at..<range.upperBound)
    }

    private func plain(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    private static func inserted(_ here: [(number: Int, patch: Patch)]) -> String {
        here.map { number, patch in
            guard case .insert(let text) = patch.how else { return "" }
            return text.replacing("#", with: "\(number)")
        }.joined()
    }

    private static func decided(_ right: String, _ here: [(number: Int, patch: Patch)]) -> String {
        var text = right
        for case (let number, .flip) in here.map({ ($0.number, $0.patch.how) }) {
            text = "(Mutant.on(\(number)) != (\(text)))"
        }
        for case (let number, .hold) in here.map({ ($0.number, $0.patch.how) }) {
            text = "(Mutant.on(\(number)) || (\(text)))"
        }
        var chosen: [(on: String, wrong: String)] = []
        var areBranches = false
        for (number, patch) in here {
            switch patch.how {
            case .choose(let wrong, let branches):
                chosen.append(("Mutant.on(\(number))", wrong.replacing("#", with: "\(number)")))
                areBranches = areBranches || branches
            case .statements(let wrong):
                chosen.append(("Mutant.on(\(number))", wrong))
                areBranches = true
            case .flip, .hold, .insert: break
            }
        }
        guard !chosen.isEmpty else { return text }
        guard areBranches else { return "(" + chosen.map { "\($0.on) ? \($0.wrong) : " }.joined() + text + ")" }
        return chosen.map { "if \($0.on) {\n\($0.wrong)\n} else " }.joined() + "{\n\(text)\n}"
    }
}
