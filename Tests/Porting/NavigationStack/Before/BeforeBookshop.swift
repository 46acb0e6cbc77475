public import Foundation
public import PortingContract

/// The bookshop as it was, in the hands of the contract.
@MainActor public final class BeforeBookshop: PortedApp {
    private let state: AppState

    public init(launch: Launch) {
        state = AppState(isSignedIn: launch.isSignedIn)
        if let stored = launch.stored { state.restore(stored) }
    }

    /// The screens that the views show.
    private enum Shown {
        case root(Tab)
        case pushed(Destination)
        case sheet(Sheet)
        case address(Checkout)
        case payment(Checkout)
        case removal(Int)
    }

    /// The order in which `RootView` puts one over the other.
    private var shown: Shown {
        if let book = state.bookToRemove { return .removal(book) }
        if let sheet = state.sheet { return .sheet(sheet) }
        if let checkout = state.checkout { return checkout.path.isEmpty ? .address(checkout) : .payment(checkout) }
        return state.path.last.map(Shown.pushed) ?? .root(state.tab)
    }

    public var screen: String {
        switch shown {
        case .root(let tab): tab.rawValue
        case .pushed(let destination): Self.name(destination)
        case .sheet(let sheet): sheet.id
        case .address: "address"
        case .payment: "payment"
        case .removal: "remove alert"
        }
    }

    public var text: String {
        switch shown {
        case .root(.discover): "\(Catalog.books.count) books"
        case .root(.bag): state.bag.isEmpty ? "empty" : Catalog.titles(state.bag)
        case .root(.account): "orders " + state.orders.map { "\($0.id)" }.joined(separator: ", ")
        case .pushed(.book(let id)):
            Catalog.book(id).map { "\($0.title) by \($0.author), \(state.ratings[id]?.rawValue ?? "no rating")" } ?? ""
        case .pushed(.author(let author)):
            Catalog.books(by: author).count == 1 ? "1 book" : "\(Catalog.books(by: author).count) books"
        case .pushed(.order(let id)): Catalog.titles(books(ofOrder: id))
        case .sheet(.rating(let book)): "How was \(Catalog.titles([book]))?"
        case .sheet(.login): "Sign in to go on"
        case .address(let checkout): checkout.address.isEmpty ? "Where to?" : checkout.address
        case .payment(let checkout): "\(Catalog.titles(state.bag)) to \(checkout.address)"
        case .removal(let book): "Remove \(Catalog.titles([book]))?"
        }
    }

    public var path: [String] { [state.tab.rawValue] + state.path.map(Self.name) }

    public var tab: String { Self.title(state.tab) }

    public var actions: [String] { buttons.map(\.title) }

    public func perform(_ action: String, _ text: String?) {
        buttons.first { $0.title == action }?.tap(text ?? "")
    }

    public func back() {
        switch shown {
        case .pushed: state.path.removeLast()
        case .payment: state.checkout?.path.removeLast()
        default: break
        }
    }

    public func dragAway() {
        guard case .sheet = shown else { return }
        state.closeSheet()
    }

    public func open(_ url: String) -> Bool { URL(string: url).map(state.open) ?? false }

    public func store() -> Data { state.store() }

    private typealias Button = (title: String, tap: (String) -> Void)

    private var buttons: [Button] {
        let state = state
        return switch shown {
        case .root(.discover):
            Catalog.books.map(Self.link(state)) + tabs
        case .root(.bag):
            state.bag.map { book in ("Remove \(Catalog.titles([book]))", { _ in state.askToRemove(book) }) }
                + (state.bag.isEmpty ? [] : [("Check out", { _ in state.startCheckout() })]) + tabs
        case .root(.account):
            state.orders.map { order in ("Order \(order.id)", { _ in state.show(.order(order.id)) }) }
                + [("Sign out", { _ in state.signOut() })] + tabs
        case .pushed(.book(let id)):
            (Catalog.book(id).map(of(book:)) ?? []) + tabs
        case .pushed(.author(let author)):
            Catalog.books(by: author).map(Self.link(state)) + tabs
        case .pushed(.order(let id)):
            books(ofOrder: id).compactMap(Catalog.book).map(Self.link(state)) + tabs
        case .sheet(.rating):
            [
                ("Like", { _ in state.rate(.liked) }), ("Dislike", { _ in state.rate(.disliked) }),
                ("Close", { _ in state.closeSheet() }),
            ]
        case .sheet(.login):
            [("Sign in", { _ in state.signIn() }), ("Close", { _ in state.closeSheet() })]
        case .address:
            [("Continue", { state.giveAddress($0) }), ("Close", { _ in state.checkout = nil })]
        case .payment:
            [("Pay", { _ in state.pay() }), ("Close", { _ in state.checkout = nil })]
        case .removal:
            [("Remove", { _ in state.confirmRemoval() }), ("Cancel", { _ in state.bookToRemove = nil })]
        }
    }

    private func of(book: Book) -> [Button] {
        let state = state
        return [
            ("Author", { _ in state.show(.author(book.author)) }),
            ("Similar", { _ in state.show(.book(book.similar)) }),
            ("Rate", { _ in state.sheet = .rating(book: book.id) }),
        ] + (state.bag.contains(book.id) ? [] : [("Add to bag", { _ in state.addToBag(book.id) })])
    }

    private var tabs: [Button] {
        let state = state
        return Tab.allCases.filter { $0 != state.tab }.map { tab in (Self.title(tab), { _ in state.select(tab) }) }
    }

    private static func link(_ state: AppState) -> (Book) -> Button {
        { book in (book.title, { _ in state.show(.book(book.id)) }) }
    }

    private func books(ofOrder id: Int) -> [Int] { state.orders.first { $0.id == id }?.books ?? [] }

    private static func title(_ tab: Tab) -> String { tab.rawValue.capitalized }

    private static func name(_ destination: Destination) -> String {
        switch destination {
        case .book(let id): "book \(id)"
        case .author(let author): "author \(author)"
        case .order(let id): "order \(id)"
        }
    }
}
