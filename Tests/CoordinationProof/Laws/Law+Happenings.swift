extension Law {
    /// How a move has broken it, in words that are the same wherever it does so; for laws that look at what a move does.
    func broken(by happening: Stage<App>.Happening) -> [String] {
        switch kind {
        case .nothingFails: Self.failures(in: happening)
        case .gate(let name, let guarded):
            guarded.filter { !Self.has(happening, passed: name, to: $0) }.map {
                "'\($0.name)' was come to without it"
            }
        default: []
        }
    }

    private static func failures(in happening: Stage<App>.Happening) -> [String] {
        var found: [String] = []
        for record in happening.records {
            guard let error = record.outcome.error else { continue }
            found.append("\(error)".firstLine)
        }
        // What failed and was not handled has a record as well, unless its tree was no one's.
        for diagnostic in happening.diagnostics where !found.contains(diagnostic.message.firstLine) {
            found.append(diagnostic.message.firstLine)
        }
        return found
    }

    private static func has(_ happening: Stage<App>.Happening, passed gate: String, to guarded: Guarded) -> Bool {
        func hasPassed(_ record: CommitRecord) -> Bool {
            record.verdicts.contains { $0.keeper == gate && $0.isPassed }
        }
        switch guarded.kind {
        case .screen:
            guard happening.arrived.contains(guarded.name) else { return true }
            return happening.records.contains { $0.outcome.isCompleted && hasPassed($0) }
        case .route:
            return happening.records.allSatisfy { record in
                !record.outcome.isCompleted || hasPassed(record)
                    || !record.routes.contains { $0.caseName == guarded.name }
            }
        case .effect:
            return happening.records.allSatisfy { !$0.effects.contains(guarded.name) || hasPassed($0) }
        }
    }
}

extension String {
    var firstLine: String { split(separator: "\n", maxSplits: 1).first.map(String.init) ?? "" }
}

extension Hop {
    /// The route without its inputs: `StoresRoute.store`.
    var caseName: String { String(description.prefix { $0 != "(" }) }
}
