// In the extension that states the conformance, the compiler warns of a requirement with a default that is nearly met.
// compiled with: -warnings-as-errors
// expected: instance method '(gate\(for:\)|route\(selected:\)|route\(for:\))' nearly matches defaulted requirement
import Coordination

enum NewsRoute: Route { case list }

final class NewsCoordinator {
    let root = StackRoot()
}

extension NewsCoordinator: Coordinator {
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .none() }
    func gate(for route: NewsRoute) -> [Gate] { [] }
    func route(selected child: any Presentable) -> NewsRoute? { nil }
    func route(for report: Report) -> NewsRoute { .list }
}
