import Coordination

/// A route of fifty, every second of which has a gate.
struct PaletteRoute: Route {
    let number: Int

    static let all = (0..<50).map { PaletteRoute(number: $0) }

    var isGuarded: Bool { number.isMultiple(of: 2) }
}

/// Takes the routes of a palette, and has gates for half of them.
final class Palette: Coordinator {
    let root = StackRoot()
    private let level = 25

    init(_ screens: Int) { perform(.set((0..<screens).map { _ in Screen("page") })) }

    func gates(for route: PaletteRoute) -> [Gate] {
        route.isGuarded ? [Gate("level") { _ in route.number < self.level ? .allow : .deny("a higher level") }] : []
    }

    func prepareTransition(for route: PaletteRoute) -> Transition<StackRoot> { .push(Screen("page")) }
}
