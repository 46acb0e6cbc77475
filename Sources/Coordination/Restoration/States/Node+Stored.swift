@_spi(Hosting) import Coordination

// The parts of a live tree that are stored.

extension Node {
    var storedKind: StoredNode.Kind {
        switch (self as? Container)?.layout.kind {
        case nil: .screen
        case .stack: .stack
        case .tabs: .tabs
        case .pages: .pages
        case .split: .split
        case .window: .window
        case .windows: .windows
        @unknown default: .screen
        }
    }

    var storedStyle: StoredValue? {
        guard let style = presentationStyle, style != .automatic else { return nil }
        return try? ValueEncoder.value(of: style)
    }

    /// The restorable coordinators around this node, the nearest first.
    var restorablesAbove: [any Restorable] {
        var found: [any Restorable] = []
        var node = parent
        while let current = node {
            if let coordinator = current.presentable as? any Restorable { found.append(coordinator) }
            node = current.parent
        }
        return found
    }

    /// The origin of this node; nil without a holder. Nodes shown by the same taking of a route share one object.
    var placedBy: Origin? { holder == nil ? nil : cameFrom }

    /// Returns the key that the node is shown under; nil if the key equals its route, or cannot be encoded.
    func storedKey(of origin: Origin?) -> StoredValue? {
        guard let key = extras?.key?.value, let value = key.base as? any Encodable else { return nil }
        if let route = origin?.anyRoute, AnyHashable(route) == key { return nil }
        return try? ValueEncoder.value(of: value)
    }

    var listenerCount: Int { expectations.count { !$0.hasEnded && $0.awaitsOutput } }

    /// The question that this node asks in a flow that has not ended; nil for the flow's first question.
    var laterQuestion: Question? {
        guard let question, question.first !== self else { return nil }
        return question
    }

    /// The titles of the node's alerts, except those with which gates ask.
    var ownAlerts: [String] {
        guard let alerts = extras?.alerts, !alerts.isEmpty else { return [] }
        var asked: [AlertItem] = []
        if isManager || holder == nil || isWindow {
            treeQueue.forEachWaiting { _, _, shown in if let alert = shown?.0 { asked.append(alert) } }
        }
        return alerts.filter { alert in !asked.contains { $0 === alert } }.map(\.title)
    }

    /// The answers that led to this question of a flow; nil for a flow's first question, or if the answers are not
    /// `Codable`.
    var storedAnswers: StoredValue? {
        let reader = AnswersReader()
        try? laterQuestion?.visit(reader, at: self, in: nil)
        return reader.answers
    }
}

private final class AnswersReader: AnswersVisitor {
    private(set) var answers: StoredValue?

    func visit(_ answers: inout some Any) -> Bool {
        self.answers = (answers as? any Codable).flatMap { try? ValueEncoder.value(of: $0) }
        return false
    }
}

extension Origin {
    var anyRoute: (any Route)? { cause.route?.route }

    func isTaken(by coordinator: AnyObject) -> Bool { self.coordinator == ObjectIdentifier(coordinator) }
}
