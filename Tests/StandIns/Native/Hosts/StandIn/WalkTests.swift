// The toolkit refuses and loses what it likes in it, windows go, and fingers stay down.
#if STAND_IN
    @_spi(Log) @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationSwiftUI
    @_spi(Hosting) import CoordinationTesting
    import SwiftUI
    import Testing

    @Suite("A host that ships, for SwiftUI: random walks") @MainActor struct WalkTests {
        @Test(
            "walks that found something once hold",
            arguments: [20_261_217, 20_262_011, 250_805_219, 999_361, 659_313_098, 30_307_394] as [UInt64])
        func found(seed: UInt64) {
            let walk = Walk(seed: seed)
            for _ in 0..<25 { walk.step() }
            #expect(walk.finish() == [])
        }

        @Test(
            "a random walk of app, user and toolkit is answered, and the screen is what the tree says"
        )
        func walks() {
            let all = ProcessInfo.processInfo.environment
            let count = all["WALKS"].flatMap(Int.init) ?? 100
            let first = all["SEED"].flatMap(UInt64.init) ?? 1
            var tally: [String: Int] = [:]
            for seed in first..<(first + UInt64(count)) {
                let walk = Walk(seed: seed)
                for _ in 0..<25 { walk.step() }
                let found = walk.finish()
                tally.merge(walk.tally, uniquingKeysWith: +)
                if !found.isEmpty {
                    Issue.record(
                        "seed \(seed): \(found.joined(separator: "; "))\n\(walk.trace.joined(separator: "\n"))")
                    break
                }
            }
            if all["WALKS"] != nil {
                for (name, count) in tally.sorted(by: { $0.key < $1.key }) { print("  swiftui \(name): \(count)") }
            }
        }
    }

    extension Report {
        fileprivate var isOfWidth: Bool { if case .resized = self { true } else { false } }
    }

    /// What an app, a user, and the toolkit do in any order.
    @MainActor final class Walk {
        private(set) var trace: [String] = []
        private(set) var tally: [String: Int] = [:]
        private var random: SplitMix
        private let news = StackRoot(Screen("a"), Screen("b"))
        private let pages = PageRoot(Screen("p"), Screen("q"), Screen("r"))
        private let appearances = Appearances()
        private let list: StackRoot
        private let split: SplitRoot
        private let tabs: TabRoot
        private let windows: WindowManager
        private let main: WindowRoot
        private let model: TreeModel
        private let stage: SwiftUI.Stage
        private var watched: WatchedHost?
        private var calls = 0
        private var outcomes: [String] = []
        private var deeds = 0
        private var reports = 0
        private var names = 0
        private var isSwiping = false
        private var isLeftMoving = false
        private var isDragging = false
        private var wrong: [String] = []

        init(seed: UInt64) {
            Loop.reset()
            random = SplitMix(state: seed)
            list = StackRoot(appearances.watch(Screen("l")))
            let letters = StackRoot(appearances.watch(Screen("d")))
            split =
                seed % 2 > 0
                ? SplitRoot(list, letters)
                : SplitRoot(list, appearances.watch(Screen("m")), letters, columns: 3)
            tabs = TabRoot(news, pages, split, Screen("users"))
            main = WindowRoot(tabs, name: "main")
            windows = WindowManager(main)
            let model = TreeModel(windows)
            self.model = model
            stage = SwiftUI.Stage { TreeView(model) }
            stage.open()
            if pick(3) > 0 { Loop.idle() }
            windows.diagnosticsHandler = { _ in }
            windows.observeCommits { [weak self] in
                if let report = $0.cause.report, !report.isOfWidth { self?.reports += 1 }
            }
            let watched = WatchedHost(model.host, of: windows) { [weak self] in self?.drawn ?? "" }
            windows.attach(watched)
            self.watched = watched
        }

        /// What is drawn. Where there is no window, only what would fill it is; and a finger that stays down for seconds is
        /// waited for no more, nor is what moves on when it is lifted.
        private var drawn: String {
            let isHeld = isSwiping || isLeftMoving && stage.movingStacks > 0
            return stage.isInSight && !isHeld ? model.drawn : HostContract.drawing(of: windows)
        }

        private func pick(_ count: Int) -> Int { random.below(count) }

        private func fresh() -> Screen {
            names += 1
            return appearances.watch(Screen("s\(names)"))
        }

        func step() {
            if stage.movingStacks == 0 { isLeftMoving = false }
            switch pick(25) {
            case 0...5: for _ in 0...pick(4) { Loop.turn() }
            case 6...13: appActs()
            case 14...21: userActs()
            case 22, 23: toolkitActs()
            default: if pick(2) == 0 { rest() } else { recover() }
            }
        }

        /// Lets all come to its end. Then, what the user can touch is what may be done.
        private func rest(atMost turns: Int = 400) {
            Loop.idle(atMost: turns)
            if let controls { wrong += Parity(windows: windows, isUIKit: false).violations(controls) }
        }

        /// What the user can touch; nil while a finger is down.
        private var controls: [Control]? {
            stage.isInSight && !isSwiping && !isDragging && !Loop.isBusy
                ? stage.controls(windows.node) : nil
        }

        private func say(_ text: String) {
            trace.append(text)
            tally[text.components(separatedBy: ":").first ?? "", default: 0] += 1
        }

        private func perform<Root: ContainerRoot>(_ transition: Transitions.Transition<Root>, on root: Root) {
            calls += 1
            let options: TransitionOptions = pick(4) == 0 ? .unanimated : .animated
            say("app: \(transition) on \(root.node.name)\(options.isAnimated ? "" : " at once"), while \(windows.tree)")
            root.perform(transition, with: options) { [weak self] in self?.end("\($0)") }
        }

        private func end(_ outcome: String) {
            outcomes.append(outcome)
            tally["outcome \(outcome.prefix { $0.isLetter })", default: 0] += 1
        }

        private func recover() {
            say("recover")
            calls += 1
            main.recover(to: .none()) { [weak self] in self?.end("\($0)") }
        }

        private func appActs() {
            let styles: [PresentationStyle] = [.automatic, .fullScreen, .formSheet(), .sheet(dismissible: false)]
            switch pick(20) {
            case 0: perform(.push(fresh()), on: news)
            case 1: perform(.push(StackRoot(fresh(), fresh())), on: news)
            case 2: perform(.pop(), on: news)
            case 3: perform(.multiple(.popToRoot(), .push(fresh())), on: news)
            case 4: perform(.present(fresh(), style: styles[pick(4)]), on: tabs)
            case 5: perform(.present(StackRoot(fresh(), fresh()), style: styles[pick(4)]), on: tabs)
            case 6: perform(.dismiss(), on: tabs)
            case 7: perform(.dismissAll(), on: tabs)
            case 8: perform(.multiple(.dismissAll(), .present(fresh())), on: tabs)
            case 9: perform(.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]), on: tabs)
            case 10, 11: perform(.select(index: pick(4)), on: tabs)
            case 12: perform(.turn(pick(2) == 0 ? .forward : .reverse), on: pages)
            case 13: perform(pick(3) == 0 ? .clear(column: 1) : .showDetail(fresh()), on: split)
            case 14: perform(pick(3) == 0 ? .pop() : .push(fresh()), on: list)
            case 15: perform(.show(list), on: split)
            case 16: perform(.fill(column: pick(2), with: fresh()), on: split)
            case 17: perform(.showDetail(StackRoot(fresh(), fresh())), on: split)
            case 18:
                let columns = split.columns.compactMap(\.self)
                if !columns.isEmpty { perform(.reveal(columns[pick(columns.count)]), on: tabs) }
            default: perform(.multiple(.select(index: pick(4)), .perform(.push(fresh()), on: news)), on: tabs)
            }
        }

        private func userActs() {
            if isSwiping || isDragging {
                let isCancelled = pick(2) == 0
                say("user: lets go\(isCancelled ? ", and nothing has come of it" : "")")
                if isSwiping {
                    stage.endSwipe(isCancelled: isCancelled)
                    isLeftMoving = true
                } else {
                    stage.endDrag(isCancelled: isCancelled)
                }
                (isSwiping, isDragging) = (false, false)
                deeds += isCancelled ? 0 : 1
                return
            }
            if stage.press(pick(2) == 0 ? "Yes" : "Cancel") {
                say("user: answers")
                deeds += 1
                return
            }
            switch pick(7) {
            case 6:
                let isThree = split.columns.count > 2
                let isHidden = pick(2) == 0
                let shown: NavigationSplitViewVisibility =
                    isThree && pick(3) == 0 ? .doubleColumn : isHidden ? .detailOnly : .all
                say("user: shows \(shown) columns")
                // Each column is told, and SwiftUI may have to show another one later.
                if stage.showColumns(shown) { deeds += isThree ? 3 : 1 }
            case 0:
                say("user: taps back")
                if stage.tapBack() { deeds += 1 }
            case 1:
                isSwiping = stage.beginSwipe() == .follows
                if isSwiping { say("user: begins a swipe") }
            case 2:
                say("user: taps a tab")
                if stage.tapTab(pick(4)) { deeds += 1 }
            case 3, 4:
                isDragging = stage.beginDrag() == .follows
                if isDragging { say("user: begins a drag") }
            default:
                say("user: turns a page")
                if stage.turnPage(by: pick(2) == 0 ? 1 : -1, isCancelled: pick(3) == 0) { deeds += 1 }
            }
        }

        private func toolkitActs() {
            switch pick(9) {
            case 5, 6, 7:
                stage.isNarrow.toggle()
                say("toolkit: the window is \(stage.isNarrow ? "narrow" : "wide")")
            case 0:
                say("toolkit: refuses the next")
                Loop.refusals = 1 + pick(2)
            case 1:
                Loop.animationTurns = 1 + pick(4)
                say("toolkit: takes \(Loop.animationTurns) turns")
            case 2:
                guard !isSwiping, !isDragging else { return }
                say("toolkit: the window goes")
                // A window that was resized is drawn before it goes.
                Loop.turn()
                stage.close()
                if pick(2) == 0 { for _ in 0...pick(4) { Loop.turn() } }
                stage.open()
            case 3:
                say("toolkit: an alert goes by itself")
                stage.loseAlert()
                deeds += 1
            default: say("toolkit: a view dismisses itself"); if stage.dismissItself() { deeds += 1 }
            }
        }

        /// Lets everything come to its end.
        ///
        /// - Returns: What does not hold.
        func finish() -> [String] {
            if isSwiping { stage.endSwipe(isCancelled: true) }
            if isDragging { stage.endDrag(isCancelled: true) }
            Loop.refusals = 0
            if isSwiping { isLeftMoving = true }
            (isSwiping, isDragging) = (false, false)
            rest(atMost: 2000)
            var found = (watched?.violations ?? []) + wrong
            if drawn != HostContract.drawing(of: windows) {
                found.append("drawn \(drawn), not \(HostContract.drawing(of: windows))")
            }
            let expected = HostContract.drawing(of: windows)
            if stage.words != expected {
                found.append("on the screen \(stage.words), not \(expected)")
            }
            if stage.isInSight, model.drawn != stage.words {
                found.append("the host says \(model.drawn), not \(stage.words)")
            }
            if outcomes.count != calls { found.append("\(outcomes.count) of \(calls) are answered") }
            if reports > deeds { found.append("\(reports) reports of \(deeds) deeds") }
            found += appearances.violations(in: windows)
            if Loop.isBusy { found.append("it does not come to rest") }
            found += touch()
            if !found.isEmpty { found.append("the log: \(Loop.log)") }
            return found
        }

        /// Touches one of what can be touched, now that all has come to its end: at the end of every third walk.
        private func touch() -> [String] {
            guard pick(3) == 0, let controls, !controls.isEmpty else { return [] }
            let control = controls[pick(controls.count)]
            tally["touch of \("\(control.report)".prefix { $0.isLetter })", default: 0] += 1
            return Parity(windows: windows, isUIKit: false).violations(touching: control) { Loop.idle(atMost: 2000) }
        }
    }
#endif
