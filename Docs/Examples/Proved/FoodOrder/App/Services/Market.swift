/// The restaurants' opening hours, as the server tells them.
@MainActor final class Market {
    private(set) var closed: Set<String> = []
    var onChange: () -> Void = {}

    func isOpen(_ restaurant: String) -> Bool { !closed.contains(restaurant) }

    func close(_ restaurant: String) {
        closed.insert(restaurant)
        onChange()
    }

    func open(_ restaurant: String) {
        closed.remove(restaurant)
        onChange()
    }
}
