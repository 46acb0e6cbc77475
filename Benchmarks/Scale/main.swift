// The same on both sides: an app is launched, and follows two addresses.
import Counters

/// What was allocated in a phase, and what the heap holds after it.
var phases: [(name: String, allocations: UInt64, held: Int)] = []
let held = Int(counters_held_bytes())

@MainActor func count(_ name: String, _ work: @MainActor () -> Void) {
    let before = counters_allocations()
    counters_begin_instructions()
    work()
    counters_end_instructions(name)
    phases.append((name, counters_allocations() - before, Int(counters_held_bytes()) - held))
}

phases.reserveCapacity(3)
let (first, later) = (CommandLine.arguments[1], CommandLine.arguments[2])
var app: App?
count("launch") { app = App() }
print(app?.shown ?? "nothing")
count("first") { app?.open(first) }
print(app?.shown ?? "nothing")
count("later") { app?.open(later) }
print(app?.shown ?? "nothing")
for phase in phases { print(phase.name, phase.allocations, phase.held) }
