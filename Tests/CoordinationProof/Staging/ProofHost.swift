@_spi(Hosting) import Coordination

/// A host that acknowledges everything at once, unless the next commit is to be refused.
final class ProofHost: Host {
    static let refusal = "the host refuses it, as the move says"

    var refusesNext = false

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        guard refusesNext else { return commit.acknowledge() }
        refusesNext = false
        commit.refuse(Self.refusal)
    }

    func draws(_ style: PresentationStyle) -> Bool { true }
}
