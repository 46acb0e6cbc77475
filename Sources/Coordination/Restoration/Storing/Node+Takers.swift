import Coordination

extension Node {
    /// Returns the nearest router that takes a route, from here on; nil if none does.
    func nearestTaker(of route: any Route) -> (any Router)? {
        (try? RouterSearch(for: route, from: self).nearest())?.router
    }
}
