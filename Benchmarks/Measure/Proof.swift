import Counters
import Measures

/// That what is counted is what happens, on something where both are known.
enum Proof {
    /// Why the figures cannot be trusted; nil if they can.
    @MainActor static func problem() async -> String? {
        guard counters_count_allocations() else { return "Allocations are not counted on this platform." }
        let pairs = 1_000
        // A first run, so that what is made once has been made.
        await appendAndRemove(pairs).perform()
        let run = appendAndRemove(pairs)
        let before = counters_allocations()
        await run.perform()
        let counted = Int(counters_allocations() - before)
        // One for each object; and the array, its first object, and the array again when it grows.
        guard counted == pairs + 3 else {
            return "\(pairs) objects were made, and \(counted) allocations were counted."
        }
        return nil
    }
}
