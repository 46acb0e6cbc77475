@_spi(Hosting) import Coordination
import CoordinationRestoration
import TreeTools

extension Plan {
    /// Trees that are stored, and restored.
    var restoring: Chapter {
        Chapter(
            "Restoration",
            [triggering, noting] + sizes(1_000, 4_000, 10_000, quick: 4_000).map(storing)
                + sizes(100, 10_000, quick: 10_000).map(keeping)
                + sizes(1_000, 4_000, quick: 4_000).map(restoring),
            growths: [
                Growth("Store a stack, a large one against a small one", of: "Store a stack", from: 1_000),
                Growth("Push and write with a keeper, a large stack against a small one", of: Self.written, from: 100),
                Growth("Restore a stack, a large one against a small one", of: "Restore a stack", from: 1_000),
            ])
    }

    private var triggering: Measure {
        Measure(
            "Trigger a push and a pop on a restorable coordinator", each: "pair", times: 500,
            against: "a coordinator that is not"
        ) {
            let reader = Reader(1)
            return .direct {
                for _ in 0..<500 {
                    reader.trigger(.page(1))
                    reader.trigger(.back)
                }
            }
        } floor: {
            let unremembered = Unremembered()
            return .direct {
                for _ in 0..<500 {
                    unremembered.trigger(.page(1))
                    unremembered.trigger(.back)
                }
            }
        }
    }

    private static let written = "Push and write, pop and write with a keeper"

    private var noting: Measure {
        Measure(
            "Trigger a push and a pop that a keeper notes", each: "pair", times: 500,
            against: "the same without a keeper"
        ) {
            let app = Kept(1)
            app.keeper.save()
            app.reader.trigger(.page(1))
            return .direct {
                for _ in 0..<500 {
                    app.reader.trigger(.page(1))
                    app.reader.trigger(.back)
                }
            }
        } floor: {
            let app = Kept(1, isKept: false)
            return .direct {
                for _ in 0..<500 {
                    app.reader.trigger(.page(1))
                    app.reader.trigger(.back)
                }
            }
        }
    }

    private func keeping(_ count: Int) -> Measure {
        Measure(Self.written, .init(count, "screens"), each: "pair", times: 20, against: "the same without a keeper") {
            let app = Kept(count)
            app.write()
            return .direct { app.pushAndPop() }
        } floor: {
            let app = Kept(count, isKept: false)
            return .direct { app.pushAndPop() }
        }
    }

    private func storing(_ count: Int) -> Measure {
        Measure("Store a stack", .init(count, "screens"), each: "screen", times: count, against: "lines of text") {
            let reader = Reader(count)
            return .direct { use(try? reader.stored().text) }
        } floor: {
            let pages = Array(0..<count)
            return .direct { use(pages.map { "{\"page\":{\"_0\":\($0)}}\n" }.joined()) }
        }
    }

    private func restoring(_ count: Int) -> Measure {
        Measure("Restore a stack", .init(count, "screens"), each: "screen", times: count, against: "pushes") {
            let text = (try? Reader(count).stored().text) ?? ""
            let proof = Reader(0)
            precondition((try? proof.restore(StoredState(text)))?.isWhole == true, "a stack does not come back")
            precondition(proof.root.node.count == count + 1, "a stack does not come back whole")
            return .direct { use(try? Reader(0).restore(StoredState(text))) }
        } floor: {
            .direct { use(Reader(count)) }
        }
    }
}

enum Pages: Route, Codable { case start, next, page(Int), titled(String), back }

/// A coordinator with as many pages on its stack.
final class Reader: Coordinator, Restorable {
    static var storedName: StaticString { "reader" }
    let root = StackRoot()

    init(_ count: Int) {
        trigger(.start)
        for page in 0..<count { trigger(.page(page)) }
    }

    func prepareTransition(for route: Pages) -> Transition<StackRoot> {
        switch route {
        case .start: .set([Screen("start")])
        case .next, .page, .titled: .push(Screen("page"))
        case .back: .pop()
        }
    }
}

/// Such a coordinator in a window, with a keeper that writes in each turn.
private final class Kept {
    private final class Drain: StateStore {
        func read() -> String? { nil }
        func write(_ text: String?) { use(text) }
    }

    let time = ManualTime()
    let reader: Reader
    let keeper: StateKeeper
    private let windows: WindowManager

    init(_ count: Int, isKept: Bool = true) {
        reader = Reader(count)
        windows = WindowManager(WindowRoot(reader), time: time)
        keeper = StateKeeper(of: windows, in: Drain())
        if isKept { _ = keeper.begin() }
    }

    func write() {
        keeper.save()
        pushAndPop()
    }

    func pushAndPop() {
        for _ in 0..<20 {
            reader.trigger(.page(1))
            time.advance(by: .zero)
            reader.trigger(.back)
            time.advance(by: .zero)
        }
    }
}

/// The same, whose routes are not remembered.
private final class Unremembered: Coordinator {
    enum Pages: Route { case page(Int), back }

    let root = StackRoot(Screen("start"))

    func prepareTransition(for route: Pages) -> Transition<StackRoot> {
        switch route {
        case .page: .push(Screen("page"))
        case .back: .pop()
        }
    }
}
