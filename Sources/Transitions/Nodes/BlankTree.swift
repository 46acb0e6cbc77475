/// A root that is not what it was to be: what was first triggered on it has failed and nothing heard of that, or it was
/// made with something that cannot be shown.
///
/// Mostly it is a coordinator that triggers its first route as it is made. A commit that is to show it fails as that
/// has, so that what is made for a commit belongs to it. Until then the failure is not reported.
final class BlankTree {
    /// How it ended.
    let outcome: TransitionOutcome

    private let location: CallSite
    private weak var node: Container?
    private var isReported = false

    /// The failures beside that of the outcome.
    private var others: ArraySlice<TransitionError> = []

    /// The content it was made with, where something was left out; nil where a first route has failed.
    private let content: [ObjectIdentifier]?

    /// A first route that has failed, and has left a tree empty.
    init?(_ outcome: TransitionOutcome, _ location: CallSite, of node: Node?) {
        guard let node = node as? Container, node.layout.kind != .windows, node.isBlank else { return nil }
        self.outcome = outcome
        self.location = location
        self.node = node
        content = nil
        node.demandExtras().blank = self
    }

    /// The errors of the content that a root was made with and left out; nil if there are none.
    init?(_ errors: [TransitionError], _ location: CallSite, leftOutOf node: Container) {
        guard let first = errors.first else { return nil }
        outcome = .failed(first)
        others = errors.dropFirst()
        self.location = location
        self.node = node
        content = node.content.map { ObjectIdentifier($0.node) }
        if node.extras?.blank == nil { node.demandExtras().blank = self }
    }

    /// True if it is as it was then.
    var isBlank: Bool {
        guard let node else { return false }
        guard let content else { return node.isBlank }
        return node.content.map { ObjectIdentifier($0.node) } == content
    }

    /// True if it is about that tree.
    func isAbout(_ node: Node) -> Bool { self.node === node }

    /// It has changed: where it comes to be the same again, that is meant.
    func forget() { node?.extras?.blank = nil }

    /// The failure has become that of the commit which was to show it.
    func noteHeard() { isReported = true }

    /// Reports the failure, unless something has heard it.
    @inline(never)
    func report(to diagnostics: ((Diagnostic) -> Void)?) {
        guard !isReported, case .failed(let error) = outcome else { return }
        isReported = true
        for error in [error] + others { Diagnostic(error, at: location).report(to: diagnostics) }
    }
}

extension Container {
    /// Whether there is nothing in it, and nothing over it.
    fileprivate var isBlank: Bool { content.isEmpty && modals.isEmpty && embeds.isEmpty && alerts.isEmpty }
}
