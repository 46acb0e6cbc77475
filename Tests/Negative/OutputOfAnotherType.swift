// A route that is given the output takes the type of the output.
// expected: the route takes another type than the Output of what is presented
import Coordination

final class Picker: Finishing {
    typealias Output = Int
    let node = Screen("picker")
}

enum CartRoute: Route { case chosen(String) }

func choose(on stack: StackRoot) {
    stack.perform(.present(Picker(), returning: CartRoute.chosen))
}
