import Coordination

/// What is made wrong with the answers, one after the other, to check that the bar finds it.
enum PermissionFault: String, CaseIterable {
    case skipsCommonGates, letsRelaysPass, forgetsRedirections, swapsReasons, mistakesWaits, forgetsLinks, denies
    case isNoTrial, hasEffects, shows, retains

    nonisolated(unsafe) private static var kept: [AnyObject] = []

    func change(
        _ permission: Permission, _ question: PermissionQuestion, _ app: PermissionApp
    ) -> Permission {
        switch (self, permission, question) {
        case (.letsRelaysPass, _, .route(let asker, _)): app.askers[asker].relay == .none ? permission : .now
        case (.forgetsRedirections, .instead(let hop), _): .after(hop)
        case (.swapsReasons, .no, _): .no("another")
        case (.mistakesWaits, .waits, _): .asks("something")
        case (.forgetsLinks, _, .link): .now
        case (.denies, .now, _): .no("no")
        default: permission
        }
    }

    /// Does what asking may not do.
    func disturb(_ app: PermissionApp) {
        switch self {
        case .isNoTrial:
            app.isAsking = false
            for asker in app.askers { _ = asker.permission(1) }
        case .hasEffects: app.left?.perform(.effect("flip") { app.noteEffect() }) { _ in }
        case .shows: app.left?.root.perform(.push(Screen("more"))) { _ in }
        case .retains: Self.kept.append(app.probes.make())
        default: break
        }
    }
}
