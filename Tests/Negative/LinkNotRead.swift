// An address is read before it is followed.
// expected: type 'String' to expected argument type 'ParsedLink'
import Coordination
import CoordinationLinks

func open(_ address: String, in windows: WindowManager) {
    windows.trigger(address)
}
