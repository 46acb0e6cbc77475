import Foundation

/// All that `@SceneStorage` keeps as JSON.
private struct StoredState: Codable {
    var tab: Tab
    var discoverPath: [Destination]
    var bagPath: [Destination]
    var accountPath: [Destination]
    var sheet: Sheet?
    var checkout: Checkout?
    var bag: [Int]
    var ratings: [Int: Rating]
    var orders: [Order]
}

extension AppState {
    func store() -> Data {
        let state = StoredState(
            tab: tab, discoverPath: discoverPath, bagPath: bagPath, accountPath: accountPath,
            sheet: sheet == .login ? nil : sheet, checkout: checkout, bag: bag, ratings: ratings, orders: orders)
        return (try? JSONEncoder().encode(state)) ?? Data()
    }

    func restore(_ data: Data) {
        guard let state = try? JSONDecoder().decode(StoredState.self, from: data) else { return }
        fill(bag: state.bag, ratings: state.ratings, orders: state.orders)
        tab = state.tab
        discoverPath = state.discoverPath
        bagPath = state.bagPath
        sheet = state.sheet
        if isSignedIn {
            accountPath = state.accountPath
            checkout = state.checkout
        } else if tab == .account {
            // The sheet stood over a book of the account.
            tab = .discover
            sheet = nil
        }
    }
}
