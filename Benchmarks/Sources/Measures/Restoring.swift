import Coordination
import CoordinationRestoration

extension Plan {
    /// Trees that are stored, and restored.
    var restoring: Chapter {
        Chapter(
            "Restoration",
            [triggering] + sizes(1_000, 4_000, quick: 4_000).map(storing)
                + sizes(1_000, 4_000, quick: 4_000).map(restoring),
            growths: [
                Growth("Store a stack, a large one against a small one", of: "Store a stack", from: 1_000),
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
            let forgetful = Forgetful()
            return .direct {
                for _ in 0..<500 {
                    forgetful.trigger(.page(1))
                    forgetful.trigger(.back)
                }
            }
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

private enum Pages: Route, Codable { case start, page(Int), back }

/// A coordinator with as many pages on its stack.
private final class Reader: Coordinator, Restorable {
    static var storedName: StaticString { "reader" }
    let root = StackRoot()

    init(_ count: Int) {
        trigger(.start)
        for page in 0..<count { trigger(.page(page)) }
    }

    func prepareTransition(for route: Pages) -> Transition<StackRoot> {
        switch route {
        case .start: .set([Screen("start")])
        case .page: .push(Screen("page"))
        case .back: .pop()
        }
    }
}

/// The same, whose routes are not remembered.
private final class Forgetful: Coordinator {
    enum Pages: Route { case page(Int), back }

    let root = StackRoot(Screen("start"))

    func prepareTransition(for route: Pages) -> Transition<StackRoot> {
        switch route {
        case .page: .push(Screen("page"))
        case .back: .pop()
        }
    }
}
