/// Ids for many nodes, for which the system is asked for a random number once.
///
/// Asking it for each costs more than all else that a push does.
struct NodeIDs {
    /// Zero before the first.
    private var state: UInt64 = 0

    /// Draws a fresh id. Never zero.
    mutating func next() -> NodeID {
        // SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): all numbers of 64
        // bits, each once, from wherever it begins.
        if state == 0 { state = .random(in: 1...UInt64.max) }
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        number ^= number >> 31
        return number == 0 ? next() : NodeID(rawValue: number)
    }
}
