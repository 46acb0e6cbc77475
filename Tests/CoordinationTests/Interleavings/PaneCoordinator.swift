import Coordination

/// A coordinator of a stack, whose routes are the verbs.
final class PaneCoordinator: Coordinator {
    typealias RouteType = PaneVerb
    let root: StackRoot
    private weak var player: Player?

    init(_ root: StackRoot, _ player: Player) {
        self.root = root
        self.player = player
    }

    func prepareTransition(for route: PaneVerb) -> Transition<StackRoot> {
        guard let player else { return .none() }
        switch route {
        case .push(let number): return .push(player.screen("s\(number)"))
        case .pop: return .pop()
        case .popToRoot: return .popToRoot()
        case .replaceTop(let number): return .replaceTop(player.screen("s\(number)"))
        case .set(let number): return .set([player.screen("s\(number)")])
        case .present(let number, let sticky):
            return .present(player.screen("m\(number)"), style: sticky ? .sheet(dismissible: false) : .automatic)
        case .presentPane(let id): return .present(player.pane(id, "p\(id)"))
        case .dismiss: return .dismiss()
        case .dismissAll: return .dismissAll()
        case .alert(let number):
            let answer = { [weak player] (title: String) -> Void in
                player?.say("a\(number) answered \(title)")
                player?.moment(.effect)
            }
            let choices = [AlertChoice("Go") { answer("Go") }, AlertChoice("Stay", role: .cancel) { answer("Stay") }]
            return .alert("a\(number)", choices: choices)
        case .none: return .none()
        case .effect:
            return .effect("effect") { [weak player] in
                player?.say("effect")
                player?.moment(.effect)
            }
        case .fails(let number): return .multiple(.push(player.screen("s\(number)")), .fails)
        case .nested(let first, let second):
            trigger(.push(second)) { [weak player] in player?.say("n\(second) \($0.kind)") }
            return .push(player.screen("s\(first)"))
        case .both(let number, other: let id):
            guard player.isOnTree(self), let other = player.pane(id, onTree: true) else { return .fails }
            return .multiple(.push(player.screen("s\(number)")), .trigger(.push(number), on: other))
        }
    }
}

extension PaneVerb: Route {}

extension Transition where Root == StackRoot {
    fileprivate static var fails: Transition {
        Transition("fails") { _ in throw TransitionError(cannot: "go on", because: "it is told to fail") }
    }
}
