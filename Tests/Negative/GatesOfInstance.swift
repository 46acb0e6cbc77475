// The gates of a type are those of all its instances.
// compiled with: -warnings-as-errors
// expected: property 'gates' nearly matches defaulted requirement 'gates' of protocol 'Presentable'
import Coordination

final class VaultModel {
    let node = Screen("vault")
}

extension VaultModel: Presentable {
    var gates: [Gate] { [Gate("shut") { _ in .deny("it is shut") }] }
}
