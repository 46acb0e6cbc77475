/// The failure of a root to get its first content: its first route failed or was denied, and no caller received that;
/// or something it was made with could not be shown.
///
/// Usually the root belongs to a coordinator that triggers its first route in its initialiser. A commit that shows the
/// root fails or is denied too, as what is made for a commit is part of it. Until then the failure is not reported.
final class ContentFailure {
    /// The outcome of the first route, or the first error of the content.
    let outcome: TransitionOutcome

    private let location: CallSite
    private weak var node: Container?
    private var isReported = false

    /// The errors after the one in ``outcome``.
    private var others: ArraySlice<TransitionError> = []

    /// The content of the root after something was left out; nil if a first route has failed.
    private let content: [ObjectIdentifier]?

    /// Records that a first route has failed. Nil unless the root is empty.
    init?(_ outcome: TransitionOutcome, _ location: CallSite, of node: Node?) {
        guard let node = node as? Container, node.layout.kind != .windows, node.isBlank else { return nil }
        self.outcome = outcome
        self.location = location
        self.node = node
        content = nil
        node.makeExtrasIfNeeded().contentFailure = self
    }

    /// Records the errors of content that was left out of a new root. Nil if there are none.
    init?(_ errors: [TransitionError], _ location: CallSite, leftOutOf node: Container) {
        guard let first = errors.first else { return nil }
        outcome = .failed(first)
        others = errors.dropFirst()
        self.location = location
        self.node = node
        content = node.content.map { ObjectIdentifier($0.node) }
        if node.extras?.contentFailure == nil { node.makeExtrasIfNeeded().contentFailure = self }
    }

    /// True if the root's content has not changed since the failure.
    var isBlank: Bool {
        guard let node else { return false }
        guard let content else { return node.isBlank }
        return node.content.map { ObjectIdentifier($0.node) } == content
    }

    /// Returns true if a node is the root that failed.
    func isAbout(_ node: Node) -> Bool { self.node === node }

    /// Forgets the failure, as the content has changed. Should that become the same again, it is intended.
    func forget() { node?.extras?.contentFailure = nil }

    /// Notes that the commit that was to show the root has failed with this error.
    func markReported() { isReported = true }

    /// Reports the failure, unless it was reported before.
    @inline(never)
    func report(to diagnostics: ((Diagnostic) -> Void)?) {
        guard !isReported, case .failed(let error) = outcome else { return }
        isReported = true
        for error in [error] + others { Diagnostic(error, at: location).report(to: diagnostics) }
    }
}

extension Container {
    /// True if it has no content, modals, embedded nodes or alerts.
    fileprivate var isBlank: Bool { content.isEmpty && modals.isEmpty && embeds.isEmpty && alerts.isEmpty }
}
