@_spi(Hosting) import Transitions

extension Permission {
    /// Creates the permission that a forecast gives; nil if nobody can tell.
    fileprivate init?(_ forecast: Forecast) {
        switch forecast {
        case .passes: self = .now
        case .stopped(let verdict): self.init(verdict)
        case .rejected(let reason): self = .no("\(TransitionOutcome.Failure.rejected(reason))")
        case .fails(let error): self = .no("\(error.reason)")
        case .unknown: return nil
        case .claimed(let claim):
            guard let router = claim.subject as? any Router, let route = claim.routes.first else { return nil }
            self = router.objection(toAny: route, .animated) ?? .now
        }
    }
}

extension Navigable {
    /// Returns the permission of a user's action: what would stop its report now, of the screens that it would leave
    /// and the gates of a route that a coordinator has for it. Nil if screens would be asked while a commit settles.
    /// O(nodes that the report would remove).
    package func permission(for report: Report) -> Permission? { Permission(forecast(of: report)) }

    /// The permission of a step back; nil while a commit settles.
    package var permissionToGoBack: Permission? { Permission(forecastOfBack()) }
}
