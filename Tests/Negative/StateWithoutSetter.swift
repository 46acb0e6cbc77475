// A state that comes back is set.
// expected: type 'FormModel' does not conform to protocol 'StateRestorable'
import Coordination
import CoordinationRestoration

final class FormModel: Presentable, StateRestorable {
    let node = Screen("form")
    var kept: String { "" }
}
