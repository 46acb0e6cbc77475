@_spi(Hosting) import Coordination

extension Plan {
    /// A window that folds and unfolds, in proportion to what goes out of view and comes into it.
    var folded: Chapter {
        let counts = sizes(10, 100, 1_000, quick: 1_000)
        return Chapter(
            "Folding a window", counts.map(around) + counts.map(beside),
            growths: [
                Growth(
                    "Fold where one screen goes, among many held against few", of: "Fold where one screen goes",
                    from: 10),
                Growth(
                    "Fold where all screens but one go, many held against few",
                    of: "Fold where all screens but one go", from: 10),
            ])
    }

    /// A list beside its detail, and tabs with other screens, whose number makes no difference.
    private func around(_ count: Int) -> Measure {
        folding("Fold where one screen goes", count, each: "pair", times: 1) {
            let others = (0..<count / 10).map { _ in StackRoot(screens(10)) }
            return TabRoot([SplitRoot(Screen("list"), Screen("detail"))] + others)
        } floor: {
            let others = (0..<count / 10).map { _ in HandStack("", (0..<10).map { _ in HandScreen("page") }) }
            return HandTabs([HandSplit([HandScreen("list"), HandScreen("detail")])] + others)
        }
    }

    /// Columns that are splits of as many columns: all screens are in view, or one is.
    private func beside(_ count: Int) -> Measure {
        let columns = min(50, count / 2)
        let splits = count / columns
        return folding("Fold where all screens but one go", count, each: "screen", times: count) {
            split((0..<splits).map { _ in split(screens(columns)) })
        } floor: {
            HandSplit((0..<splits).map { _ in HandSplit((0..<columns).map { _ in HandScreen("") }) })
        }
    }

    private func folding(
        _ name: String, _ count: Int, each unit: String, times operations: Int,
        ours content: @escaping () -> any Presentable, floor: @escaping () -> HandNode
    ) -> Measure {
        let rounds = 50
        return Measure(
            name, .init(count, "screens"), each: unit, times: rounds * operations, against: "by hand, with a view"
        ) {
            let windows = WindowManager(WindowRoot(content()))
            let host = Looking()
            windows.attach(host)
            let window = windows.windows[0].node.id
            return .direct {
                for _ in 0..<rounds {
                    windows.report(.resized(window, .none))
                    windows.report(.resized(window, .all))
                }
                withExtendedLifetime(host) {}
            }
        } floor: {
            let view = HandWidthView()
            let window = HandWindow(floor(), view)
            return .direct {
                for _ in 0..<rounds {
                    window.resize(isNarrow: true)
                    window.resize(isNarrow: false)
                }
                withExtendedLifetime(view) {}
            }
        }
    }
}

private func split(_ columns: [any Presentable]) -> SplitRoot {
    let split = SplitRoot(columns: columns.count)
    split.perform(.multiple(columns.enumerated().map { .fill(column: $0.offset, with: $0.element) }))
    return split
}
