@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationHistory
import CoordinationRestoration
import TreeTools

/// A recording, and the state before each of its steps.
struct RecordedRun: Codable {
    let recording: Recording
    let states: [ReplayState]

    /// Plays a program to an app, and records it.
    init(_ program: [ReplayStep]) {
        let run = ReplayRun()
        defer { run.app.end() }
        var states: [ReplayState] = []
        let recorder = Recorder(
            of: run.app.windows,
            trail: Trail(every: .max) { line in if case .step = line { states.append(run.state.anonymous) } })
        for (index, step) in program.enumerated() { _ = run.play(step, UInt(index)) }
        recording = recorder.recording
        states.append(run.state.anonymous)
        self.states = states
    }

    /// Plays the recording on a fresh app, and compares the states.
    func replayed() throws -> Finding? {
        let run = ReplayRun()
        defer { run.app.end() }
        let app = run.app
        var finding: Finding?
        let replay = try recording.play(on: app.windows) {
            app.time.advance(by: $0)
        } before: { step in
            guard finding == nil, !step.isAnswer else { return }
            finding = states[step.number - 1].difference(from: run.state.anonymous).map { found in
                Finding(found.headline, details: "before \(step)\n\(found.details)\n\(recording)")
            }
        }
        if let finding { return finding }
        if let gap = recording.gaps.first {
            guard replay.played == gap.step - 1, replay.difference?.reason.contains("cannot be repeated") == true else {
                return Finding("a gap is not named", details: "\(replay)\n\(recording)")
            }
            return nil
        }
        if let difference = replay.difference {
            return Finding("a replay differs", details: "\(difference)\n\(recording)")
        }
        return states.last?.difference(from: run.state.anonymous)
    }
}

extension Recording.Step {
    /// True if it came in the middle of a commit.
    fileprivate var isAnswer: Bool { description.contains(" settles") || description.contains("the host ") }
}

extension ReplayState {
    /// The state without what only callers know: the lines of calls, and their outcomes.
    fileprivate var anonymous: ReplayState {
        var state = self
        state.outcomes = []
        state.waiting = waiting.map(Self.withoutLine)
        state.records = records.map(Self.withoutLine)
        return state
    }

    private static func withoutLine(_ text: String) -> String {
        text.replacing(#/line \d+/#, with: "line")
    }
}

extension ReplayCoordinator: Restorable {
    static var storedName: StaticString {
        switch Tag.self {
        case is A.Type: "a"
        case is B.Type: "b"
        case is C.Type: "c"
        case is D.Type: "tabs"
        default: "chief"
        }
    }
}
