import Coordination

extension Links {
    /// What is wrong with the list, held against the addresses that were released: for a test, which reads them from a
    /// file beside the sources, `links.lock`.
    ///
    /// ```swift
    /// #expect(AppRoute.links.problems(since: lock) == [])
    /// ```
    ///
    /// It names each sample that leads elsewhere than it did, or than its declared successor does, or is read no more;
    /// and each address of the list of which there is no sample yet, where its values have examples. <doc:Addresses>
    /// says how the file is written.
    ///
    /// - Parameter lock: The text of the file.
    public func problems(since lock: String) -> [LinkProblem] {
        let lines = LockLine.lines(of: lock)
        return lines.compactMap { table.problem(with: $0) } + table.unrecorded(in: lines).map(\.problem)
    }

    /// The text of a file with one sample of each address: that of a file there is, and a line for each address that
    /// it has not. No line is taken away, and none is changed.
    ///
    /// - Parameter lock: The text of the file there is.
    public func lock(addingTo lock: String = "") -> String {
        let added = table.unrecorded(in: LockLine.lines(of: lock)).map(\.line)
        let former = lock.isEmpty || lock.hasSuffix("\n") ? lock : lock + "\n"
        return former + added.map { $0 + "\n" }.joined()
    }
}

/// A line of a file of samples: `/stores/7 -> AppRoute.store(7)`, or `/shop/7 -> /stores/7`.
private struct LockLine {
    let text: String
    let address: String
    /// Where it leads; empty where the line does not say.
    let target: String

    static func lines(of text: String) -> [LockLine] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let text = line.trimmed
            return text.isEmpty || text.hasPrefix("#") ? nil : LockLine(text)
        }
    }

    private init(_ text: String) {
        self.text = text
        // No address has a space in it.
        let address = text.prefix { $0 != " " }
        self.address = String(address)
        let rest = text[address.endIndex...].trimmed
        target = rest.hasPrefix("-> ") ? rest.dropFirst(3).trimmed : ""
    }

    /// Whether where it leads is said by another address.
    var hasSuccessor: Bool {
        let first = target.prefix { $0 != " " && $0 != "(" }
        return target.hasPrefix("/") || first.contains(":")
    }
}

extension LinkTable {
    /// An address of which there is no sample.
    fileprivate struct Unrecorded {
        let pattern: String
        let line: String

        var problem: LinkProblem {
            LinkProblem(
                kind: .unrecorded, addresses: [pattern],
                description: "\(pattern): there is no sample of it. Add the line '\(line)'.")
        }
    }

    fileprivate func unrecorded(in lines: [LockLine]) -> [Unrecorded] {
        let known = Set(lines.compactMap { line(of: $0.address) })
        return rows.indices.filter { !known.contains($0) }.compactMap { index in
            guard let text = sample(of: index), let target = target(of: text) else { return nil }
            return Unrecorded(pattern: rows[index].pattern, line: "\(text) -> \(target)")
        }
    }

    /// What is wrong with a sample.
    fileprivate func problem(with line: LockLine) -> LinkProblem? {
        func problem(_ kind: LinkProblem.Kind, _ text: String) -> LinkProblem {
            LinkProblem(kind: kind, addresses: [line.address], description: text)
        }
        guard !line.target.isEmpty else {
            return problem(
                .badLine, "'\(line.text)' does not say where it leads. Write: ADDRESS -> ROUTES, or ADDRESS -> ADDRESS."
            )
        }
        guard let target = target(of: line.address) else {
            return problem(.gone, "\(line.address) led to \(line.target), and is read no more. Keep it as 'legacy'.")
        }
        guard line.hasSuccessor else {
            guard target != line.target else { return nil }
            return problem(
                .moved,
                "\(line.address) led to \(line.target), and leads to \(target). If that is meant, change the line, "
                    + "or name its successor: '\(line.address) -> ADDRESS'.")
        }
        guard let successor = self.target(of: line.target) else {
            return problem(.gone, "\(line.target), the successor of \(line.address), is read no more.")
        }
        guard target != successor else { return nil }
        return problem(
            .moved, "\(line.address) leads to \(target), and its successor \(line.target) to \(successor).")
    }

    /// Where a text leads, in words.
    private func target(of text: String) -> String? {
        do throws(LinkError) {
            let hops = try link(for: text).link.hops.dropFirst(opening.count)
            return hops.map(\.description).joined(separator: ", ")
        } catch {
            return nil
        }
    }
}

extension StringProtocol {
    /// Without the spaces around it.
    fileprivate var trimmed: String {
        let start = drop { $0 == " " || $0 == "\t" || $0 == "\r" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
    }
}
