// Reasons may become more, so a switch has a default.
// expected: switch covers known cases, but '.*' may have additional unknown values
import Coordination

func isPerson(_ reason: CancellationReason) -> Bool {
    switch reason {
    case .user: true
    case .caller, .program, .recovery, .released, .superseded, .rolledBack: false
    }
}
