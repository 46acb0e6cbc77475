import Coordination

extension HostTrial {
    /// Performs an action on the host's views, waits for late reports, and examines all reports.
    ///
    /// - Returns: True if the views allow the action.
    @discardableResult
    func use(_ scene: UserScene, _ what: String, ends outcome: String? = "completed") -> Bool {
        use(scene.action, what, ends: outcome)
    }

    @discardableResult
    func use(_ action: UserAction, _ what: String, ends outcome: String? = "completed") -> Bool {
        expectNoReports("before \(what)")
        guard examination.user(host, action) else {
            rest()
            expectReports("of \(what) that its views do not let the user do", [])
            return false
        }
        rest()
        let arrived = expectReports(what, [action.report])
        if let outcome, arrived.count == 1, let found = arrived.first?.outcome.description {
            expect(found.hasPrefix(outcome), "reports \(what) when it ends as \(outcome), not as \(found)")
        }
        return true
    }

    /// Calls `endAfterwards`, or `end` for a deed that replaces the stack to push onto.
    func endAfterwards(unlessOffStage deed: UserDeed) {
        deed == .page ? end() : endAfterwards()
    }
}
