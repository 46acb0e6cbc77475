import Coordination

extension Node {
    /// The nearest router that takes a route, from here on; nil where none does.
    func nearestTaker(of route: any Route) -> (any Router)? {
        (try? RouterSearch(for: route, from: self).nearest())?.router
    }
}
