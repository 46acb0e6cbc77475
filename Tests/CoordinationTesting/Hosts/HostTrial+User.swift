import Coordination

extension HostTrial {
    /// Has the user do something, lets come whatever the views report of that, and looks at what was reported.
    ///
    /// - Returns: Whether the views let the user do it.
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

    /// As `endAfterwards`, if what that pushes onto is still on the tree.
    func endAfterwards(unlessOffStage deed: UserDeed) {
        deed == .page ? end() : endAfterwards()
    }
}
