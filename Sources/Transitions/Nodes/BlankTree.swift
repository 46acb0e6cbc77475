/// A tree that nothing has filled yet: what was first triggered on it has failed, and nothing heard of that.
///
/// Mostly it is a coordinator that triggers its first route as it is made. A commit that is to show it fails as the
/// first route has, so that what is made for a commit belongs to it. Until then the failure is not reported.
final class BlankTree {
    /// How it ended.
    let outcome: TransitionOutcome

    private let location: CallSite
    private weak var node: Container?
    private var isReported = false

    init?(_ outcome: TransitionOutcome, _ location: CallSite, of node: Node?) {
        guard let node = node as? Container, node.layout.kind != .windows, node.isBlank else { return nil }
        self.outcome = outcome
        self.location = location
        self.node = node
        node.demandExtras().blank = self
    }

    /// Whether it is empty still.
    var isBlank: Bool { node?.isBlank == true }

    /// Whether it is that tree.
    func isAbout(_ node: Node) -> Bool { self.node === node }

    /// It has been filled: where it is emptied again, that is meant.
    func forget() { node?.extras?.blank = nil }

    /// The failure has become that of the commit which was to show it.
    func noteHeard() { isReported = true }

    /// Reports the failure, unless something has heard it.
    @inline(never)
    func report(to diagnostics: ((Diagnostic) -> Void)?) {
        guard !isReported, case .failed(let error) = outcome else { return }
        isReported = true
        Diagnostic(error, at: location).report(to: diagnostics)
    }
}

extension Container {
    /// Whether there is nothing in it, and nothing over it.
    fileprivate var isBlank: Bool { content.isEmpty && modals.isEmpty && embeds.isEmpty && alerts.isEmpty }
}
