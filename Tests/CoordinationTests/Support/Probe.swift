import Coordination

/// A way to build one route's transition on the spot, for tests about what happens meanwhile.
enum ProbeRoute: Route { case run(Int) }

final class Probe<Root: ContainerRoot>: Coordinator {
    let root: Root
    var answers: [Int: () -> Transition<Root>] = [:]

    init(_ root: Root) { self.root = root }

    func prepareTransition(for route: ProbeRoute) -> Transition<Root> {
        switch route {
        case .run(let number): answers[number].map { $0() } ?? .none()
        }
    }
}
