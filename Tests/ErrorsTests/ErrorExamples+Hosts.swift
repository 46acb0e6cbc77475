@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationRestoration
@_spi(Hosting) import CoordinationTesting
import Foundation
import Testing

extension ErrorExample {
    static let hosts = [
        ErrorExample("a host refused: …") {
            let shown = ErrorWorld.Shown()
            shown.host.nextRefusal = "the file is gone"
            return heard { shown.news.trigger(.article(id: 7), completion: $0) }
        },
        ErrorExample("… does not draw that style") {
            let shown = ErrorWorld.Shown()
            shown.host.undrawn = [.popover]
            return reported { shown.news.perform(.present(Screen("share"), style: .popover(from: "share button"))) }
                .map(\.description).joined()
        },
        ErrorExample("a host did not answer within …") {
            let shown = ErrorWorld.Shown(isHolding: true)
            return heard {
                shown.news.trigger(.article(id: 7), completion: $0)
                shown.time.advance(by: .seconds(10))
            }
        },
        ErrorExample("it has been answered") {
            let shown = ErrorWorld.Shown()
            shown.news.trigger(.article(id: 7))
            return reported { shown.host.commits[0].acknowledge() }.map(\.description).joined()
        },
        ErrorExample("it has settled without that answer") {
            let shown = ErrorWorld.Shown(isHolding: true)
            shown.news.trigger(.article(id: 7))
            shown.host.swipeBack()
            return reported { shown.host.commits[0].acknowledge() }.map(\.description).joined()
        },
        ErrorExample("there is no time source") {
            let stack = StackRoot(Screen("news"))
            let options = TransitionOptions(deadline: .seconds(3))
            return heard { stack.perform(.push(Screen("article")), with: options, completion: $0) }
        },
        ErrorExample("nothing tells the time") {
            let store = ErrorWorld.Store()
            store.write(try WindowManager(WindowRoot(Screen("news"))).stored().text)
            let keeper = StateKeeper(of: WindowManager(WindowRoot(Screen("news"))), in: store)
            return reported { keeper.begin() }.map(\.description).joined()
        },
        ErrorExample("this tree has no node with that id") {
            let shown = ErrorWorld.Shown()
            let gone = try JSONDecoder().decode(NodeID.self, from: Data("42".utf8))
            return heard { shown.windows.report(.popped(to: gone), completion: $0) }
        },
        ErrorExample("it answers the commit of another width, …") {
            let split = SplitRoot(Screen("list"), Screen("letter"), name: "mail")
            let windows = WindowManager(WindowRoot(split, name: "main"))
            return heard {
                windows.attach(Indecisive($0))
                split.report(.resized(split.node.id, .none))
            }
        },
        ErrorExample("it is on no stack") {
            let account = Screen("account")
            let tabs = TabRoot(Screen("news"), account)
            return heard { tabs.report(.popped(to: account.id), completion: $0) }
        },
        ErrorExample("it is not presented") {
            let article = Screen("article")
            let stack = StackRoot(Screen("news"), article)
            return heard { stack.report(.dismissed(article.id), completion: $0) }
        },
        ErrorExample("something else is still settling") {
            let shown = ErrorWorld.Shown(isHolding: true)
            shown.news.trigger(.article(id: 7))
            let options = TransitionOptions(policy: .reject)
            return heard { shown.news.trigger(.article(id: 8), with: options, completion: $0) }
        },
    ]

    static let trees = [
        ErrorExample("Can't read the tree: column … has … where … was expected") {
            do throws(Tree.ParseError) {
                return try Tree("{[news], [account}").description
            } catch {
                return error.description
            }
        },
        ErrorExample("Can't read the tree: column … has … where … was expected") {
            unreadable.map { line in
                do throws(Tree.ParseError) {
                    return try Tree(line).description
                } catch {
                    let message = error.description.prefix { $0 != "\n" }.dropFirst("Can't read the tree: ".count)
                    let remedy = error.remedy.map { "\n" + column("") + $0 } ?? ""
                    return column(line) + message + remedy
                }
            }
            .joined(separator: "\n")
        },
        ErrorExample("Can't read the tree: there is no kind '…'") { complaint(#"[{"kind": "drawer"}]"#) },
        ErrorExample("Can't read the tree: entry … is … where … would fit what is around it") {
            complaint(
                #"[{"kind": "window", "children": 1}, {"kind": "stack", "children": 1}, {"kind": "screen", "shown": true}]"#
            )
        },
        ErrorExample("Can't read the tree: its … entries are not a whole tree") {
            complaint(#"[{"kind": "window", "children": 1}, {"kind": "screen"}, {"kind": "screen"}]"#)
        },
    ]

    private static func column(_ text: String) -> String { text.padding(toLength: 19, withPad: " ", startingAt: 0) }

    /// Lines with a mistake each.
    private static let unreadable = [
        "{a, b}", "<a, b>", "{a*, b*}", "<a*, b, c*>", "[a*]", "{a*^b, c}", "[home, my screen]", "a#b", "[a: b]",
        "s(a)", "(a^b)^c", "(a^b)+c", "[a,]", "[a", "a!", #"[a, "b]"#, #""\t""#, #""\u9""#,
        #""\u{000000041}""#, #""\u{D800}""#,
    ]

    private static func complaint(_ json: String) -> String {
        do {
            return try JSONDecoder().decode(Tree.self, from: Data(json.utf8)).description
        } catch DecodingError.dataCorrupted(let context) {
            return context.debugDescription
        } catch {
            return "\(error)"
        }
    }

    static let kit = [
        ErrorExample("The tree is not as expected.") {
            let news = ErrorWorld.NewsCoordinator().started()
            news.trigger(.article(id: 7))
            return mismatch(of: news.tree, with: "[news, comments]") ?? "nothing was said"
        },
        ErrorExample("This failure was not handled.") {
            let stack = StackRoot(Screen("news"))
            return reported { stack.perform(.dismiss()) }.map { "This failure was not handled.\n\n\($0.message)" }
                .joined()
        },
        ErrorExample("… does not keep a root's promise that it …") {
            RootContract.violations(makeEmpty: { ErrorWorld.DeckRoot() }, show: { _, _ in .none() }).first?.description
                ?? "nothing was said"
        },
        ErrorExample("… does not keep a host's promise that it …") {
            HostContract.violations(make: { _ in ErrorWorld.SilentHost() }).first?.description ?? "nothing was said"
        },
    ]
}

/// A host whose columns have room if they have none, and the other way round.
private final class Indecisive: Coordination.Host {
    private let tell: (TransitionOutcome) -> Void

    init(_ tell: @escaping (TransitionOutcome) -> Void) { self.tell = tell }

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        commit.acknowledge()
        guard case .resized(let id, .none)? = commit.report else { return }
        commit.root?.node.report(.resized(id, .all), completion: tell)
    }
}
