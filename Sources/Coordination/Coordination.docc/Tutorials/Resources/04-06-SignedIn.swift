import Coordination

struct SignedIn: Gate {
    let session: Session

    func verdict(for request: GateRequest) -> Verdict {
        session.hiker == nil ? .first(AppRoute.login) : .allow
    }
}
