@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// An answer that allows what was asked about allows that alone.
@Suite(.bothEnds, .noUnhandledFailures) struct ProceedTests {
    private let guarded = GuardedHouse()
    private var house: House { guarded.house }
    private var recorder: Recorder { guarded.recorder }

    /// A gate that asks each time, with words that may depend on what it is asked about.
    private func asking(
        _ name: String = "sure", _ title: String = "Sure?", _ message: @escaping (GateRequest) -> String = { _ in "" }
    ) -> Porter {
        Porter(name) { .ask(title, message: message($0), choices: [.proceed("Yes"), .cancel("No")]) }
    }

    private func yes() { house.choose("Yes", completion: nil) }

    @Test("two routes of one link are asked about in turn, though the question is the same")
    func routes() {
        house.gates = [.secret: [asking().gate], .probe: [asking().gate]]
        house.trigger(.secret, then: HouseRoute.probe, completion: recorder("link"))
        yes()
        #expect(guarded.tree == #"main: [home]!"Sure?""#)
        #expect(recorder.lines == [])
        yes()
        #expect(guarded.tree == "main: [home, secret, probe]")
        #expect(recorder.lines == ["link: completed"])
    }

    @Test("a cancelling answer to the second question rejects the whole link") func secondDenied() {
        house.gates = [.secret: [asking().gate], .probe: [asking().gate]]
        house.trigger(.secret, then: HouseRoute.probe, completion: recorder("link"))
        yes()
        house.choose("No", completion: nil)
        #expect(guarded.tree == "main: [home]")
        #expect(recorder.outcome("link") == .rejected(.denied("the answer to 'Sure?' was 'No'")))
    }

    @Test("two values of one route are asked about separately") func values() {
        house.gates = [.push("1"): [asking().gate], .push("1000"): [asking().gate]]
        house.perform(
            .multiple(.trigger(.push("1"), on: house), .trigger(.push("1000"), on: house)), completion: recorder("both")
        )
        yes()
        #expect(guarded.tree == #"main: [home]!"Sure?""#)
        yes()
        #expect(guarded.tree == "main: [home, 1, 1000]")
    }

    @Test("a question whose message has changed is asked again") func message() {
        var price = 1
        house.gates[.secret] = [asking("price", "Pay?") { _ in "It costs \(price)." }.gate]
        house.trigger(.secret, completion: recorder("pay"))
        price = 1000
        yes()
        #expect(house.alerts.map(\.message) == ["It costs 1000."])
        #expect(recorder.lines == [])
        yes()
        #expect(guarded.tree == "main: [home, secret]")
    }

    @Test("two gates of one route with the same question both ask, unless they have one name") func gates() {
        house.gates[.secret] = [asking("one").gate, asking("other").gate, asking("one").gate]
        house.trigger(.secret, completion: recorder("secret"))
        yes()
        #expect(guarded.tree == #"main: [home]!"Sure?""#)
        yes()
        #expect(guarded.tree == "main: [home, secret]")
    }

    @Test("the same route on two routers is asked about for each router") func routers() {
        let (left, right) = (Annex([asking().gate]), Annex([asking().gate]))
        house.perform(.multiple(.push(left), .present(right)))
        house.perform(
            .multiple(.trigger(.secret, on: left), .trigger(.secret, on: right)), completion: recorder("both"))
        yes()
        #expect(house.alerts.count == 1)
        #expect(!left.isBuilt || !right.isBuilt || recorder.lines.isEmpty)
        yes()
        #expect(guarded.tree == "main: [home, [secret]]^[secret]")
        #expect(recorder.lines == ["both: completed"])
    }

    @Test("a router that is made again on each attempt is asked about once") func newRouter() {
        let gate = asking()
        house.answers[.detour] = { .push(Annex([gate.gate]).at(.secret)) }
        house.trigger(.detour, completion: recorder("detour"))
        yes()
        #expect(guarded.tree == "main: [home, [secret]]")
        #expect(recorder.lines == ["detour: completed"])
    }

    @Test("an answer about a type counts for that type alone") func types() {
        house.perform(
            .multiple(.push { AskedOne() }, .present { AskedOther() }), completion: recorder("both"))
        yes()
        #expect(house.alerts.count == 1)
        #expect(recorder.lines == [])
        yes()
        #expect(guarded.tree == "main: [home, one]^other")
    }

    @Test("a screen with a new question about leaving asks again, and two screens ask separately") func leaving() {
        var words = "Discard?"
        let question: (String) -> Verdict = { .ask("Leave?", message: $0, choices: [.proceed("Yes"), .cancel("No")]) }
        let (draft, other) = (Manuscript { _ in question(words) }, Manuscript { _ in question("Discard?") })
        house.perform(.multiple(.push(draft), .push(other)))
        house.perform(.popToRoot(), completion: recorder("leave"))
        yes()
        words = "Really discard?"
        yes()
        #expect(house.alerts.map(\.message) == ["Really discard?"])
        yes()
        #expect(guarded.tree == "main: [home]")
        #expect(recorder.lines == ["leave: completed"])
    }

    @Test("an answer for one trigger does not count for the next, nor for one that waits beside it") func triggers() {
        house.gates = [.secret: [asking().gate]]
        house.trigger(.secret, completion: recorder("one"))
        house.trigger(.secret, completion: recorder("two"))
        yes()
        #expect(recorder.lines == ["one: completed"])
        #expect(house.alerts.count == 1)
        yes()
        #expect(recorder.lines == ["one: completed", "two: completed"])
        house.trigger(.secret, completion: recorder("three"))
        #expect(house.alerts.count == 1)
    }

    @Test("many routes of one link may wait at gates of one name without that being a loop") func manyRoutes() {
        let routes: [HouseRoute] = [.secret, .probe, .detour, .gateway, .push("x")]
        var (open, wanted): (Set<HouseRoute>, HouseRoute?) = ([], nil)
        var resume: Resumption?
        for (index, route) in routes.enumerated() {
            house.gates[route] = [
                Gate("porter") { _ in
                    if open.contains(route) { return .allow }
                    wanted = route
                    return index.isMultiple(of: 2) ? .wait { resume = $0 } : .require(HouseRoute.login)
                }
            ]
        }
        house.trigger(routes.map { Hop($0) }, completion: recorder("link"))
        for _ in routes {
            wanted.map { _ = open.insert($0) }
            if let pending = resume {
                resume = nil
                pending()
            } else {
                house.login.map { $0.finish() }
            }
        }
        #expect(recorder.lines == ["link: completed"])
        #expect(guarded.tree == "main: [home, secret, probe, detour, gateway, x]")
    }
}

private final class AskedOne: Presentable {
    let node = Screen("one")
    static var gates: [Gate] { [sureGate] }
}

private final class AskedOther: Presentable {
    let node = Screen("other")
    static var gates: [Gate] { [sureGate] }
}

private var sureGate: Gate {
    Gate("sure") { _ in .ask("Sure?", choices: [.proceed("Yes"), .cancel("No")]) }
}
