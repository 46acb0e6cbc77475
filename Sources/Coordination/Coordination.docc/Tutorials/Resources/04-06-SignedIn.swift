import Coordination

struct SignedIn: Gate {
    let session: Session

    func verdict(for request: GateRequest) -> Verdict {
        session.hiker == nil ? .require(AppRoute.login) : .allow
    }
}
