@_spi(Log) import Coordination

extension Law {
    /// Returns a text for each way in which a move has broken the law, the same in every state; empty for laws that do
    /// not judge moves.
    func broken(by happening: Stage<App>.Happening) -> [String] {
        switch kind {
        case .nothingFails: Self.failures(in: happening)
        case .linksSeen: happening.hidden.map { LawText.hidden($0) }
        case .parity: happening.usersMove?.isOtherThanListed.map { [$0] } ?? []
        case .gate(let name, let guarded):
            guarded.filter { !Self.has(happening, passed: name, to: $0) }.map {
                "'\($0.name)' was come to without it"
            }
        default: []
        }
    }

    private static func failures(in happening: Stage<App>.Happening) -> [String] {
        // A failed trigger has a record, unless it reached no tree; an unhandled failure is a diagnostic as well.
        let errors = happening.records.compactMap { $0.outcome.error } + happening.failures
        var found: [String] = []
        for text in errors.map({ "\($0)" }) + happening.diagnostics.map({ $0.message }) {
            let line = text.firstLine.withoutIDs
            // The move asks the host to refuse.
            if line.contains(ProofHost.refusal) || found.contains(line) { continue }
            found.append(line)
        }
        return found
    }

    private static func has(_ happening: Stage<App>.Happening, passed gate: String, to guarded: Guarded) -> Bool {
        func hasPassed(_ record: CommitRecord) -> Bool {
            record.verdicts.contains { $0.source == gate && $0.isPassed }
        }
        switch guarded.kind {
        case .screen:
            guard happening.arrived.contains(guarded.name) else { return true }
            return happening.records.contains { $0.outcome.isCompleted && hasPassed($0) }
        case .route, .effect:
            return happening.records.allSatisfy { !guarded.isMet(in: $0) || hasPassed($0) }
        }
    }
}

extension Stage.UsersMove {
    /// The text for a move that was listed as allowed and is refused, or the other way round; otherwise nil.
    fileprivate var isOtherThanListed: String? {
        switch (permission, outcome) {
        case (.now, .rejected(.denied(let reason))): "'\(move)' is listed as allowed, and is refused: \(reason)"
        case (.no(let reason), .completed): "'\(move)' is listed as not allowed, and is done: \(reason)"
        default: nil
        }
    }
}

extension Scenario {
    /// Returns the laws that every scenario is judged by, and a move has broken.
    func brokenWithoutLaw(by happening: Stage<App>.Happening) -> [Incidents.Title] {
        var broken = happening.dropped.map { Incidents.Title(law: LawName.endingLinks, text: LawText.dropped($0)) }
        let isFailure = laws.contains { if case .nothingFails = $0.kind { true } else { false } }
        // That law has a finding of its own for it.
        if !isFailure, let move = happening.usersMove, move.outcome?.error?.isUnclaimed == true {
            broken.append(Incidents.Title(law: LawName.takenRoutes, text: LawText.untaken(move.move)))
        }
        return broken
    }
}

extension Guarded {
    /// Returns true if a move has reached what is guarded.
    func isMet<App>(in happening: Stage<App>.Happening) -> Bool {
        if kind == .screen { return happening.arrived.contains(name) }
        return happening.records.contains(where: isMet)
    }

    /// Returns true if a commit has reached what is guarded; false for a screen.
    fileprivate func isMet(in record: CommitRecord) -> Bool {
        switch kind {
        case .screen: false
        case .route(let route): record.outcome.isCompleted && record.routes.contains(where: route.matches)
        case .effect: record.effects.contains(name)
        }
    }
}

extension String {
    /// The text without the digits of ids, which differ at each launch: `popped to #`.
    fileprivate var withoutIDs: String {
        guard contains("#") else { return self }
        var text = ""
        var rest = self[...]
        while let sign = rest.firstIndex(of: "#") {
            text += rest[...sign]
            rest = rest[rest.index(after: sign)...]
            let digits = rest.prefix { $0.isHexDigit }
            if digits.count > 8 { rest = rest.dropFirst(digits.count) }
        }
        return text + rest
    }

    var firstLine: String { split(separator: "\n", maxSplits: 1).first.map(String.init) ?? "" }
}
