// The route of an output has that as its payload.
// expected: cannot convert value of type 'CartRoute' to expected argument type '.*Output.*'|generic parameter 'R' could not be inferred
import Coordination

enum CartRoute: Route { case chosen }

final class Picker: Finishing {
    typealias Output = Int
    let node = Screen("picker")
}

func show() -> Transition<StackRoot> {
    .push(Picker().returning(CartRoute.chosen))
}
