import Coordination
import CoordinationProof

/// An app of many screens, drawn at random, to look at its map.
struct GeneratedApp {
    enum GeneratedRoute: Route { case show(Int), ask(Int) }

    enum PartRoute: Route { case nothing }

    /// The app: one screen at a time, in the coordinator of its part.
    final class AppCoordinator: Coordinator {
        let root = StackRoot()

        init() { trigger(.show(0)) }

        func gates(for route: GeneratedRoute) -> [Gate] {
            guard case .show(let number) = route, number % 11 == 7 else { return [] }
            return [Gate("of age") { _ in .allow }]
        }

        func prepareTransition(for route: GeneratedRoute) -> Transition<StackRoot> {
            switch route {
            case .show(let number): .set([PartCoordinator(number)])
            case .ask(let number):
                .alert(
                    "Leave \(GeneratedApp.name(number))?",
                    choices: [AlertChoice("Yes", sends: GeneratedRoute.show(0)), .cancel("No")])
            }
        }
    }

    final class PartCoordinator: Coordinator {
        let root: StackRoot

        init(_ number: Int) {
            root = StackRoot(GeneratedScreen(number), name: GeneratedApp.name(number / 7 + 500))
        }

        func prepareTransition(for route: PartRoute) -> Transition<StackRoot> { .none() }
    }

    final class GeneratedScreen: Presentable {
        let node: Screen
        let number: Int

        init(_ number: Int) { (node, self.number) = (Screen(GeneratedApp.name(number)), number) }
    }

    /// A word for a number. Numbers themselves are left out of maps.
    static func name(_ number: Int) -> String {
        // A text that a page must not take for HTML.
        if number % 20 == 19 {
            return "</script><b>\(["Tea", "Milk", "Rum", "Cake", "Bread"][number / 20 % 5])</b> & \"co\""
        }
        let (starts, middles) = (
            ["ba", "ke", "li", "mo", "nu", "ra", "se", "ti", "vo", "zu"], ["la", "mi", "ro", "sa", "te"]
        )
        return starts[number % 10] + middles[number / 10 % 5] + starts[number / 50 % 10]
            + (number % 3 == 0 ? "-list" : "")
    }

    static func scenario(screens: Int) -> Scenario<AppCoordinator> {
        Scenario("\(screens) screens") { _ in AppCoordinator() }
            .offers(GeneratedScreen.self) { screen in
                let number = screen.number
                // A tree in each part, a tree of parts, and a few ways across.
                let (part, index) = (number / 7, number % 7)
                var next = [1, 2].map { index * 2 + $0 }.filter { $0 < 7 }.map { part * 7 + $0 }
                if index > 4 { next.append((part * 2 + index - 4) * 7) }
                if number % 9 == 4 { next.append(number * number % screens) }
                let shown = Set(next.filter { $0 < screens }).subtracting([number]).sorted()
                return shown.map { Offer("Show \(name($0))", GeneratedRoute.show($0)) }
                    + [Offer("Home", GeneratedRoute.show(0))]
                    + (number % 17 == 3 ? [Offer("Leave", GeneratedRoute.ask(number))] : [])
            }
            .link("home") { $0.trigger(.show(0), completion: $1) }
            .law(
                .never("the last") { $0.front == name(screens - 1) }, .within(3, to: name(max(screens - 2, 0))),
                .noTrap { $0.front == name(0) })
    }
}
