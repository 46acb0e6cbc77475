// A route that is given the output of a flow takes the type of the output.
// expected: '\(Int\) -> CartRoute'
import Coordination

struct Count: Flow {
    func next() -> FlowStep<Count, Int> { .done(1) }
}

enum CartRoute: Route { case chosen(String) }

func choose(on stack: StackRoot) {
    stack.perform(.run(Count(), returning: CartRoute.chosen))
}
