import Coordination

final class TrailModel: Presentable {
    let node = Screen("trail")
    let trail: Trail

    init(_ trail: Trail) {
        self.trail = trail
    }

    func showHut() {
        send(AppRoute.hut(trail.hut))
    }
}
