import Foundation
import Observation
import SwiftUI

/// The app of ten screens as it was: `NavigationStack`s over the paths of a router.
enum InStacks {
    // snippet.stack-router
    nonisolated enum Tab { case shop, shelf, account }
    nonisolated enum ShopPlace: Hashable { case book(Int), reviews(Int) }
    enum Sheet: Identifiable {
        case filter, signIn
        var id: Self { self }
    }

    @Observable final class Router {
        var tab = Tab.shop
        var shopPath: [ShopPlace] = []
        var loansPath: [Int] = []
        var isInSettings = false
        var sheet: Sheet?
        var genre = "all"
        var name: String?
        private var pending: (() -> Void)?

        func showLoan(_ id: Int) {
            guard name != nil else {
                pending = { self.showLoan(id) }
                sheet = .signIn
                return
            }
            tab = .shelf
            loansPath = [id]
        }

        func signedIn(as name: String) {
            self.name = name
            sheet = nil
        }

        /// A sheet has gone, by the user or not.
        func goOn() {
            if name != nil { pending?() }
            pending = nil
        }

        func open(_ url: URL) {
            let parts = url.path.split(separator: "/")
            guard parts.count == 2, let id = Int(parts[1]) else { return }
            switch parts[0] {
            case "books": (tab, shopPath) = (.shop, [.book(id)])
            case "loans": showLoan(id)
            default: break
            }
        }
    }
    // snippet.end

    struct AppView: View {
        let router: Router

        var body: some View {
            @Bindable var router = router
            TabView(selection: $router.tab) {
                ShopTab(router: router).tag(Tab.shop)
                ShelfTab(router: router).tag(Tab.shelf)
                AccountTab(router: router).tag(Tab.account)
            }
            .sheet(item: $router.sheet, onDismiss: { router.goOn() }) { sheet in
                switch sheet {
                case .filter: FilterView(genre: $router.genre, close: { router.sheet = nil })
                case .signIn: SignInView { router.signedIn(as: $0) }
                }
            }
            .onOpenURL { router.open($0) }
        }
    }

    // snippet.stack-shop
    struct ShopTab: View {
        let router: Router

        var body: some View {
            @Bindable var router = router
            NavigationStack(path: $router.shopPath) {
                BookListView(
                    open: { router.shopPath.append(.book($0)) }, filter: { router.sheet = .filter }
                )
                .navigationDestination(for: ShopPlace.self) { place in
                    switch place {
                    case .book(let id):
                        BookView(
                            readReviews: { router.shopPath.append(.reviews(id)) }, borrow: { router.showLoan(id) })
                    case .reviews: Text("Reviews").navigationTitle("Reviews")
                    }
                }
            }
        }
    }
    // snippet.end

    struct ShelfTab: View {
        let router: Router

        var body: some View {
            @Bindable var router = router
            NavigationStack(path: $router.loansPath) {
                Text("Loans")
                    .navigationDestination(for: Int.self) { id in Text("Loan \(id)").navigationTitle("Loan") }
            }
        }
    }

    struct AccountTab: View {
        let router: Router

        var body: some View {
            if router.isInSettings { Text("Settings") } else { Button("Settings") { router.isInSettings = true } }
        }
    }

    struct BookListView: View {
        let open: (Int) -> Void
        let filter: () -> Void

        var body: some View {
            List {
                Button("Book 7") { open(7) }
                Button("Filter") { filter() }
            }
            .navigationTitle("Books")
        }
    }

    struct BookView: View {
        let readReviews: () -> Void
        let borrow: () -> Void

        var body: some View {
            VStack {
                Button("Reviews") { readReviews() }
                Button("Borrow") { borrow() }
            }
            .navigationTitle("Book")
        }
    }

    struct FilterView: View {
        @Binding var genre: String
        let close: () -> Void

        var body: some View {
            Button("Crime") {
                genre = "crime"
                close()
            }
        }
    }

    struct SignInView: View {
        let signIn: (String) -> Void
        @State private var isForgotten = false

        var body: some View {
            VStack {
                Button("I am Ada") { signIn("Ada") }
                if isForgotten { Text("Write to us") } else { Button("Forgot?") { isForgotten = true } }
            }
        }
    }
}
