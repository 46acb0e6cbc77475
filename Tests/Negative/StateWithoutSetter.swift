// A state that comes back is set.
// expected: type 'FormModel' does not conform to protocol 'StateKeeping'
import Coordination
import CoordinationRestoration

final class FormModel: Presentable, StateKeeping {
    let node = Screen("form")
    var kept: String { "" }
}
