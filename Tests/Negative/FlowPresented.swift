// A flow is run, on the stack or in one of its own.
// expected: value of type 'Count' has no member 'returning'
import Coordination

struct Count: Flow {
    func next() -> FlowStep<Count, Int> { .done(1) }
}

enum CartRoute: Route { case chosen(Int) }

func choose(on stack: StackRoot) {
    stack.perform(.present(Count().returning(CartRoute.chosen)))
}
