// A route that is given the output takes the type of the output.
// expected: cannot convert value of type .@Sendable \(String\) -> CartRoute. to expected argument type .\(Picker.Output\) -> CartRoute.
import Coordination

final class Picker: Finishing {
    typealias Output = Int
    let node = Screen("picker")
}

enum CartRoute: Route { case chosen(String) }

func choose(on stack: StackRoot) {
    stack.perform(.present(Picker().returning(CartRoute.chosen)))
}
