import Coordination
import CoordinationLinks

/// The search for problems of a list.
struct LinkExamination {
    private let table: LinkTable
    /// The labels of the values of each route, kept because many lines begin with the same routes.
    private var labels: [ObjectIdentifier: [String?]?] = [:]

    init(_ table: LinkTable) {
        self.table = table
        for row in table.rows {
            for hop in row.hops where labels[ObjectIdentifier(hop.route)] == nil {
                labels.updateValue(hop.route.labels, forKey: ObjectIdentifier(hop.route))
            }
        }
    }

    /// The labels of a route's values in its case, as far as examples tell; nil if reflection does not find the values.
    private func labels(of route: LinkRoute) -> [String?]? { labels[ObjectIdentifier(route)] ?? nil }

    func problems(_ samples: [[Hop]]) -> [LinkProblem] {
        var problems: [LinkProblem] = []
        for origin in table.rules.allowed {
            guard let flaw = origin.flaw else { continue }
            let text = "\(origin): \(flaw)"
            problems.append(LinkProblem(kind: .badOrigin, addresses: ["\(origin)"], description: text))
        }
        for row in table.rows { problems += self.problems(of: row) }
        problems += clashes()
        for index in table.rows.indices { problems += examples(of: index) }
        for hops in samples { problems += roundTrip(of: hops) }
        var known = Set<LinkProblem>()
        return problems.filter { known.insert($0).inserted }
    }

    // MARK: - One line

    private func problems(of row: LinkRow) -> [LinkProblem] {
        let address = row.pattern
        var problems: [LinkProblem] = []
        func note(_ kind: LinkProblem.Kind, _ text: String) {
            problems.append(LinkProblem(kind: kind, addresses: [address], description: "\(address): \(text)"))
        }
        var keys = Set<String>()
        var twice = Set<String>()
        for item in row.items where !keys.insert(item.key).inserted && twice.insert(item.key).inserted {
            note(.readTwice, "the query key '\(item.key)' is read twice.")
        }
        if row.fragments.count > 1 { note(.readTwice, "the fragment is read twice.") }
        if row.isTooDeep {
            let (segments, most) = (row.steps.count, LinkRow.mostParts)
            let count = segments > most ? "\(segments) segments" : "\(row.hops.count) routes"
            let text = "it has \(count), and a line is read with at most \(most)."
            note(.unreachable, text)
        }
        var isOver = false
        for step in row.steps {
            if isOver { note(.unreachable, "nothing can come after the rest of a path.") }
            switch step {
            case .word(""):
                note(.unreachable, "no segment is empty. Write its path without a slash at the beginning and the end.")
            case .word(let word) where [".", ".."].contains(word):
                note(.unreachable, "no address has the segment '\(word)'.")
            case .word(let word):
                if let remedy = Self.remedy(for: word) { note(.foreign, "'\(word)' is a word here. \(remedy)") }
            case .rest: isOver = true
            default: break
            }
        }
        guard !row.isLegacy else { return problems }
        for hop in row.hops {
            let route = hop.route
            guard let labels = labels(of: route) else {
                note(.unprintable, "reflection finds its values not in \(route.words): give them with 'values:'.")
                continue
            }
            for (name, label) in route.swapped(labels) {
                note(
                    .swapped,
                    "the value '\(name)' goes to '\(label)' of \(route.words), and there is another of that name.")
            }
        }
        return problems
    }

    /// Returns the replacement for a word that is syntax of other routers.
    private static func remedy(for word: String) -> String? {
        if word == "*" || word == "**" { return "For all that is left, end the path with '.rest()'." }
        if word.contains(where: { "?#=&".contains($0) }) {
            return "For a part of the query or the fragment, write '.query(...)' or '.fragment(...)'."
        }
        let isBraced = ["{}", "<>", "[]", "()"].contains {
            word.first == $0.first && word.last == $0.last && word.count > 1
        }
        guard isBraced || word.first == ":" || word.first == "$" && word.count > 1 else { return nil }
        let name = word.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        return "For a value, write '.path(...).value(Int.self, \"\(name)\")'."
    }

    // MARK: - Two lines

    private func clashes() -> [LinkProblem] {
        var problems: [LinkProblem] = []
        let shapes = table.rows.map { LinkShape($0, table.rules) }
        let turns = table.turns
        for pair in LinkPairs(table).all where shapes[pair.one].clashes(with: shapes[pair.other]) {
            let isFirst = turns[pair.one] < turns[pair.other]
            guard !table.rows[isFirst ? pair.other : pair.one].yields else { continue }
            let (one, other) = (shapes[pair.one].pattern, shapes[pair.other].pattern)
            let remedy =
                isFirst
                ? "It is read. If that is meant, end the other" : "The other is read. If that is meant, end this one"
            problems.append(
                LinkProblem(
                    kind: .ambiguous, addresses: [one, other],
                    description:
                        "\(one): it takes what \(other) takes, and neither is narrower. \(remedy) with '.yielding()'."))
        }
        return problems
    }

    // MARK: - There and back

    /// Prints and reads back the hops of an example of a line. Without an example, there is no problem.
    private func examples(of index: Int) -> [LinkProblem] {
        guard let text = table.samples(of: index, isOneEnough: true).first?.text else { return [] }
        let row = table.rows[index]
        do throws(LinkError) {
            let hops = try table.link(for: text).link.hops
            return row.isLegacy || !row.hops.allSatisfy({ labels(of: $0.route) != nil }) ? [] : roundTrip(of: hops)
        } catch {
            return []
        }
    }

    private func roundTrip(of hops: [Hop]) -> [LinkProblem] {
        func problem(_ address: String, _ text: String) -> [LinkProblem] {
            [LinkProblem(kind: .roundTrip, addresses: [address], description: text)]
        }
        do throws(LinkError) {
            let address = try table.address(of: hops, at: nil)
            let again = try table.link(for: address).link.hops
            guard again == hops || again.dropFirst(table.opening.count) == hops[...] else {
                return problem(address, "\(address) is printed of \(words(hops)), and read as \(words(again)).")
            }
            guard try table.address(of: again, at: nil) == address else {
                return problem(address, "\(address) is printed in two ways.")
            }
            return []
        } catch {
            return problem(error.text, error.description)
        }
    }

    private func words(_ hops: [Hop]) -> String { "[" + hops.map(\.description).joined(separator: ", ") + "]" }
}

extension LinkTable {
    /// The position of each line in reading: of two that take a text, the one with the lower position reads it.
    fileprivate var turns: [Int] {
        var turns = [Int](repeating: 0, count: rows.count)
        var count = 0
        func visit(_ lines: [Int]) {
            for line in lines {
                turns[line] = count
                count += 1
            }
        }
        // The places to visit, and the lines that take the rest of a path: these come after all that is beneath their
        // place.
        var waiting: [(place: Int, isRest: Bool)] = [(0, false)]
        while let (place, isRest) = waiting.popLast() {
            let here = places[place]
            guard !isRest else {
                visit(here.rests)
                continue
            }
            visit(here.rows)
            waiting.append((place, true))
            for (_, next) in here.values.reversed() { waiting.append((next, false)) }
            for next in here.words.values { waiting.append((next, false)) }
        }
        return turns
    }
}

extension LinkRoute {
    /// The labels of the values in the case, as far as examples tell; nil if reflection does not find the values.
    fileprivate var labels: [String?]? {
        // Two sets of examples, so that a constant of a closure is not taken for a value.
        guard isReflected, let one = LinkTrial(self, shift: 0), let two = LinkTrial(self, shift: 1) else { return [] }
        return two.labels.flatMap { _ in one.labels }
    }

    /// The values that are named like one label of the case, and go to another.
    fileprivate func swapped(_ labels: [String?]) -> [(name: String, label: String)] {
        guard labels.count == fields.count else { return [] }
        return zip(fields, labels).compactMap { field, label in
            guard let name = field.name, let label, name != label, labels.contains(name),
                fields.contains(where: { $0.name == label })
            else { return nil }
            return (name, label)
        }
    }
}

/// A route made from examples.
private struct LinkTrial {
    private let fields: [LinkField]
    private let examples: [Any]
    private let route: any Route
    private let linkRoute: LinkRoute

    /// - Returns: Nil if there are no examples, or no route is made from them.
    init?(_ linkRoute: LinkRoute, shift: Int) {
        fields = linkRoute.fields
        var examples: [Any] = []
        for (index, field) in fields.enumerated() {
            let some = field.kind.examples
            guard !some.isEmpty else { return nil }
            examples.append(field.boxed(some[(index + shift) % some.count]))
        }
        guard let route = linkRoute.route(LinkValues(all: examples, base: 0)) else { return nil }
        self.examples = examples
        self.route = route
        self.linkRoute = linkRoute
    }

    /// The label of each value of the line in the route; nil if the values are not found.
    var labels: [String?]? {
        let parts = LinkReflection(route).parts
        guard let order = linkRoute.order(of: parts, in: route) else { return nil }
        for (index, field) in fields.enumerated() {
            let texts = field.kind.texts(of: parts[order[index]].value, field.arity)
            guard texts == field.kind.texts(of: examples[index], field.arity) else { return nil }
        }
        return order.map { parts[$0].label }
    }
}
