import Coordination
import CoordinationTesting
import Observation
import Testing

private enum ClubRoute: Route { case bar, check }

/// The members of a club, whose server a test answers for.
private final class Members {
    struct Unreachable: Error {}

    private(set) var isAdmitted: Bool?
    private var replies: [((any Error)?) -> Void] = []

    func load(_ reply: @escaping ((any Error)?) -> Void) { replies.append(reply) }

    /// The server answers; it is not reached if the answer is nil.
    func answer(_ isAdmitted: Bool?) {
        self.isAdmitted = isAdmitted
        replies.removeFirst()(isAdmitted == nil ? Unreachable() : nil)
    }
}

// snippet.gate-check
extension Gate {
    fileprivate static func admitted(by members: Members) -> Gate {
        Gate("admitted") { _ in
            members.isAdmitted.map { $0 ? .allow : .deny("it is for members") } ?? .require(ClubRoute.check)
        }
    }
}

@Observable fileprivate final class CheckModel: Finishing {
    typealias Output = Void
    let node = Screen("check")
    private(set) var error: (any Error)?
    private let members: Members

    init(_ members: Members) {
        self.members = members
        ask()
    }

    func ask() {
        error = nil
        members.load { [weak self] error in
            self?.error = error
            if error == nil { self?.finish(options: .unanimated) }
        }
    }
}
// snippet.end

/// A gate that asks a server, behind a screen of its own.
@Suite("The page on gates: a check", .noUnhandledFailures) struct GateCheckTests {
    @Test("a server is asked behind a check that can be tried again and left") func check() throws {
        let members = Members()
        let club = BasicCoordinator<ClubRoute, StackRoot>(
            root: StackRoot(Screen("home")), gates: { $0 == .bar ? [.admitted(by: members)] : [] }
        ) { route in
            route == .bar ? .push(Screen("bar")) : .push(Later { CheckModel(members) }, key: route)
        }
        var outcomes: [TransitionOutcome] = []
        club.trigger(.bar) { outcomes.append($0) }
        expect(club, "[home, check]")
        let check = try club.frontmost(CheckModel.self)
        members.answer(nil)
        #expect(check.error is Members.Unreachable)
        check.ask()
        #expect(check.error == nil)
        members.answer(true)
        expect(club, "[home, bar]")
        #expect(outcomes.map(\.isCompleted) == [true])
    }

    @Test("a check that is left gives up what waits") func leftCheck() {
        let members = Members()
        let club = BasicCoordinator<ClubRoute, StackRoot>(
            root: StackRoot(Screen("home")), gates: { $0 == .bar ? [.admitted(by: members)] : [] }
        ) { _ in .push(CheckModel(members)) }
        var outcomes: [TransitionOutcome] = []
        club.trigger(.bar) { outcomes.append($0) }
        club.back()
        members.answer(true)
        expect(club, "[home]")
        #expect(outcomes == [.rejected(.closed("check"))])
    }
}
