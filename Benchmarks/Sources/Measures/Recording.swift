import Coordination
import CoordinationHistory

extension Plan {
    /// Calls that are recorded.
    var recording: Chapter {
        Chapter(
            "Recording",
            sizes(1, 1_000, quick: 1_000).map(recorded) + [
                trail("without a payload", .next), trail("with text", .titled("A page with a title of some length")),
            ])
    }

    private func recorded(_ count: Int) -> Measure {
        Measure(
            "Push and pop while a recorder listens", .init(count, "screens"), each: "pair", times: 50,
            against: "the same without a recorder"
        ) {
            let reader = Reader(count)
            let recorder = Recorder(of: reader)
            return .direct {
                for _ in 0..<50 {
                    reader.trigger(.page(1))
                    reader.trigger(.back)
                }
                withExtendedLifetime(recorder) {}
            }
        } floor: {
            let reader = Reader(count)
            return .direct {
                for _ in 0..<50 {
                    reader.trigger(.page(1))
                    reader.trigger(.back)
                }
            }
        }
    }

    /// A trail whose lines are counted; a push of a route, and a pop.
    private func trail(_ name: String, _ route: Pages) -> Measure {
        Measure(
            "Push and pop while a trail is written, \(name)", each: "pair", times: 500,
            against: "the same without a trail"
        ) {
            let reader = Reader(1)
            var bytes = 0
            let recorder = Recorder(
                of: reader,
                trail: Trail(every: .max) { if case .step(let text) = $0 { bytes += text.utf8.count } })
            return .direct {
                for _ in 0..<500 {
                    reader.trigger(route)
                    reader.trigger(.back)
                }
                withExtendedLifetime(recorder) {}
                use(bytes)
            }
        } floor: {
            let reader = Reader(1)
            return .direct {
                for _ in 0..<500 {
                    reader.trigger(route)
                    reader.trigger(.back)
                }
            }
        }
    }
}
