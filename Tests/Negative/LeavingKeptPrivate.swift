// What is asked of a screen can't be private.
// expected: method 'verdict\(forLeavingBy:\)' must be as accessible as its enclosing type
import Coordination

final class FormModel: Presentable {
    let node = Screen("form")
    private func verdict(forLeavingBy departure: Departure) -> Verdict { .deny("it is not saved") }
}
