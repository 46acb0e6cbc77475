import Coordination
import CoordinationTesting
import Testing

// The eleven transitions whose names are fixed, each as an app writes it.

private enum StepRoute: Route { case start, push, pop, popToRoot, set, present, dismiss, embed, multiple }

private final class Steps: Coordinator {
    let root = StackRoot(Screen("first"))

    func prepareTransition(for route: StepRoute) -> Transition<StackRoot> {
        switch route {
        case .start: .none()
        case .push: .push(Screen("pushed"))
        case .pop: .pop()
        case .popToRoot: .popToRoot()
        case .set: .set([Screen("a"), Screen("b")])
        case .present: .present(Screen("sheet"))
        case .dismiss: .dismiss()
        case .embed: .embed(Screen("map"), in: root)
        case .multiple: .multiple(.push(Screen("one")), .push(Screen("two")))
        }
    }
}

private enum AreaRoute: Route { case select, route, trigger }

private final class Areas: Coordinator {
    let steps = Steps()
    let root: TabRoot

    init() { root = TabRoot(Screen("home"), steps) }

    func prepareTransition(for route: AreaRoute) -> Transition<TabRoot> {
        switch route {
        case .select: .select(index: 1)
        case .route: .route(.push, on: steps)
        case .trigger: .trigger(.pop, on: steps.weakRouter)
        }
    }
}

@Suite(.noUnhandledFailures) struct ElevenTransitionsTests {
    @Test("an app has the eleven transitions by their names") func eleven() {
        let areas = Areas()
        areas.trigger(.select)
        areas.trigger(.route)
        expect(areas, "{home, [first, pushed]*}")
        areas.trigger(.trigger)
        expect(areas, "{home, [first]*}")
        let steps = areas.steps
        for (route, tree) in [
            (StepRoute.push, "[first, pushed]"), (.pop, "[first]"), (.multiple, "[first, one, two]"),
            (.popToRoot, "[first]"), (.set, "[a, b]"), (.present, "[a, b]^sheet"), (.dismiss, "[a, b]"),
            (.embed, "[a, b]+map"),
        ] {
            steps.trigger(route)
            expect(steps, "\(tree)")
        }
    }
}
