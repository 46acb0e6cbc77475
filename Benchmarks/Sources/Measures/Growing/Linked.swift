import Coordination
import CoordinationLinks
import CoordinationTools

extension Plan {
    /// Lists of many lines, and many links at one login.
    var linked: [Measure] {
        [
            scaled("Look for problems of a list", "lines") { count in
                let catalogue = Catalogue(count)
                return .direct { use(catalogue.links.problems()) }
            },
            scaled("Look for problems of a list whose lines begin alike", "lines") { count in
                let links = Links<CatalogueRoute>(
                    (0..<count).map { .path("all").path("f\($0)").value(Int.self).route(CatalogueRoute.feature) })
                return .direct { use(links.problems()) }
            },
            scaled("Follow links that have waited at one login", "links") { count in
                let club = Club()
                let windows = WindowManager(WindowRoot(club))
                let links = (0..<count).compactMap { try? ClubRoute.links.link(for: "/rooms/\($0)") }
                return .direct {
                    for link in links { windows.trigger(link) }
                    club.isOpen = true
                    club.trigger(.enter)
                    use(windows)
                }
            },
        ]
    }
}

private enum ClubRoute: Route {
    case room(Int), login, enter
    static let isRemembered = true

    static let links: Links<ClubRoute> = [.path("rooms").value(Int.self).route(ClubRoute.room)]
}

/// A coordinator whose rooms are open to those who have logged in.
private final class Club: Coordinator {
    let root = StackRoot(Screen("home"))
    var isOpen = false

    func gates(for route: ClubRoute) -> [Gate] {
        guard case .room = route else { return [] }
        return [Gate("door") { [unowned self] _ in isOpen ? .allow : .require(ClubRoute.login) }]
    }

    func prepareTransition(for route: ClubRoute) -> Transition<StackRoot> {
        switch route {
        case .room: .push(Screen("room"))
        case .login: .present(Screen("login"))
        case .enter: .dismissToRoot()
        }
    }
}
