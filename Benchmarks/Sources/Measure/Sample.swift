import Counters
import Measures

/// What one run of a subject took.
struct Sample {
    var nanoseconds: Double
    var allocations: Double
    var heldBytes: Double

    /// Runs a subject until it is warm, then some more, and takes the least of each figure.
    @MainActor static func of(_ subject: Measure.Subject, operations: Int) async -> Sample {
        let began = ContinuousClock.now
        await subject().perform()
        var least = await once(subject)
        var runs = 1
        while runs < 3 || runs < 20 && ContinuousClock.now - began < .milliseconds(300) {
            least = least.least(await once(subject))
            runs += 1
        }
        return least.divided(by: Double(operations))
    }

    @MainActor private static func once(_ subject: Measure.Subject) async -> Sample {
        let run = subject()
        let bytes = counters_held_bytes()
        let allocations = counters_allocations()
        let start = ContinuousClock.now
        await run.perform()
        let time = ContinuousClock.now - start
        let allocated = counters_allocations() - allocations
        let held = Double(counters_held_bytes()) - Double(bytes)
        withExtendedLifetime(run) {}
        return Sample(nanoseconds: time / .nanoseconds(1), allocations: Double(allocated), heldBytes: held)
    }

    private func least(_ other: Sample) -> Sample {
        Sample(
            nanoseconds: min(nanoseconds, other.nanoseconds), allocations: min(allocations, other.allocations),
            heldBytes: min(heldBytes, other.heldBytes))
    }

    private func divided(by operations: Double) -> Sample {
        Sample(
            nanoseconds: nanoseconds / operations, allocations: allocations / operations,
            heldBytes: heldBytes / operations)
    }
}

extension Measure.Run {
    /// Does what is measured.
    @MainActor func perform() async {
        switch self {
        case .direct(let body): body()
        case .awaited(let body): await body()
        }
    }
}
