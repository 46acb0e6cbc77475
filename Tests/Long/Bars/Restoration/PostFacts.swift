@_spi(Log) import Coordination
import CoordinationRestoration

/// One step of a program.
enum PostDeed: Codable, Hashable {
    case go(BoxRoute, Int)
    case back(Int)
    case type(Int, at: Int, of: Int)
    case signIn, closeLogin

    var name: String {
        if case .go(let route, _) = self { return route.name }
        return String("\(self)".prefix { $0 != "(" })
    }
}

/// When a state is stored.
enum PostMoment: Codable, Hashable {
    case idle
    /// While a route settles, and others wait for their turn.
    case settling([BoxRoute], Int)
    case gesture(Int)
    case effect(Int)

    var name: String { String("\(self)".prefix { $0 != "(" }) }
}

struct PostProgram: Codable {
    var launch: PostLaunch
    var deeds: [PostDeed]
    var moment: PostMoment
    var next: PostLaunch
}

/// Who is who, in lists: it knows nothing of trees.
struct PostFacts: Equatable {
    struct Item: Equatable {
        var name: String
        var kept = ""
        var isGated = false
    }

    struct Box: Equatable {
        var kept = ""
        var stack = [Item(name: "inbox")]
        var note: Item?
    }

    var boxes: [String: Box] = [:]
    var waiting: [(account: String, number: Int)] = []
    var hasLogin = false

    init(_ accounts: [String]) { for account in accounts { boxes[account] = Box() } }

    static func == (one: PostFacts, other: PostFacts) -> Bool {
        one.boxes == other.boxes && one.hasLogin == other.hasLogin
            && one.waiting.map(\.account) == other.waiting.map(\.account)
    }

    /// Goes to a route as whoever is signed in.
    mutating func go(_ route: BoxRoute, _ account: String, _ user: String?) {
        guard boxes[account] != nil else { return }
        func push(_ name: String, isGated: Bool = false) {
            boxes[account]?.stack.append(Item(name: name, isGated: isGated))
        }
        switch route {
        case .mail(let number): push("m\(number)")
        case .note(let number): boxes[account]?.note = Item(name: "n\(number)")
        case .two(let number):
            push("a\(number)")
            push("b\(number)")
        case .pay(let number): push("p\(number)")
        case .vault(let number) where user == "ada": push("v\(number)", isGated: true)
        case .vault(let number) where user == nil:
            waiting.append((account, number))
            hasLogin = true
        case .vault: break
        }
    }

    mutating func signIn() {
        let all = waiting
        (waiting, hasLogin) = ([], false)
        for (account, number) in all { go(.vault(number), account, "ada") }
    }

    /// What comes back in another launch, the places of what does not, and how much is there that was not stored.
    func reborn(
        _ old: [String], _ next: PostLaunch, then routes: [(BoxRoute, String)]
    ) -> (facts: PostFacts, lost: Set<String>, added: Int, known: Set<String>) {
        // Without names nobody is known: only one on either side would be.
        let known = next.isNamed ? Set(old).intersection(next.accounts) : []
        var facts = PostFacts(next.accounts)
        var lost: Set<String> = []
        for (index, account) in old.enumerated() {
            guard let box = boxes[account] else { continue }
            let isThere = known.contains(account)
            let first = isThere ? box.stack.firstIndex { $0.isGated && !next.isMember } ?? box.stack.count : 0
            for place in first..<box.stack.count { lost.insert("/\(index)/\(place)") }
            if !isThere {
                lost.insert("/\(index)")
                if box.note != nil { lost.insert("/\(index)^0") }
                continue
            }
            facts.boxes[account] = box
            facts.boxes[account]?.stack = Array(box.stack[..<first])
        }
        let going = waiting.filter { known.contains($0.account) }
        if hasLogin, next.user == nil, !going.isEmpty { (facts.hasLogin, facts.waiting) = (true, going) }
        if hasLogin, going.isEmpty { lost.insert("^0") }
        if next.isMember { for (account, number) in going { facts.go(.vault(number), account, "ada") } }
        for (route, account) in routes where known.contains(account) { facts.go(route, account, next.user) }
        return (facts, lost, next.accounts.count - known.count + (next.hasLabs ? 1 : 0), known)
    }

    /// Reads them off an app.
    init(of app: PostApp) {
        self.init([])
        for box in app.shown {
            var facts = Box(kept: box.kept, stack: box.root.node.children.map(PostFacts.item))
            facts.note = box.root.node.presented.map { PostFacts.item($0.presentable) }
            boxes[box.account] = facts
        }
        hasLogin = app.login != nil
        for waiting in app.root.node.waitingTriggers {
            if case .vault(let number)? = waiting.cause.hops.first?.route as? BoxRoute {
                self.waiting.append(("", number))
            }
        }
    }

    private static func item(_ presentable: any Presentable) -> Item {
        let name = presentable.node.name
        return Item(name: name, kept: (presentable as? PostModel)?.kept ?? "", isGated: name.hasPrefix("v"))
    }
}
