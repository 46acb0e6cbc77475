import Coordination

// What is read of a live tree.

extension Node {
    /// What put it where it stands, one object for all that one taking of a route has put somewhere.
    var mark: Origin? { holder == nil ? nil : cameFrom }

    /// What it is shown under; nil where that is the route that has shown it, or cannot be stored.
    func storedKey(of origin: Origin?) -> StoredValue? {
        guard let key = extras?.key?.value, let value = key.base as? any Encodable else { return nil }
        if let route = origin?.anyRoute, AnyHashable(route) == key { return nil }
        return try? ValueEncoder.value(of: value)
    }

    /// How many wait for a value that it ends with.
    var listenerCount: Int { expectations.count { !$0.hasEnded && $0.awaitsOutput } }

    /// What this is asked in a flow that has not ended, where another question of it was answered before.
    var laterQuestion: Question? {
        guard let question, question.first !== self else { return nil }
        return question
    }

    /// The titles of its alerts, but for those that a gate asks with.
    var ownAlerts: [String] {
        guard let alerts = extras?.alerts, !alerts.isEmpty else { return [] }
        var asked: [AlertItem] = []
        if isManager || holder == nil || isWindow {
            treeQueue.forEachWaiting { _, _, shown in if let alert = shown?.0 { asked.append(alert) } }
        }
        return alerts.filter { alert in !asked.contains { $0 === alert } }.map(\.title)
    }

    /// The answers that led to this question of a flow; nil for what is none, or where they are not `Codable`.
    var storedAnswers: StoredValue? {
        let reader = AnswersReader()
        try? laterQuestion?.visit(reader, at: self, in: nil)
        return reader.answers
    }
}

/// Reads the answers of a flow.
private final class AnswersReader: AnswersVisitor {
    private(set) var answers: StoredValue?

    func visit(_ answers: inout some Any) -> Bool {
        self.answers = (answers as? any Codable).flatMap { try? ValueEncoder.value(of: $0) }
        return false
    }
}

extension Origin {
    /// Which route it was.
    var anyRoute: (any Route)? { cause.route?.route }

    /// Whether a coordinator has joined it.
    func isTaken(by coordinator: AnyObject) -> Bool { self.coordinator == ObjectIdentifier(coordinator) }
}
