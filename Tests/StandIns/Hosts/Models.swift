import Coordination
import CoordinationLinks
import CoordinationUIKit
import UIKit

/// Asks before it is left.
final class Draft: Presentable {
    let node = Screen("draft")
    func verdict(forLeavingBy departure: Departure) -> Verdict {
        .ask("Unsaved", choices: [.proceed("Throw away"), .cancel("Stay")])
    }
}

/// A model whose view controller keeps it.
@MainActor final class Kept: @MainActor Presentable, UIKitScreen {
    final class Controller: UIViewController {
        var model: Kept?
    }

    let node = Screen("kept")

    func makeViewController() -> UIViewController {
        let controller = Controller()
        controller.model = self
        return controller
    }
}

/// An animator that ends when a test says.
@MainActor final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var count = 0
    private var running: [any UIViewControllerContextTransitioning] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        count += 1
        running.append(transitionContext)
    }

    func finish() {
        for context in running { context.completeTransition(true) }
        running = []
    }
}

enum NotesRoute: Route, Codable { case note(Int) }

extension NotesRoute {
    static let links = Links<NotesRoute>(
        allowing: [.scheme("shop"), .https("shop.example")],
        [.path("notes").value(Int.self, "number").route(NotesRoute.note)])
}

final class NotesCoordinator: Coordinator {
    let root = StackRoot(Screen("a"))

    func prepareTransition(for route: NotesRoute) -> Transition<StackRoot> {
        switch route {
        case .note(let number): .push(Screen("note-\(number)"))
        }
    }
}
