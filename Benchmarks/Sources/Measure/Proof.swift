import Counters
import Measures

/// That what is counted is what happens, on something where both are known.
enum Proof {
    /// Why the figures cannot be trusted; nil if they can.
    @MainActor static func problem() async -> String? {
        guard counters_count_allocations() else { return "Allocations are not counted on this platform." }
        // The first time, things are made that are made once.
        _ = await allocations(of: appendAndRemove(10))
        let few = await allocations(of: appendAndRemove(1_000))
        let many = await allocations(of: appendAndRemove(3_000))
        guard many - few == 2_000 else {
            return "2,000 objects more were made, and \(many - few) allocations more were counted."
        }
        return nil
    }

    @MainActor private static func allocations(of run: Measure.Run) async -> Int {
        let before = counters_allocations()
        await run.perform()
        return Int(counters_allocations() - before)
    }
}
