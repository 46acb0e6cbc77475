import Coordination

final class TrailsGuide: Coordinator {
    let root: SplitRoot
    private let list = Screen("trails")

    init() {
        root = SplitRoot(list)
    }

    func prepareTransition(for route: TrailsRoute) -> Transition<SplitRoot> {
        switch route {
        case .list, .back:
            return .show(list)
        case .trail(let id):
            guard let trail = Trail.all.first(where: { $0.id == id }) else {
                return .refuse("show trail '\(id)'", because: "there is no such trail")
            }
            return .showDetail(TrailModel(trail))
        }
    }
}
