// Scenes come and go in it, fingers stay down, and the toolkit refuses and loses what it likes.
#if STAND_IN
    @_spi(Log) @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationTesting
    @_spi(Hosting) import CoordinationUIKit
    import Testing
    import UIKit

    @Suite("A host that ships, for UIKit: random walks", .onScreen) @MainActor struct WalkTests {
        @Test("walks that found something once hold", arguments: [5381] as [UInt64])
        func found(seed: UInt64) {
            let walk = Walk(seed: seed)
            for _ in 0..<25 { walk.step() }
            #expect(walk.finish() == [])
        }

        @Test("a random walk of app, user and others is answered, and the screen is what the tree says")
        func walks() {
            let count = ProcessInfo.processInfo.environment["WALKS"].flatMap(Int.init) ?? 150
            let first = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 1
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
            if ProcessInfo.processInfo.environment["WALKS"] != nil {
                for (name, count) in tally.sorted(by: { $0.key < $1.key }) { print("  uikit \(name): \(count)") }
            }
        }
    }

    /// What an app, a user, and view controllers of others do in any order.
    @MainActor final class Walk {
        private(set) var trace: [String] = []
        private(set) var tally: [String: Int] = [:]
        private var random: SplitMix
        private let hand = StandInHand()
        private let device = StandInDevice()
        private let news = StackRoot(Screen("a"), Screen("b"))
        private let pages = PageRoot(Screen("p"), Screen("q"), Screen("r"))
        private let appearances = Appearances()
        private let list: StackRoot
        private let letters: StackRoot
        private let split: SplitRoot
        private let tabs: TabRoot
        private let windows: WindowManager
        private let main: WindowRoot
        private let scenes: TreeScenes
        private let session: UISceneSession
        private var watched: [WatchedHost] = []
        private var calls = 0
        private var outcomes: [String] = []
        private var deeds = 0
        private var reports = 0
        private var names = 0
        private var swiped: UINavigationController?
        private var dragged: UIViewController?
        private var turned: UIPageViewController?
        private var theirs: UIViewController?
        private var wrong: [String] = []

        init(seed: UInt64) {
            Toolkit.reset()
            random = SplitMix(state: seed)
            list = StackRoot(appearances.watch(Screen("l")))
            letters = StackRoot(appearances.watch(Screen("d")))
            split =
                seed % 3 > 0
                ? SplitRoot(list, letters)
                : SplitRoot(list, appearances.watch(Screen("m")), letters, columns: 3)
            tabs = TabRoot(news, pages, split, Screen("users"))
            main = WindowRoot(tabs, name: "main")
            windows = WindowManager(main, time: device.time)
            windows.deadline = nil
            Toolkit.device.supportsMultipleScenes = true
            let scenes = TreeScenes(windows, newWindow: { WindowRoot(Screen("theirs"), name: "theirs") })
            self.scenes = scenes
            UIApplication.shared.makeSceneDelegate = { WalkSceneDelegate(scenes) }
            UIApplication.shared.onDiscard = { scenes.didDiscard($0) }
            session = UIApplication.shared.connect().session
            watch()
            if pick(3) > 0 { device.settle() }
            windows.diagnosticsHandler = { _ in }
            windows.observeCommits { [weak self] in
                // A scene that comes to the front late is told of, by the app or by the user.
                if case .focused? = $0.cause.report { return }
                // A width is the window's doing.
                if case .resized? = $0.cause.report { return }
                if $0.cause.report != nil { self?.reports += 1 }
            }
        }

        /// What shows the app's first window; nil where its scene has gone.
        private var tree: TreeController? {
            (session.scene as? UIWindowScene)?.windows.first?.rootViewController as? TreeController
        }

        private func watch() {
            guard let tree else { return }
            let host = WatchedHost(tree.host, of: windows) { [weak self] in
                guard let self else { return "" }
                return windows.frontWindow?.node === main.node ? drawn : HostContract.drawing(of: windows)
            }
            main.attach(host)
            watched.append(host)
        }

        /// What is drawn. What others present is not on the tree. Where there is no scene, nothing is.
        private var drawn: String {
            guard let tree else { return HostContract.drawing(of: main) }
            var drawn = tree.drawn
            while drawn.hasSuffix("^?") { drawn.removeLast(2) }
            return drawn
        }

        private func pick(_ count: Int) -> Int { random.below(count) }

        private func fresh() -> Screen {
            names += 1
            return appearances.watch(Screen("s\(names)"))
        }

        func step() {
            switch pick(25) {
            case 0...5: for _ in 0...pick(3) { device.wait() }
            case 6...13: appActs()
            case 14...21: userActs()
            case 22: othersAct()
            case 23: sceneActs()
            default: if pick(2) == 0 { rest() } else { recover() }
            }
        }

        /// Lets all come to its end. Then, what the user can touch is what may be done.
        private func rest() {
            device.settle()
            if let controls { wrong += Parity(windows: windows, isUIKit: true).violations(controls) }
        }

        /// What the user can touch; nil while a finger is down, where something lies over all that is not on the tree, and
        /// where a scene was let go of.
        private var controls: [Control]? {
            guard swiped == nil, dragged == nil, turned == nil, theirs == nil, tree != nil else { return nil }
            let trees = UIApplication.shared.connectedScenes.lazy.compactMap { scene in
                (scene as? UIWindowScene)?.windows.first?.rootViewController as? TreeController
            }
            return trees.first { $0.app.node === windows.frontWindow?.node }?.controls(windows.node, hand)
        }

        private func say(_ text: String) {
            trace.append(text)
            tally[
                text.prefix { $0.isLetter || $0 == " " }.components(separatedBy: " ").prefix(2).joined(separator: " "),
                default: 0] += 1
        }

        private func end(_ outcome: String) {
            outcomes.append(outcome)
            tally["outcome \(outcome.prefix { $0.isLetter })", default: 0] += 1
        }

        private func perform<Root: ContainerRoot>(_ transition: Transition<Root>, on root: Root) {
            calls += 1
            let options: TransitionOptions = pick(4) == 0 ? .unanimated : .animated
            say("\(transition) on \(root.node.name)\(options.isAnimated ? "" : " at once"), while \(windows.tree)")
            root.perform(transition, with: options) { [weak self] in self?.end("\($0)") }
        }

        private func recover() {
            say("recover")
            calls += 1
            main.recover(to: .none()) { [weak self] in self?.end("\($0)") }
        }

        private func appActs() {
            let styles: [PresentationStyle] = [.automatic, .fullScreen, .formSheet(), .sheet(dismissible: false)]
            switch pick(19) {
            case 15, 16:
                let stack = pick(2) == 0 ? list : letters
                if windows.node.node(stack.node.id) == nil { return }
                switch pick(4) {
                case 0, 1: perform(.push(pick(3) == 0 ? Draft() : fresh()), on: stack)
                case 2: perform(.pop(), on: stack)
                default: perform(.set([fresh()]), on: stack)
                }
            case 17: perform(.showDetail(pick(2) == 0 ? letters : StackRoot(fresh(), fresh())), on: split)
            case 18:
                let transition: Transition<SplitRoot> =
                    switch pick(4) {
                    case 0: .fill(column: 0, with: list)
                    case 1: .clear(column: 0)
                    case 2: .multiple(.fill(column: 0, with: list), .showDetail(fresh()))
                    default: .fill(column: 1, with: Draft())
                    }
                perform(transition, on: split)
            case 0:
                // One that asks before it is left.
                let screen: any Presentable = pick(3) == 0 ? Draft() : fresh()
                perform(.push(screen), on: news)
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
            default: perform(.multiple(.select(index: pick(4)), .perform(.push(fresh()), on: news)), on: tabs)
            }
        }

        /// Scenes come and go: that of the first window is let go of and comes back, others are opened and closed by either
        /// side.
        private func sceneActs() {
            let others = windows.windows.filter { $0.node !== main.node }
            switch pick(6) {
            case 0...2:
                if tree == nil {
                    say("the scene comes")
                    UIApplication.shared.connect(session)
                    watch()
                } else {
                    say("the scene goes")
                    (swiped, dragged, turned, theirs) = (nil, nil, nil, nil)
                    UIApplication.shared.disconnect(session, isDiscarded: false)
                }
            case 3:
                if others.count > 2 { return }
                perform(.open(WindowRoot(fresh(), name: "other")), on: windows)
            case 4:
                guard let other = others.first else { return }
                perform(.close(other), on: windows)
            default:
                let sessions = UIApplication.shared.openSessions.filter { $0 !== session }
                if let other = sessions.min(by: { $0.persistentIdentifier < $1.persistentIdentifier }), pick(2) == 0 {
                    say("the user closes a scene")
                    UIApplication.shared.disconnect(other, isDiscarded: true)
                    deeds += 1
                } else if others.count < 3 {
                    say("the user opens a scene")
                    UIApplication.shared.connect()
                }
            }
        }

        private var top: UIViewController? {
            guard var top: UIViewController = tree else { return nil }
            while let over = top.presentedViewController { top = over }
            return top
        }

        private func all<Wanted: UIViewController>(_ type: Wanted.Type) -> [Wanted] {
            var (found, waiting): ([Wanted], [UIViewController]) = ([], [top].compactMap(\.self))
            while let view = waiting.popLast() {
                if let wanted = view as? Wanted, view.viewIfLoaded?.window != nil { found.append(wanted) }
                waiting += view.children
            }
            return found
        }

        private func userActs() {
            if let swiped {
                self.swiped = nil
                let isCancelled = pick(2) == 0
                say("the finger is lifted\(isCancelled ? ", and nothing has come of it" : "")")
                hand.endSwipe(on: swiped, isCancelled: isCancelled)
                deeds += isCancelled ? 0 : 1
                return
            }
            if let dragged {
                self.dragged = nil
                let isCancelled = pick(2) == 0
                say("the sheet is let go of\(isCancelled ? ", and springs back" : "")")
                hand.endDrag(of: dragged, isCancelled: isCancelled)
                deeds += isCancelled ? 0 : 1
                return
            }
            if let turned {
                self.turned = nil
                let isCancelled = pick(2) == 0
                say("the page is let go of\(isCancelled ? ", and falls back" : "")")
                hand.endTurn(on: turned, isCancelled: isCancelled)
                deeds += isCancelled ? 0 : 1
                return
            }
            if let alert = top as? UIAlertController {
                let title = alert.actions[pick(alert.actions.count)].title ?? ""
                say("answer \(title)")
                if hand.press(title, on: alert) { deeds += 1 }
                return
            }
            switch pick(8) {
            case 6, 7:
                guard let split = all(UISplitViewController.self).first else { return }
                let (count, before) = (pick(split.sidebars + 1), split.shownSidebars)
                say("shows \(count) sidebars of \(split.displayMode)")
                // Each column may be told, and a step where one lies over another.
                if hand.showSidebars(count, of: split) { deeds += abs(count - before) + 1 }
            case 0:
                guard let navigation = all(UINavigationController.self).first else { return }
                say("back")
                if hand.tapBack(on: navigation) { deeds += 1 }
            case 1:
                guard let navigation = all(UINavigationController.self).first else { return }
                // While something is being shown, as an alert that UIKit has refused once, the tree cannot be asked.
                let isShown = outcomes.count == calls && drawn == HostContract.drawing(of: main)
                let asks = navigation.topViewController?.title == "draft" && isShown
                let grip = hand.beginSwipe(on: navigation)
                say("swipe: \(grip)")
                if asks, grip == .follows { wrong.append("a swipe has begun before it was asked") }
                if grip == .follows { swiped = navigation }
                if grip == .held { deeds += 1 }
            case 2:
                guard let bar = all(UITabBarController.self).first else { return }
                let index = pick(4)
                say("tap \(index)")
                if hand.tap(index, on: bar) { deeds += 1 }
            case 3, 4:
                guard let top else { return }
                let grip = hand.beginDrag(of: top)
                say("drag: \(grip)")
                if grip == .follows { dragged = top }
                if grip == .held { deeds += 1 }
            default:
                guard let book = all(UIPageViewController.self).first else { return }
                say("turn")
                if hand.beginTurn(pick(2) == 0 ? .forward : .reverse, on: book) { turned = book }
            }
        }

        private func othersAct() {
            guard let tree, let top else { return }
            if let theirs {
                say("theirs goes")
                if theirs.presentingViewController == nil { return self.theirs = nil }
                return theirs.dismiss(animated: pick(2) == 0)
            }
            switch pick(8) {
            case 6:
                Toolkit.lostCompletions = 1
                return say("UIKit loses a completion")
            case 4:
                Toolkit.animationTurns = 1 + pick(4)
                return say("UIKit takes \(Toolkit.animationTurns) turns")
            case 5:
                Toolkit.refusals = 1
                return say("UIKit refuses the next")
            case 0, 1:
                say("theirs comes")
                let view = UIViewController()
                top.present(view, animated: pick(2) == 0)
                if view.presentingViewController != nil { theirs = view }
            case 2:
                guard dragged == nil, !(top is UIAlertController), top !== tree else { return }
                say("the modal dismisses itself")
                top.dismiss(animated: true)
                deeds += 1
            case 3 where pick(2) == 0:
                guard let window = tree.viewIfLoaded?.window else { return }
                window.room = pick(3)
                say("the window has room for \(window.room)")
            default:
                guard let window = tree.viewIfLoaded?.window else { return }
                let isNarrow = tree.traitCollection.horizontalSizeClass == .compact
                say("the window is \(isNarrow ? "wide" : "narrow")")
                device.setNarrow(!isNarrow, window)
            }
        }

        /// Lets everything come to its end.
        ///
        /// - Returns: What does not hold.
        func finish() -> [String] {
            (Toolkit.refusals, Toolkit.lostCompletions) = (0, 0)
            if tree == nil {
                UIApplication.shared.connect(session)
                watch()
            }
            if let swiped { hand.endSwipe(on: swiped, isCancelled: true) }
            if let dragged { hand.endDrag(of: dragged, isCancelled: true) }
            if let turned { hand.endTurn(on: turned, isCancelled: true) }
            (swiped, dragged, turned) = (nil, nil, nil)
            device.settle()
            if let theirs, theirs.presentingViewController != nil { theirs.dismiss(animated: false) }
            theirs = nil
            rest()
            // What waits for an answer gets one.
            for _ in 0..<20 {
                guard let alert = top as? UIAlertController, let title = alert.actions.first?.title,
                    hand.press(title, on: alert)
                else { break }
                deeds += 1
                device.settle()
            }
            // In no window, nobody answers what is asked.
            for stack in [list, letters] where windows.node.node(stack.node.id) == nil {
                stack.recover(to: .none()) { _ in }
            }
            var found = watched.flatMap(\.violations) + wrong
            if drawn != HostContract.drawing(of: main) {
                found.append("drawn \(drawn), not \(HostContract.drawing(of: main))")
            }
            let shown = UIApplication.shared.connectedScenes.compactMap { scene in
                ((scene as? UIWindowScene)?.windows.first?.rootViewController as? TreeController)?.app.node.id
            }
            if Set(shown) != Set(windows.windows.map { $0.node.id }) || shown.count != windows.windows.count {
                found.append("scenes show \(shown), not \(windows.windows.map { $0.node.id })")
            }
            if outcomes.count != calls { found.append("\(outcomes.count) of \(calls) are answered") }
            found += appearances.violations(in: windows)
            if !Toolkit.faults.isEmpty { found.append("\(Toolkit.faults)") }
            if reports > deeds { found.append("\(reports) reports of \(deeds) deeds") }
            return found + touch()
        }

        /// Touches one of what can be touched, now that all has come to its end: at the end of every third walk.
        private func touch() -> [String] {
            guard pick(3) == 0 else { return [] }
            device.settle()
            let isClosing = pick(4) == 0
            let found = (controls ?? []).filter { if case .closed = $0.report { isClosing } else { true } }
            if found.isEmpty { return [] }
            let control = found[pick(found.count)]
            tally["touch of \("\(control.report)".prefix { $0.isLetter })", default: 0] += 1
            return Parity(windows: windows, isUIKit: true).violations(touching: control) { device.settle() }
        }
    }

    /// Keeps the window of a scene.
    @MainActor private final class WalkSceneDelegate: NSObject, UIWindowSceneDelegate {
        private let scenes: TreeScenes
        private var window: UIWindow?

        init(_ scenes: TreeScenes) { self.scenes = scenes }

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) { window = scenes.connect(scene, connectionOptions) }

        func sceneDidBecomeActive(_ scene: UIScene) { scenes.didBecomeActive(scene) }
    }
#endif
