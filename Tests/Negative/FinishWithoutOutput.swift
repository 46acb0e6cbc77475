// What ends with a value is given it.
// expected: requires the types 'Picker.Output' .aka 'Int'. and '..' be equivalent
import Coordination

final class Picker: Finishing {
    typealias Output = Int
    let node = Screen("picker")
}

func close(_ picker: Picker) {
    picker.finish()
}
