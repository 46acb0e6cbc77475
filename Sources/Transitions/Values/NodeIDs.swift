/// A source of ids for many nodes that asks the system for only one random number.
///
/// Asking the system for each id would cost more than the rest of a push.
struct NodeIDs {
    /// Zero before the first id.
    private var state: UInt64 = 0

    /// Returns a new id, never zero.
    mutating func next() -> NodeID {
        // SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): all numbers of 64
        // bits, each once, from any start.
        if state == 0 { state = .random(in: 1...UInt64.max) }
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        number ^= number >> 31
        return number == 0 ? next() : NodeID(rawValue: number)
    }
}
