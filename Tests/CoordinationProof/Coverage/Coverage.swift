import CoordinationRestoration

/// The parts of an app's navigation that tests have taken, and those that explorations have found: routes with their
/// ends, gates with their verdicts, screens that came, reports of the user.
///
/// It is written line by line while tests run, by several processes into one file, and read afterwards.
package struct Coverage: Sendable, Hashable {
    /// The origin of a line.
    package enum Source: String, Hashable, Sendable, CaseIterable {
        /// An ordinary test.
        case test
        /// An exploration.
        case exploration
    }

    private var parts: [Source: Set<CoveredPart>] = [:]

    /// The number of lines that were torn or damaged, and left out.
    package private(set) var damaged = 0

    /// Creates an empty coverage.
    package init() {}

    /// Reads lines. O(length of the text).
    package init(reading text: String) {
        for line in text.split(separator: "\n") {
            guard let (source, part) = CoveredPart.read(line) else {
                damaged += 1
                continue
            }
            parts[source, default: []].insert(part)
        }
    }

    /// Adds the lines of another coverage.
    package mutating func merge(_ other: Coverage) {
        parts.merge(other.parts) { $0.union($1) }
        damaged += other.damaged
    }

    /// The number of parts that a test has taken.
    package var taken: Int { parts[.test]?.count ?? 0 }

    /// The number of all parts that are known.
    package var known: Int { (parts[.test] ?? []).union(parts[.exploration] ?? []).count }

    /// The part of what is known that tests have taken, from 0 to 1; 0 if nothing is known.
    package var share: Double { known == 0 ? 0 : Double(taken) / Double(known) }

    /// The parts that explorations have found and no test has taken, in words and in alphabetical order.
    package var missing: [String] {
        (parts[.exploration] ?? []).subtracting(parts[.test] ?? []).map { "\($0)" }.sorted()
    }
}

extension Coverage: CustomStringConvertible {
    /// The sum, and each missing part on a line of its own.
    @_documentation(visibility: internal)
    package var description: String {
        var lines = ["\(taken) of \(known) parts taken by a test, \(Int(share * 100)) %"]
        for kind in CoveredPart.Kind.allCases {
            let tested = parts[.test]?.count { $0.kind == kind } ?? 0
            let all = (parts[.test] ?? []).union(parts[.exploration] ?? []).count { $0.kind == kind }
            if all > 0 { lines.append("  \(kind.rawValue.padded(to: 8))\(tested) of \(all)") }
        }
        if !missing.isEmpty { lines += ["Found by an exploration, and taken by no test:"] + missing.map { "  \($0)" } }
        if damaged > 0 { lines.append("Lines that could not be read: \(damaged).") }
        return lines.joined(separator: "\n")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
