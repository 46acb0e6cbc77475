@_spi(Log) import Coordination
import CoordinationRestoration

extension RoundTripRun {
    /// Compares the app with what it was, but for losses that are named.
    func compared(_ before: Outlook, _ after: Outlook, _ losses: [RestorationReport.Loss]) -> RoundTripEnd {
        // It works from where the user took it, and not from its values alone.
        for loss in losses {
            guard case .failed(let why) = loss.detail else { continue }
            return .lost("the route of '\(loss.name)' fails", "\(why)")
        }
        let named = NamedLosses(losses, before)
        func lost(_ text: String, _ part: Outlook.Part) -> RoundTripEnd {
            .lost(text, "It was \(before[part].orNothing), and is \(after[part].orNothing).")
        }
        let (gone, come) = (before.names.without(after.names), after.names.without(before.names))
        for name in gone.without(named.names) { return lost("'\(name)' is gone", .tree) }
        if !losses.contains(where: { $0.reason == .added }) {
            for name in come.without(named.names) { return lost("'\(name)' has come", .tree) }
        }
        let isMoved = !gone.isEmpty || !come.isEmpty
        for part in before.differences(after) where !named.explain(part, before, after, isMoved: isMoved) {
            return lost("\(part.rawValue) is another", part)
        }
        return losses.isEmpty ? .whole : .named(Set(losses.map { "\($0.reason)" }).sorted())
    }
}

/// The losses that a report names.
private struct NamedLosses {
    let losses: [RestorationReport.Loss]
    /// The names of all nodes at or in the places of nodes that were left out or changed.
    let names: [String]

    init(_ losses: [RestorationReport.Loss], _ before: Outlook) {
        self.losses = losses
        let places = losses.filter(\.isOfNode).map(\.place.steps)
        names = zip(before.names, before.paths).filter { _, path in
            places.contains { path.starts(with: $0) }
        }.map(\.0)
    }

    /// Returns true if a loss is the reason why a part is another.
    ///
    /// - Parameter isMoved: True if nodes have gone or come, all of them named.
    func explain(_ part: Outlook.Part, _ before: Outlook, _ after: Outlook, isMoved: Bool) -> Bool {
        switch part {
        case .tree, .front: isMoved || losses.contains { $0.detail == .selection || $0.detail == .style }
        case .models: has(.state) || before.models.without(after.models).map(\.name).without(names).isEmpty
        case .waiting: isMoved || has(.waiting)
        case .facts: false
        }
    }

    private enum Sort { case state, waiting }

    private func has(_ sort: Sort) -> Bool {
        losses.contains { loss in
            switch loss.detail {
            case .state, .secret, .indistinct: sort == .state
            case .waiting, .listener, .question, .denied, .displaced: sort == .waiting
            default: false
            }
        }
    }
}

extension RestorationReport.Loss {
    /// True if the node at the place has gone or is another; false if only something about it has gone.
    fileprivate var isOfNode: Bool {
        switch detail {
        case .alert, .kept, .listener, .waiting, .undelivered, .older, .selection, .style, .state, .added, .removed:
            false
        default: true
        }
    }
}

extension Array where Element: Hashable {
    /// The elements that are not in another list, each as often as it is here more often.
    fileprivate func without(_ others: [Element]) -> [Element] {
        var counts: [Element: Int] = [:]
        for other in others { counts[other, default: 0] += 1 }
        return filter { element in
            guard let count = counts[element], count > 0 else { return true }
            counts[element] = count - 1
            return false
        }
    }
}

extension String {
    fileprivate var orNothing: String { isEmpty ? "nothing" : self }
}
