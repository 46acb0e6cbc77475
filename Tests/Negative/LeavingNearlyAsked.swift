// In the extension that states the conformance, the compiler warns of a requirement with a default that is nearly met.
// compiled with: -warnings-as-errors
// expected: instance method 'verdict\(forLeaving:\)' nearly matches defaulted requirement 'verdict\(forLeavingBy:\)'
import Coordination

final class FormModel {
    let node = Screen("form")
}

extension FormModel: Presentable {
    func verdict(forLeaving departure: Departure) -> Verdict { .deny("it is not saved") }
}
