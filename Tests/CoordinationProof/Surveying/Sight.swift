@_spi(Log) @_spi(Hosting) import Coordination

/// The screen in front at one moment.
struct Sight {
    let screen: Int32
    /// The node in front, and those around it up to the outermost.
    let nodes: [NodeID]
    /// The alert in front.
    let alert: NodeID?
    /// The triggers that wait.
    let waiting: [WaitingTrigger]
    /// True if the screen is not the one in front, but one beside it that a move is made on.
    var isAside = false

    /// True if the same screen, or alert, is in front.
    func isSame(as other: Sight) -> Bool {
        alert == other.alert && (alert != nil || nodes.first == other.nodes.first)
    }

    /// The gates at which more triggers wait than before, each with the kind of its verdict: `signed in: require`.
    func newWaits(since before: Sight) -> [String] {
        guard waiting.count > before.waiting.count else { return [] }
        return waiting.filter { !before.waiting.contains($0) }.compactMap { trigger in
            guard case .gate(let name, let verdict) = trigger.reason else { return nil }
            return "\(name): \(verdict.prefix { $0.isLetter })"
        }
    }
}
