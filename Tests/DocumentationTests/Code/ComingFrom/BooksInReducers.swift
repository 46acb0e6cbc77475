/// The app of ten screens as it was: navigation is state of a parent reducer.
enum BooksBefore {
    // snippet.tca-book-before
    struct BookFeature: SmallReducer {
        struct State: Hashable {
            var id: Int
            var isFavourite = false
        }

        enum Action: Equatable {
            case favouriteTapped
            case reviewsTapped
            case borrowTapped
            case delegate(Delegate)

            enum Delegate: Equatable { case showReviews(id: Int), borrow(id: Int) }
        }

        func reduce(into state: inout State, action: Action) -> SmallEffect<Action> {
            switch action {
            case .favouriteTapped:
                state.isFavourite.toggle()
                return .none
            case .reviewsTapped:
                let id = state.id
                return SmallEffect { $0(.delegate(.showReviews(id: id))) }
            case .borrowTapped:
                let id = state.id
                return SmallEffect { $0(.delegate(.borrow(id: id))) }
            case .delegate:
                return .none
            }
        }
    }
    // snippet.end

    struct FilterFeature: SmallReducer {
        struct State: Hashable { var genre = "all" }

        enum Action: Equatable { case chosen(String), delegate(String) }

        func reduce(into state: inout State, action: Action) -> SmallEffect<Action> {
            switch action {
            case .chosen(let genre):
                state.genre = genre
                return SmallEffect { $0(.delegate(genre)) }
            case .delegate: return .none
            }
        }
    }

    // snippet.tca-shop-before
    struct ShopFeature: SmallReducer {
        enum Path: Hashable { case book(BookFeature.State), reviews(id: Int) }

        struct State: Hashable {
            var genre = "all"
            var path: [Path] = []
            var filter: FilterFeature.State?
        }

        enum Action: Equatable {
            case bookTapped(id: Int)
            case filterTapped
            case path(index: Int, BookFeature.Action)
            case filter(FilterFeature.Action)
            case popped
            case filterDismissed
            case delegate(borrow: Int)
        }

        func reduce(into state: inout State, action: Action) -> SmallEffect<Action> {
            switch action {
            case .bookTapped(let id):
                state.path.append(.book(BookFeature.State(id: id)))
            case .filterTapped:
                state.filter = FilterFeature.State(genre: state.genre)
            case .path(_, .delegate(.showReviews(let id))):
                state.path.append(.reviews(id: id))
            case .path(_, .delegate(.borrow(let id))):
                return SmallEffect { $0(.delegate(borrow: id)) }
            case .path(let index, let action):
                guard case .book(var book) = state.path[index] else { return .none }
                let effect = BookFeature().reduce(into: &book, action: action)
                state.path[index] = .book(book)
                return effect.map { .path(index: index, $0) }
            case .filter(.delegate(let genre)):
                state.genre = genre
                state.filter = nil
            case .filter(let action):
                guard var filter = state.filter else { return .none }
                let effect = FilterFeature().reduce(into: &filter, action: action)
                state.filter = filter
                return effect.map(Action.filter)
            case .popped: state.path.removeLast()
            case .filterDismissed: state.filter = nil
            case .delegate: break
            }
            return .none
        }
    }
    // snippet.end

    /// The tabs, the shelf with its loans, the account with its settings, the login with a forgotten password.
    struct AppFeature: SmallReducer {
        enum Tab: Hashable { case shop, shelf, account }

        struct SignIn: Hashable { var isForgotten = false }

        struct State: Hashable {
            var tab = Tab.shop
            var shop = ShopFeature.State()
            var loans: [Int] = []
            var isInSettings = false
            var name: String?
            var signIn: SignIn?
            /// What the login was for.
            var pending: Int?
        }

        enum Action: Equatable {
            case tabTapped(Tab)
            case shop(ShopFeature.Action)
            case settingsTapped
            case forgotTapped
            case signedIn(String)
            case signInDismissed
        }

        func reduce(into state: inout State, action: Action) -> SmallEffect<Action> {
            switch action {
            case .tabTapped(.shelf) where state.name == nil: state.signIn = SignIn()
            case .tabTapped(let tab): state.tab = tab
            case .shop(.delegate(borrow: let id)):
                guard state.name != nil else {
                    (state.pending, state.signIn) = (id, SignIn())
                    return .none
                }
                (state.tab, state.loans) = (.shelf, [id])
            case .shop(let action): return ShopFeature().reduce(into: &state.shop, action: action).map(Action.shop)
            case .settingsTapped: state.isInSettings = true
            case .forgotTapped: state.signIn?.isForgotten = true
            case .signedIn(let name):
                (state.name, state.signIn) = (name, nil)
                if let id = state.pending { (state.tab, state.loans, state.pending) = (.shelf, [id], nil) }
            case .signInDismissed: (state.signIn, state.pending) = (nil, nil)
            }
            return .none
        }
    }
}
