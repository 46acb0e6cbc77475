import Coordination
import CoordinationTesting
import Testing

/// What is shown under a key, and gives back what it ends with.
@Suite(.bothEnds, .noUnhandledFailures) struct KeyedResultTests {
    enum GuestRoute: Route { case ask, list, chosen(Int) }

    final class Choice: Finishing {
        typealias Output = Int
        let node = Screen("choice")
    }

    final class Guest: Coordinator {
        let root = StackRoot(Screen("home"))
        var chosen: [Int] = []

        func prepareTransition(for route: GuestRoute) -> Transition<StackRoot> {
            switch route {
            case .ask: return .present(Later { Choice() }.returning(GuestRoute.chosen), key: route)
            case .list: return .push(Later { Choice() }.returning(GuestRoute.chosen), key: route)
            case .chosen(let value):
                chosen.append(value)
                return .none()
            }
        }
    }

    @Test("a keyed screen shown twice gives its output once, and once more when shown again", arguments: [false, true])
    func twice(isPushed: Bool) throws {
        let (guest, recorder) = (Guest(), Recorder())
        let manager = WindowManager(WindowRoot(guest))
        for value in 1...2 {
            for _ in 1...2 { guest.trigger(isPushed ? .list : .ask, completion: recorder("shown")) }
            expect(manager, isPushed ? "[home, choice]" : "[home]^choice")
            try manager.frontmost(Choice.self).finish(with: value)
        }
        #expect(guest.chosen == [1, 2])
        #expect(recorder.lines.suffix(2) == ["shown: completed", "shown: no change"])
    }

    @Test("a screen undone with its transition gives no output") func undone() {
        let guest = Guest()
        var built: Choice?
        guest.perform(
            .multiple(
                .present(
                    Later {
                        let made = Choice()
                        built = made
                        return made
                    }.returning(GuestRoute.chosen), key: 1), .pop(to: Screen("nowhere")))
        ) { _ in }
        built?.finish(with: 3, completion: { _ in })
        #expect(built != nil && guest.chosen == [])
    }
}
