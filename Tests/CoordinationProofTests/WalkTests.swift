import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@Suite("A random walk") struct WalkTests {
    private let maze = RoomPlan([
        "hall": ["a", "b", "c"], "a": ["hall", "b"], "b": ["a", "hall"], "c": ["hall", "d"], "d": ["c", "cellar"],
        "cellar": ["d"],
    ]).scenario.law(.never("the cellar") { $0.front == "cellar" })

    @Test("what it finds comes with a way from which no move can be dropped", arguments: 1...20 as ClosedRange<UInt64>)
    func shrinks(seed: UInt64) throws {
        let finding = try #require(maze.walk(seed: seed, moves: 400))
        #expect(finding.way == [.tap("c", on: "hall"), .tap("d", on: "c"), .tap("cellar", on: "d")])
        #expect(maze.walk(seed: seed, moves: 400) == finding)
    }

    @Test("where there is nothing, nothing is found") func nothing() {
        walk(RoomPlan(["hall": ["a"], "a": ["hall"]]).scenario.law(.nothingFails), seed: 3, moves: 100)
    }

    @Test("a way that is not there any more is left") func left() {
        let replay = maze.replay([.tap("c", on: "hall"), .tap("x", on: "c")], law: "never the cellar")
        guard case .leftAt(1) = replay else {
            Issue.record("\(replay)")
            return
        }
        guard case .noSuchLaw = maze.replay([], law: "x") else {
            Issue.record("there is such a law")
            return
        }
    }
}
