/// What the user did, and, where a coordinator claims it, the route that it makes of it.
package final class ReportIntent: Intent {
    private let what: Report

    /// What it was reported of, until it has its turn.
    private var kept: Node?
    private weak var node: Node?

    /// What a coordinator has made of it. That waits in its place: what the user did it to may have gone by then.
    package private(set) var claim: (any Intent)?

    private var isLoose = false

    init(_ report: Report, of node: Node) {
        what = report
        kept = node
        self.node = node
    }

    package var cause: Cause { .report(what, at: node?.path(of: what.subject)) }
    package var anchor: Node? { claim?.anchor ?? node }
    package var subject: AnyObject? { node }
    package var report: Report? { what }

    package func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError) {
        let commit = unsafeDowncast(commit, to: Commit.self)
        if isLoose, let claim {
            commit.beginStep(told: .animated)
            return try claim.join(commit, closing: closing)
        }
        guard let node else {
            guard let closing else { throw TransitionError("go on with \(cause)", .released) }
            return commit.reject(closing)
        }
        try carryOut(on: node, commit)
    }

    private func carryOut(on node: Node, _ commit: Commit) throws(TransitionError) {
        guard let plan = try node.plan(for: what) else { return }
        if let claim = plan.claim(what) {
            self.claim = claim
            if commit.attempt == 1 { node.showAgain(what) }
            commit.noteDeed(.claimed)
            commit.beginStep(told: .animated)
            return try claim.join(commit, closing: nil)
        }
        if let reason = plan.rejection { return commit.reject(reason) }
        // The host was told to show the tree again when this had to wait: it has not happened any more.
        if commit.attempt > 1 { commit.beginStep(told: .animated) }
        try plan.run(commit)
    }

    package func loosen() {
        isLoose = true
        keepNothing()
        claim?.loosen()
    }

    package func wait(inLineOf outermost: Node) {
        if kept === outermost { keepNothing() }
        claim?.wait(inLineOf: outermost)
    }

    package func settle() {
        keepNothing()
        let former = claim
        claim = nil
        withExtendedLifetime(former) {}
    }

    private func keepNothing() {
        let former = kept
        kept = nil
        withExtendedLifetime(former) {}
    }

    package func showAgain() { node?.showAgain(what) }
}
