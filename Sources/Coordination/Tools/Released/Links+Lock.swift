import Coordination
public import CoordinationLinks

extension Links {
    /// Returns the problems of the list compared with the released addresses: for a test, which reads them from a file
    /// beside the sources, `links.lock`.
    ///
    /// ```swift
    /// #expect(AppRoute.links.problems(since: lock) == [])
    /// ```
    ///
    /// Reports each sample that is no longer read, or leads elsewhere than before, or elsewhere than its declared
    /// successor; each line, and each rule of the list, that lacks a sample; and each line for which none can be made.
    /// O(lines · their forms). *Addresses*, in `CoordinationLinks`, describes the file.
    ///
    /// - Parameter lock: The text of the file.
    public func problems(since lock: String) -> [LinkProblem] {
        let lock = LinkLock(lock)
        let samples = LinkSamples(table)
        return lock.lines.compactMap { table.problem(with: $0) } + table.unrecorded(samples, in: lock).map(\.problem)
            + table.unsampled(samples, in: lock)
    }

    /// Returns the text of the lock, a file of sample addresses: those of an existing file, and those that it lacks,
    /// sorted, so that the additions of two branches do not conflict. No line is removed or changed.
    ///
    /// - Parameter lock: The text of the existing file.
    public func lock(addingTo lock: String = "") -> String {
        var lock = LinkLock(lock)
        for added in table.unrecorded(LinkSamples(table), in: lock) { lock.add(added.lines) }
        return lock.text
    }
}

/// A file of samples.
private struct LinkLock {
    /// The comments at the beginning, unchanged.
    private var header: [String] = []
    private var entries: [(comments: [String], line: LockLine)] = []

    var lines: [LockLine] { entries.map(\.line) }

    init(_ text: String) {
        var comments: [String] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let text = line.trimmed
            if text.isEmpty || text.hasPrefix("#") {
                comments.append(text)
                continue
            }
            if entries.isEmpty {
                // Comments after the last empty line belong to the first sample.
                let end = comments.lastIndex(of: "").map { $0 + 1 } ?? comments.count
                header = Array(comments[..<end])
                comments = Array(comments[end...])
            }
            entries.append((comments.filter { !$0.isEmpty }, LockLine(text)))
            comments = []
        }
        if entries.isEmpty { (header, comments) = (comments, []) }
        while header.last?.isEmpty == true { header.removeLast() }
    }

    mutating func add(_ lines: [String]) { entries += lines.map { ([], LockLine($0)) } }

    /// The lines in the order of their addresses, each beneath its comments.
    var text: String {
        let sorted = entries.sorted { ($0.line.address, $0.line.text) < ($1.line.address, $1.line.text) }
        let lines =
            header + (header.isEmpty || entries.isEmpty ? [] : [""]) + sorted.flatMap { $0.comments + [$0.line.text] }
        return lines.map { $0 + "\n" }.joined()
    }
}

/// A line of a file of samples: `/stores/7 -> AppRoute.store(7)`, or `/shop/7 -> /stores/7`.
private struct LockLine {
    let text: String
    let address: String
    /// The destination; empty if the line names none.
    let target: String

    init(_ text: String) {
        self.text = text
        // No address has a space in it.
        let address = text.prefix { $0 != " " }
        self.address = String(address)
        let rest = text[address.endIndex...].trimmed
        target = rest.hasPrefix("-> ") ? rest.dropFirst(3).trimmed : ""
    }

    /// True if the line names another address as the destination.
    var hasSuccessor: Bool {
        let first = target.prefix { $0 != " " && $0 != "(" }
        return target.hasPrefix("/") || first.contains(":")
    }
}

extension LinkTable {
    /// The samples of one line or rule that a file lacks.
    fileprivate struct Unrecorded {
        let subject: String
        var lines: [String]

        var problem: LinkProblem {
            let count = lines.count > 1 ? "\(lines.count) samples of it are missing" : "a sample of it is missing"
            return LinkProblem(
                kind: .unrecorded, addresses: [subject],
                description: "\(subject): \(count). Write the lock again, or add the line '\(lines.first ?? "")'.")
        }
    }

    fileprivate func unrecorded(_ samples: LinkSamples, in lock: LinkLock) -> [Unrecorded] {
        let texts = lock.lines.map(\.address)
        let known = Set(texts)
        var missing = samples.all.filter { !known.contains($0.text) }
        for (lacking, sample) in samples.rules
        where !texts.contains(where: { line(of: $0) != nil && lacking.line(of: $0) == nil }) {
            missing.append(sample)
        }
        var unrecorded: [Unrecorded] = []
        for sample in missing {
            guard let target = target(of: sample.text) else { continue }
            let line = "\(sample.text) -> \(target)"
            if unrecorded.last?.subject == sample.subject {
                unrecorded[unrecorded.count - 1].lines.append(line)
            } else {
                unrecorded.append(Unrecorded(subject: sample.subject, lines: [line]))
            }
        }
        return unrecorded
    }

    /// The lines for which no sample could be made, and of which the file has none.
    fileprivate func unsampled(_ samples: LinkSamples, in lock: LinkLock) -> [LinkProblem] {
        let known = Set(lock.lines.compactMap { line(of: $0.address) })
        return samples.missing.filter { !known.contains($0) }.map { line in
            let row = rows[line]
            let bare = row.fields.first { $0.kind.examples.isEmpty && $0.slot != row.destination }
            let reason = bare.map { "'\($0.label)' has no 'linkExamples'" } ?? "other lines take its addresses"
            return LinkProblem(
                kind: .unsampled, addresses: [row.pattern],
                description:
                    "\(row.pattern): no sample of it could be made, as \(reason). Add one by hand: ADDRESS -> ROUTES.")
        }
    }

    /// The problem with a sample, if there is one.
    fileprivate func problem(with line: LockLine) -> LinkProblem? {
        func problem(_ kind: LinkProblem.Kind, _ text: String) -> LinkProblem {
            LinkProblem(kind: kind, addresses: [line.address], description: text)
        }
        guard !line.target.isEmpty else {
            return problem(
                .badLine, "'\(line.text)' has no destination. Write: ADDRESS -> ROUTES, or ADDRESS -> ADDRESS."
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

    /// The hops of a text, in words; nil if it is not read.
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
    fileprivate var trimmed: String {
        let start = drop { $0 == " " || $0 == "\t" || $0 == "\r" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
    }
}
