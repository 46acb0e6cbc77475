@_spi(Hosting) public import Coordination
public import CoordinationHistory
public import Testing
import TreeTools

/// Expects a fresh app to do the same when it plays the recording of a journey.
///
/// ```swift
/// expectReplays([
///     JourneyStep("opens an article") { $0.trigger(.article(id: 7)) },
///     JourneyStep("goes back") { $0.back() },
/// ]) { NewsCoordinator() }
/// ```
///
/// The journey is recorded, written and read again. Then a fresh app plays it: each step must be one that can be
/// repeated, and the tree before each step, the last tree and all effects must be the same. A `ManualTime` of the app is
/// advanced as the journey advanced it.
///
/// - Parameters:
///   - journey: The steps, in order.
///   - sourceLocation: The place at which issues are recorded.
///   - launch: Creates the app as a launch does, with services that stay silent.
/// - Returns: The recording.
@discardableResult
public func expectReplays<App: Navigable>(
    _ journey: [JourneyStep<App>], sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ launch: () -> App
) -> Recording {
    let (recorded, played) = (EffectLog(), EffectLog())
    let app = recorded.observing(launch)
    let recorder = Recorder(of: app)
    for step in journey { step.perform(on: app) }
    func record(_ problem: String) {
        Issue.record(Comment(rawValue: "The journey does not replay: \(problem)"), sourceLocation: sourceLocation)
    }
    let recording = recorder.recording
    let fresh = played.observing(launch)
    do throws(RecordingError) {
        let replay = try Recording(recording.text).play(on: fresh) { duration in
            (fresh.node.treeQueue.time as? ManualTime)?.advance(by: duration)
        }
        let (expected, found) = (recorded.take(), played.take())
        if let difference = replay.difference {
            record("\(difference)\n\n\(recording)")
        } else if expected != found {
            record("the effects differ.\n\n  expected: \(expected)\n  found:    \(found)\n\n\(recording)")
        }
    } catch {
        record("\(error)")
    }
    return recording
}
