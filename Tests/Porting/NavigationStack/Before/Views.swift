#if canImport(SwiftUI)
    import SwiftUI

    struct RootView: View {
        @Bindable var state: AppState
        @SceneStorage("state") private var stored: Data?
        @Environment(\.scenePhase) private var phase

        var body: some View {
            TabView(selection: Binding(get: { state.tab }, set: { state.select($0) })) {
                NavigationStack(path: $state.discoverPath) { DiscoverView().destinations() }
                    .tabItem { Text("Discover") }.tag(Tab.discover)
                NavigationStack(path: $state.bagPath) { BagView().destinations() }
                    .tabItem { Text("Bag") }.tag(Tab.bag)
                NavigationStack(path: $state.accountPath) { AccountView().destinations() }
                    .tabItem { Text("Account") }.tag(Tab.account)
            }
            .sheet(item: Binding(get: { state.sheet }, set: { if $0 == nil { state.closeSheet() } })) { sheet in
                switch sheet {
                case .rating(let book): RatingView(book: book)
                case .login: LoginView()
                }
            }
            .cover(item: $state.checkout) { CheckoutView() }
            .environment(state)
            .onOpenURL { state.open($0) }
            .onAppear { if let stored { state.restore(stored) } }
            .onChange(of: phase) { if phase == .background { stored = state.store() } }
        }
    }

    struct DiscoverView: View {
        var body: some View {
            List(Catalog.books) { NavigationLink($0.title, value: Destination.book($0.id)) }
                .navigationTitle("Discover")
        }
    }

    struct BookView: View {
        @Environment(AppState.self) private var state
        let book: Book

        var body: some View {
            List {
                Text(state.ratings[book.id]?.rawValue ?? "no rating")
                NavigationLink("Author", value: Destination.author(book.author))
                NavigationLink("Similar", value: Destination.book(book.similar))
                Button("Rate") { state.sheet = .rating(book: book.id) }
                if !state.bag.contains(book.id) { Button("Add to bag") { state.addToBag(book.id) } }
            }
            .navigationTitle(book.title)
        }
    }

    struct AuthorView: View {
        let author: String

        var body: some View {
            List(Catalog.books(by: author)) { NavigationLink($0.title, value: Destination.book($0.id)) }
                .navigationTitle(author)
        }
    }

    struct BagView: View {
        @Environment(AppState.self) private var state

        var body: some View {
            List {
                ForEach(state.bag, id: \.self) { book in
                    Button("Remove \(Catalog.titles([book]))") { state.askToRemove(book) }
                }
                if !state.bag.isEmpty { Button("Check out") { state.startCheckout() } }
            }
            .navigationTitle("Bag")
            .alert(
                "Remove \(Catalog.titles(state.bookToRemove.map { [$0] } ?? []))?",
                isPresented: Binding(
                    get: { state.bookToRemove != nil }, set: { if !$0 { state.bookToRemove = nil } })
            ) {
                Button("Remove", role: .destructive) { state.confirmRemoval() }
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    struct AccountView: View {
        @Environment(AppState.self) private var state

        var body: some View {
            List {
                ForEach(state.orders) { NavigationLink("Order \($0.id)", value: Destination.order($0.id)) }
                Button("Sign out") { state.signOut() }
            }
            .navigationTitle("Account")
        }
    }

    struct OrderView: View {
        let order: Order

        var body: some View {
            List(order.books, id: \.self) { NavigationLink(Catalog.titles([$0]), value: Destination.book($0)) }
                .navigationTitle("Order \(order.id)")
        }
    }

    struct RatingView: View {
        @Environment(AppState.self) private var state
        let book: Int

        var body: some View {
            VStack {
                Text("How was \(Catalog.titles([book]))?")
                Button("Like") { state.rate(.liked) }
                Button("Dislike") { state.rate(.disliked) }
                Button("Close") { state.closeSheet() }
            }
        }
    }

    struct LoginView: View {
        @Environment(AppState.self) private var state

        var body: some View {
            VStack {
                Text("Sign in to go on")
                Button("Sign in") { state.signIn() }
                Button("Close") { state.closeSheet() }
            }
        }
    }

    struct CheckoutView: View {
        @Environment(AppState.self) private var state
        @State private var address = ""

        var body: some View {
            NavigationStack(
                path: Binding(get: { state.checkout?.path ?? [] }, set: { state.checkout?.path = $0 })
            ) {
                Form {
                    TextField("Where to?", text: $address)
                    Button("Continue") { state.giveAddress(address) }
                    Button("Close") { state.checkout = nil }
                }
                .onAppear { address = state.checkout?.address ?? "" }
                .navigationDestination(for: CheckoutStep.self) { _ in
                    Form {
                        Text("\(Catalog.titles(state.bag)) to \(state.checkout?.address ?? "")")
                        Button("Pay") { state.pay() }
                        Button("Close") { state.checkout = nil }
                    }
                }
            }
        }
    }

    private struct Destinations: ViewModifier {
        @Environment(AppState.self) private var state

        func body(content: Content) -> some View {
            content.navigationDestination(for: Destination.self) { destination in
                switch destination {
                case .book(let id):
                    if let book = Catalog.book(id) { BookView(book: book) }
                case .author(let author):
                    AuthorView(author: author)
                case .order(let id):
                    if let order = state.orders.first(where: { $0.id == id }) { OrderView(order: order) }
                }
            }
        }
    }

    extension View {
        fileprivate func destinations() -> some View { modifier(Destinations()) }

        fileprivate func cover<Item: Identifiable>(
            item: Binding<Item?>, @ViewBuilder content: @escaping () -> some View
        ) -> some View {
            #if os(macOS)
                sheet(item: item) { _ in content().interactiveDismissDisabled() }
            #else
                fullScreenCover(item: item) { _ in content() }
            #endif
        }
    }
#endif
