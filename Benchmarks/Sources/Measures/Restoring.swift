import Coordination
import CoordinationRestoration

extension Plan {
    /// Trees that are stored, and restored.
    var restoring: Chapter {
        Chapter(
            "Restoration",
            sizes(1_000, 4_000, quick: 4_000).map(storing) + sizes(1_000, 4_000, quick: 4_000).map(restoring),
            growths: [
                Growth("Store a stack, a large one against a small one", of: "Store a stack", from: 1_000),
                Growth("Restore a stack, a large one against a small one", of: "Restore a stack", from: 1_000),
            ])
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

/// A coordinator with as many pages on its stack.
private final class Reader: Coordinator, Restorable {
    enum Pages: Route, Codable { case start, page(Int) }

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
        }
    }
}
