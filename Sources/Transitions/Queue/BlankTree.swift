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

extension CommitQueue {
    /// Notes that the first route of a coordinator that stands nowhere has left it empty; reports any other failure.
    func noteUnheard(_ outcome: TransitionOutcome, of request: Request) {
        switch outcome {
        case .failed, .rejected(.denied):
            if let tree = outermost, tree.holder == nil, request.isAsked(ofCoordinatorOf: tree),
                !blanks.contains(where: { $0.isAbout(tree) }),
                let blank = BlankTree(outcome, request.location, of: tree)
            {
                blanks.append(blank)
                return
            }
        case .completed, .noChange, .cancelled, .rejected: break
        }
        if case .failed(let error) = outcome { Diagnostic(error, at: request.location).report(to: handler) }
    }

    /// Reports what has left a tree blank.
    ///
    /// - Parameter onlyFilled: Whether what is blank still is left, as a commit may be to show it.
    func reportBlanks(onlyFilled: Bool = false) {
        let all = blanks
        blanks = onlyFilled ? all.filter(\.isBlank) : []
        for blank in all where !onlyFilled || !blank.isBlank {
            if onlyFilled { blank.forget() }
            blank.report(to: handler)
        }
    }
}

extension Commit {
    /// Refuses what is to be shown if it is blank because its first route has failed.
    ///
    /// - Throws: The error of that route. Where a gate has not allowed it, the whole commit is rejected.
    func refuseBlank(_ node: Node) throws(TransitionError) {
        guard let blank = node.extras?.blank, blank.isBlank else { return }
        blank.noteHeard()
        switch blank.outcome {
        case .failed(let error): throw error
        case .rejected(.denied(let reason)):
            let verb = "show \(node.label)"
            if stop == nil { stop = Stop(.deny(reason), by: node.title, verb, about: AnyHashable(0), of: nil) }
            throw TransitionError(verb, .notAllowed(by: "first route"), state: node.stateLine)
        case .completed, .noChange, .cancelled, .rejected: break
        }
    }
}
