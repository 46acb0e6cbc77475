import Coordination
import CoordinationProof
import CoordinationTesting
import Foundation
import Testing

@Suite("A random walk") struct WalkTests {
    private let maze = RoomPlan([
        "hall": ["a", "b", "c"], "a": ["hall", "b"], "b": ["a", "hall"], "c": ["hall", "d"], "d": ["c", "cellar"],
        "cellar": ["d"],
    ]).scenario.law(.never("the cellar") { $0.front == "cellar" })

    @Test("a finding of a walk has a way from which no move can be dropped", arguments: 1...20 as ClosedRange<UInt64>)
    func shrinks(seed: UInt64) throws {
        let finding = try #require(maze.walk(seed: seed, moves: 400))
        #expect(finding.way == [.tap("c", on: "hall"), .tap("d", on: "c"), .tap("cellar", on: "d")])
        #expect(maze.walk(seed: seed, moves: 400) == finding)
    }

    @Test("a way with a finding is kept in a file, and replayed until the fault is fixed") func kept() throws {
        let folder = "../../.build/ways-\(ProcessInfo.processInfo.processIdentifier)"
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
        defer { try? FileManager.default.removeItem(at: url) }
        withKnownIssue { walk(maze, seed: 1, moves: 400, keepingIn: folder) }
        let files = try FileManager.default.contentsOfDirectory(atPath: url.path)
        let file = try #require(files.count == 1 ? files.first : nil)
        #expect(file.hasPrefix("rooms-never-the-cellar-") && file.hasSuffix(".way"))
        let text = try String(contentsOf: url.appending(path: file), encoding: .utf8)
        #expect(
            text == """
                # "never the cellar"
                scenario "rooms"
                law "never the cellar"
                tap "c" on "hall"
                tap "d" on "c"
                tap "cellar" on "d"

                """)
        withKnownIssue {
            replay(maze, filesIn: folder)
        } matching: {
            "\($0)".contains("\(file): never the cellar")
        }
        // The ways of another scenario are its own.
        replay(Scenario("other") { _ in Rooms(RoomPlan([:])) }, filesIn: folder)
        let mended = RoomPlan(["hall": ["c"], "c": ["d"], "d": ["c", "cellar"], "cellar": []])
            .scenario.law(.never("the cellar") { $0.front == "attic" })
        replay(mended, filesIn: folder)
        replay(mended, filesIn: "no folder")
    }

    @Test("findings with the same first words have a file each, and a failed write is an issue")
    func files() async throws {
        let folder = "../../.build/ways-of-many-\(ProcessInfo.processInfo.processIdentifier)"
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
        defer { try? FileManager.default.removeItem(at: url) }
        let found = await issues {
            for room in ["a", "b"] { walk(Self.never(room), seed: 1, keepingIn: folder) }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: url.path)
        #expect(found.count == 2 && files.count == 2)
        let unwritten = await issues { walk(Self.never("a"), seed: 1, keepingIn: "WalkTests.swift/ways") }
        #expect(unwritten.count == 2 && "\(unwritten)".contains("cannot be kept in"))
    }

    private static func never(_ room: String) -> Scenario<Rooms> {
        RoomPlan(["hall": ["a"], "a": ["b"], "b": []]).scenario
            .law(.never("one two three four five six seven eight nine \(room)") { $0.front == room })
    }

    @Test("a walk goes no further than the bounds, and starts over there", arguments: 1...10 as ClosedRange<UInt64>)
    func bounded(seed: UInt64) {
        let plan = RoomPlan(["hall": ["a", "c"], "a": ["b"], "b": ["hall"], "c": ["d"], "d": []])
        let stopped = plan.scenario.stop("a") { $0.front == "a" }
        #expect(stopped.law(.never("b") { $0.front == "b" }).walk(seed: seed, moves: 50) == nil)
        let found = stopped.law(.never("d") { $0.front == "d" }).walk(seed: seed, moves: 50)
        #expect(found?.way == [.tap("c", on: "hall"), .tap("d", on: "c")])
    }

    @Test("moves that can only be dropped together are dropped") func together() throws {
        // Shut and opened again, the door is as it was; each of the two alone would change the end.
        let plan = RoomPlan(["hall": ["a"], "a": ["hall"]]).door("flip", in: "hall") { rooms, completion in
            rooms.isOpen.toggle()
            completion(.noChange)
        }
        let scenario = plan.scenario.fact("open") { $0.isOpen }
            .law(.never("in a, shut") { $0.front == "a" && !$0.isOpen })
        for seed in 1...20 as ClosedRange<UInt64> {
            #expect(scenario.walk(seed: seed, moves: 100)?.way == [.tap("a", on: "hall")])
        }
    }

    @Test("an expected finding does not end a walk", arguments: 1...10 as ClosedRange<UInt64>)
    func meant(seed: UInt64) throws {
        let scenario = maze.law(.never("d") { $0.front == "d" }).expects("never d", because: "it is on the way")
        let finding = try #require(scenario.walk(seed: seed, moves: 400))
        #expect(finding.title == "never the cellar" && finding.way.count == 3)
    }

    @Test("a walk of an app without a fault finds nothing") func nothing() {
        walk(RoomPlan(["hall": ["a"], "a": ["hall"]]).scenario.law(.nothingFails), seed: 3, moves: 100)
    }

    @Test("a replay stops at a move that is no longer offered") func left() {
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
