// A transition of a coordinator is made part of another; a weak handle or a redirection is triggered.
// expected: static method 'route\(_:on:\)' requires that 'WeakRouter<NewsRoute>' conform to 'Coordinator'
import Coordination

enum NewsRoute: Route { case list }

func show(_ router: WeakRouter<NewsRoute>) -> Transition<StackRoot> {
    .route(.list, on: router)
}
