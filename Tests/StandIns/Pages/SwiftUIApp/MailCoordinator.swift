import Coordination

// snippet.swiftui-split-coordinator
enum MailRoute: Route { case letter(Int) }

final class MailCoordinator: Coordinator {
    let root: SplitRoot
    init(_ letters: [Int]) { root = SplitRoot(StackRoot(Inbox(letters))) }

    func prepareTransition(for route: MailRoute) -> Transition<SplitRoot> {
        switch route {
        case .letter(let number): .showDetail(Letter(number))
        }
    }
}
// snippet.end
