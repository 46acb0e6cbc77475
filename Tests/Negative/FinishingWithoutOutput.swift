// What ends with nothing says so.
// expected: type 'Picker' does not conform to protocol 'Finishing'
import Coordination

final class Picker: Finishing {
    let node = Screen("picker")
}
