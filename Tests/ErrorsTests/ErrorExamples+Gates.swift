@_spi(Hosting) import Coordination
import CoordinationTesting

extension ErrorExample {
    private static func asked(_ verdict: @escaping @Sendable (GateRequest) -> Verdict) -> ErrorWorld.Shown {
        let shown = ErrorWorld.Shown()
        shown.news.gate = Gate("members only", decide: verdict)
        return shown
    }

    static let gates = [
        ErrorExample("it is not allowed: …") {
            let shown = asked { _ in .deny("you are not a member") }
            return heard { shown.news.trigger(.members, completion: $0) }
        },
        ErrorExample("Can't follow …") {
            let shown = asked { _ in .deny("you are not a member") }
            let found = reported { shown.news.trigger(.article(id: 7), then: ErrorWorld.NewsRoute.members) }
            return found.map(\.message).joined()
        },
        ErrorExample("it is not allowed: it cannot wait for …, which says: …") {
            let shown = asked { _ in .require(ErrorWorld.NewsRoute.article(id: 1)) }
            var outcome = ""
            let gesture = shown.news.begin(.members) { outcome = "\($0)" }
            gesture.cancel()
            return outcome
        },
        ErrorExample("it is not allowed: its answer was dropped") {
            let shown = asked { _ in .wait { _ in } }
            return heard { shown.news.trigger(.members, completion: $0) }
        },
        ErrorExample("it is not allowed: the answer to '…' was '…'") {
            let shown = asked { _ in .ask("Are you a member?", choices: [AlertChoice("Yes"), .cancel("No")]) }
            return heard {
                shown.news.trigger(.members, completion: $0)
                shown.host.answer("No")
            }
        },
        ErrorExample("it is not allowed: '…' was closed without an answer") {
            let shown = asked { _ in .ask("Are you a member?", choices: [AlertChoice("Yes")]) }
            return heard {
                shown.news.trigger(.members, completion: $0)
                shown.windows.back()
            }
        },
        ErrorExample("'…' had to come first, and was closed") {
            let shown = asked { _ in .require(ErrorWorld.NewsRoute.article(id: 1)) }
            return heard {
                shown.news.trigger(.members, completion: $0)
                shown.windows.back()
            }
        },
        ErrorExample("a screen will not be left: …") {
            let stack = StackRoot(Screen("news"), ErrorWorld.Draft())
            return heard { stack.back(completion: $0) }
        },
        ErrorExample("'…' does not allow it") {
            let shown = asked { _ in .deny("you are not a member") }
            var message = ""
            shown.news.perform(
                Transition("try") { editor in
                    do throws(TransitionError) {
                        try editor.perform(.trigger(.members, on: shown.news))
                    } catch {
                        message = error.description
                    }
                }, completion: { _ in })
            return message
        },
        ErrorExample("'…' requires the same again and again") {
            let shown = asked { _ in .redirect(to: ErrorWorld.NewsRoute.members) }
            return heard { shown.news.trigger(.members, completion: $0) }
        },
        ErrorExample("a gate was not answered within …") {
            var kept: [Resumption] = []
            let shown = ErrorWorld.Shown()
            shown.news.gate = Gate("fingerprint") { _ in .wait(upTo: .seconds(20)) { kept.append($0) } }
            return heard {
                shown.news.trigger(.members, completion: $0)
                shown.time.advance(by: .seconds(20))
            }
        },
    ]

    static let results = [
        ErrorExample("it has already ended") {
            let picker = ErrorWorld.StorePicker()
            let tabs = TabRoot(picker, Screen("cart"))
            defer { withExtendedLifetime(tabs) {} }
            picker.finish(with: "Main Street")
            return heard { picker.finish(with: "Harbour", completion: $0) }
        },
        ErrorExample("the answer leads to the same question again: '…'") {
            let stack = StackRoot(Screen("shop"))
            stack.perform(.run(ErrorWorld.Checkout(), onEnd: { _ in }))
            let picker = try stack.frontmost(ErrorWorld.StorePicker.self)
            return heard { picker.finish(with: "Main Street", completion: $0) }
        },
        ErrorExample("it has left the stack on which its flow asks") {
            let stack = StackRoot(Screen("shop"))
            stack.perform(.run(ErrorWorld.TwoStores(), onEnd: { _ in }))
            let picker = try stack.frontmost(ErrorWorld.StorePicker.self)
            let move = Transition<StackRoot>("move") { editor in
                try editor.perform(.pop())
                try editor.perform(.present(picker))
            }
            stack.perform(move)
            return heard { picker.finish(with: "Main Street", completion: $0) }
        },
        ErrorExample("it is not in a flow") {
            let stack = StackRoot(Screen("shop"), Screen("cart"))
            return heard { stack.top.cancelFlow(completion: $0) }
        },
        ErrorExample("Can't go on with …") {
            struct Booking: Flow {
                var store: String?
                func next() throws -> FlowStep<Booking, String> {
                    guard store == nil else { throw ErrorWorld.SoldOut() }
                    return .ask(ErrorWorld.StorePicker(), \.store)
                }
            }
            let stack = StackRoot(Screen("shop"))
            stack.perform(.run(Booking(), onEnd: { _ in }))
            let picker = try stack.frontmost(ErrorWorld.StorePicker.self)
            return heard { picker.finish(with: "Main Street", completion: $0) }
        },
    ]
}
