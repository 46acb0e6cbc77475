@_spi(Hosting) import Coordination

/// Letters beside their folders, and an account: one tree for a wide window and for a narrow one.
final class LettersCoordinator: Coordinator {
    enum LettersRoute: Route { case folder(String), letter(Int), attachment(Int), forget, forgotten, about }

    let root = TabRoot()
    private let split = SplitRoot(name: "letters")
    private let list = StackRoot()
    private let detail = StackRoot()

    init() {
        let buttons: [(String, LettersRoute)] = [
            ("work", .folder("work")), ("letter-1", .letter(1)), ("letter-2", .letter(2)),
        ]
        list.perform(.set([Page("inbox", buttons, self)]))
        split.perform(.fill(column: 0, with: list))
        root.perform(.set([split, StackRoot(Page("profile", [("about", .about)], self), name: "account")]))
    }

    func prepareTransition(for route: LettersRoute) -> Transition<TabRoot> {
        switch route {
        case .folder(let name):
            return .perform(.push(Page(name, [("letter-3", .letter(3))], self)), on: list)
        case .letter(let number):
            let letter = Page("letter-\(number)", [("attachment", .attachment(number)), ("forget", .forget)], self)
            return .multiple(.perform(.set([letter]), on: detail), .perform(.showDetail(detail), on: split))
        case .attachment(let number):
            return .perform(.push(Page("attachment-\(number)", [], self)), on: detail)
        case .forget:
            let choices = [AlertChoice("Forget", sends: LettersRoute.forgotten), .cancel("Keep")]
            return .alert("Forget it?", choices: choices)
        case .forgotten:
            return .perform(.clear(column: 1), on: split)
        case .about:
            return .present(Screen("about"))
        }
    }
}

/// A screen with a button for each route that it leads to.
final class Page: Presentable, GTKScreen {
    let node: Screen
    private let buttons: [(title: String, route: LettersCoordinator.LettersRoute)]
    private weak var coordinator: LettersCoordinator?

    init(_ name: String, _ buttons: [(String, LettersCoordinator.LettersRoute)], _ coordinator: LettersCoordinator) {
        node = Screen(name)
        self.buttons = buttons
        self.coordinator = coordinator
    }

    func makeWidget() -> GtkWidget {
        GtkBox(
            [GtkLabel(node.name)]
                + buttons.map { title, route in GtkButton(title) { [weak self] in self?.send(route) } })
    }
}
