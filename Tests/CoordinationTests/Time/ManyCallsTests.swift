@_spi(Hosting) import Coordination
import CoordinationTesting
import TestSupport
import Testing

/// Calls that are to come, where there are many, and where they meddle with each other.
@Suite(.noUnhandledFailures) struct ManyCallsTests {
    private let time = ManualTime()
    private let recorder = Recorder()

    @Test("a thousand calls come in order of time, and at the same time in order of scheduling") func inOrder() {
        var generator = SystemRandomNumberGenerator()
        var asked: [(moment: Int, number: Int)] = []
        var made: [(moment: Int, number: Int)] = []
        for number in 0..<1000 {
            let moment = Int.random(in: 0..<50, using: &generator)
            asked.append((moment, number))
            time.schedule(after: .seconds(moment)) { [time] in
                #expect(time.now == .seconds(moment))
                made.append((moment, number))
            }
        }
        while let next = time.nextDue { time.advance(by: next - time.now) }
        #expect(made.map(\.number) == asked.sorted { ($0.moment, $0.number) < ($1.moment, $1.number) }.map(\.number))
    }

    @Test("calls that were not cancelled all come, and the next one due is one of them") func someCancelled() {
        var generator = SystemRandomNumberGenerator()
        var made: [Int] = []
        let moments = (0..<1000).map { _ in Int.random(in: 0..<200, using: &generator) }
        let calls = moments.indices.map { index in time.schedule(after: .seconds(moments[index])) { made.append(index) }
        }
        let gone = Set(moments.indices.shuffled(using: &generator).prefix(700))
        for index in gone { calls[index].cancel() }
        let left = moments.indices.filter { !gone.contains($0) }.sorted { (moments[$0], $0) < (moments[$1], $1) }
        #expect(time.nextDue == left.first.map { .seconds(moments[$0]) })
        time.advance(by: .seconds(200))
        #expect(made == left)
        #expect(time.nextDue == nil)
    }

    @Test("a call may cancel another of the same time, and schedule one that comes after those") func inACall() {
        var second: ScheduledCall?
        time.schedule(after: .seconds(1)) { [time, recorder] in
            recorder.note("first")
            second?.cancel()
            time.schedule(after: .zero) { recorder.note("meanwhile at \(time.now)") }
        }
        second = time.schedule(after: .seconds(1)) { [recorder] in recorder.note("second") }
        time.schedule(after: .seconds(1)) { [recorder] in recorder.note("third") }
        time.advance(by: .seconds(1))
        #expect(recorder.lines == ["first", "third", "meanwhile at 1.0 seconds"])
    }

    @Test("a call may advance the time itself, and no call comes twice or too late") func movedOnInACall() {
        time.schedule(after: .seconds(1)) { [time, recorder] in
            recorder.note("outer")
            time.advance(by: .seconds(5))
            recorder.note("outer ends at \(time.now)")
        }
        time.schedule(after: .seconds(2)) { [recorder] in recorder.note("inner") }
        time.advance(by: .seconds(3))
        #expect(recorder.lines == ["outer", "inner", "outer ends at 6.0 seconds"])
        #expect(time.now == .seconds(6))
    }

    @Test("an object held by a call may schedule another as it is freed, when the call is made or cancelled")
    func letGo() {
        func ask(_ name: String) -> ScheduledCall {
            let held = Farewell { [time, recorder] in
                recorder.note("\(name) goes, the next is due at \(time.nextDue.map(String.init(describing:)) ?? "-")")
                time.schedule(after: .seconds(1)) { recorder.note("after \(name)") }
            }
            return time.schedule(after: .seconds(1)) { [recorder] in
                recorder.note(name)
                withExtendedLifetime(held) {}
            }
        }
        _ = ask("a")
        let taken = ask("b")
        taken.cancel()
        #expect(recorder.lines == ["b goes, the next is due at 1.0 seconds"])
        time.advance(by: .seconds(2))
        #expect(
            recorder.lines.dropFirst() == [
                "a", "a goes, the next is due at 1.0 seconds", "after b", "after a",
            ])
    }

    @Test("an object held by a call may cancel that call, and look at it, as it is freed") func letGoAgain() {
        var call: ScheduledCall?
        let recorder = recorder
        do {
            let held = Farewell {
                recorder.note("pending: \(call?.isPending == true)"); call?.cancel()
            }
            call = time.schedule(after: .seconds(1)) { withExtendedLifetime(held) {} }
        }
        call?.cancel()
        #expect(recorder.lines == ["pending: false"])
    }

    @Test("thousands of cancelled calls leave nothing behind, though the last was due in a year") func nothingStays() {
        weak var last: ScheduledCall?
        for _ in 0..<5000 {
            let call = time.schedule(after: .seconds(31_536_000)) {}
            call.cancel()
            last = call
        }
        time.schedule(after: .seconds(1)) {}
        #expect(time.nextDue == .seconds(1))
        time.advance(by: .seconds(1))
        #expect(time.nextDue == nil && last == nil)
    }
}

/// Does something as it goes.
final class Farewell {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { action() }
}
