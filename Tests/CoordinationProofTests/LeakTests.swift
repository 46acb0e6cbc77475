import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@Suite("A leak") struct LeakTests {
    /// A corridor at the end of which a room is kept, with a way home that is tried later, as there are many rooms nearer.
    private func plan(isHome: Bool) -> RoomPlan {
        var plan = RoomPlan(["hall": ["a1"], "a19": ["a20"], "z": ["a10"]])
        func door(_ room: String, _ name: String) {
            plan = plan.door(name, in: room) { $0.trigger(.go(name), completion: $1) }
        }
        for number in 1...18 { door("a\(number)", "a\(number + 1)") }
        if isHome { door("a15", "hall") }
        plan = plan.door("z", in: "a20") { rooms, completion in
            rooms.kept.append(rooms.root.screens[0])
            rooms.trigger(.go("z"), completion: completion)
        }
        for number in 0..<260 {
            if number < 13 { door("hall", "c\(number)") }
            door("c\(number % 13)", "d\(number)")
            door("d\(number)", "e\(number)")
        }
        return plan
    }

    @Test("a leak is found, though the app is launched again before it returns home") func found() {
        let proof = plan(isHome: true).scenario.law(.noLeak { $0.front == "hall" }).proof()
        #expect(proof.findings.map(\.title) == ["no leak: 'a20' has left the tree and lives on"], "\(proof)")
        #expect(proof.findings.first?.way.count == 28)
    }

    @Test("an app that never returns home is not judged for leaks, and the proof says so") func unjudged() {
        let proof = plan(isHome: false).scenario.law(.noLeak { $0.front == "hall" }).proof()
        #expect(proof.hasNoFinding && !proof.isProved && proof.extent.unjudged > 0)
        #expect("\(proof)".contains("; not come home to look for leaks from"))
    }

    @Test("two homes are examined separately") func homes() {
        let law = Law<Rooms>.noLeak { $0.front == "hall" }
        let nowhere = Law<Rooms>.noLeak { $0.front == "nowhere" }.named("no leak in the cellar")
        let found = plan(isHome: true).scenario.law(nowhere, law).proof().findings.map(\.title)
        #expect(found.contains("no leak: 'a20' has left the tree and lives on"))
    }
}
