import Foundation

extension AppState {
    /// The closure of `onOpenURL`.
    @discardableResult func open(_ url: URL) -> Bool {
        guard url.scheme == "bookshop", let host = url.host() else { return false }
        let parts = url.pathComponents.filter { $0 != "/" }
        switch (host, parts.count) {
        case ("discover", 0):
            dismissAll()
            tab = .discover
            discoverPath = []
        case ("book", 1):
            guard let id = Int(parts[0]), Catalog.book(id) != nil else { return false }
            dismissAll()
            tab = .discover
            discoverPath = [.book(id)]
        case ("author", 2):
            guard let id = Int(parts[1]), Catalog.book(id)?.author == parts[0] else { return false }
            dismissAll()
            tab = .discover
            discoverPath = [.author(parts[0]), .book(id)]
        case ("bag", 0):
            dismissAll()
            tab = .bag
            bagPath = []
        case ("order", 1):
            guard let id = Int(parts[0]), orders.contains(where: { $0.id == id }) else { return false }
            dismissAll()
            openOrder(id)
        default:
            return false
        }
        return true
    }

    private func dismissAll() {
        closeSheet()
        checkout = nil
        bookToRemove = nil
    }
}
