// Scenes come and go in it, fingers stay down, and the toolkit refuses and loses what it likes.
#if STAND_IN
    @_spi(Log) @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationTesting
    @_spi(Hosting) import CoordinationUIKit
    import Testing
    import UIKit

    /// What an app, a user, and view controllers of others do in any order.
    @MainActor final class Walk {
        private(set) var trace: [String] = []
        private(set) var tally: [String: Int] = [:]
        private var random: SplitMix
        let hand = StandInHand()
        let device = StandInDevice()
        let news = StackRoot(Screen("a"), Screen("b"))
        let pages = PageRoot(Screen("p"), Screen("q"), Screen("r"))
        private let appearances = Appearances()
        let list: StackRoot
        let letters: StackRoot
        let split: SplitRoot
        let tabs: TabRoot
        let windows: WindowManager
        let main: WindowRoot
        private let scenes: TreeScenes
        let session: UISceneSession
        private var watched: [WatchedHost] = []
        var calls = 0
        var outcomes: [String] = []
        var deeds = 0
        private var reports = 0
        private var names = 0
        var swiped: UINavigationController?
        var dragged: UIViewController?
        var turned: UIPageViewController?
        var theirs: UIViewController?
        var wrong: [String] = []

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
        var tree: TreeController? {
            (session.scene as? UIWindowScene)?.windows.first?.rootViewController as? TreeController
        }

        func watch() {
            guard let tree else { return }
            let host = WatchedHost(tree.host, of: windows) { [weak self] in
                guard let self else { return "" }
                return windows.frontWindow?.node === main.node ? drawn : HostContract.drawing(of: windows)
            }
            main.attach(host)
            watched.append(host)
        }

        /// What is drawn. What others present is not on the tree. Where there is no scene, nothing is.
        var drawn: String {
            guard let tree else { return HostContract.drawing(of: main) }
            var drawn = tree.drawn
            while drawn.hasSuffix("^?") { drawn.removeLast(2) }
            return drawn
        }

        func pick(_ count: Int) -> Int { random.below(count) }

        func fresh() -> Screen {
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

        func say(_ text: String) {
            trace.append(text)
            tally[
                text.prefix { $0.isLetter || $0 == " " }.components(separatedBy: " ").prefix(2).joined(separator: " "),
                default: 0] += 1
        }

        private func end(_ outcome: String) {
            outcomes.append(outcome)
            tally["outcome \(outcome.prefix { $0.isLetter })", default: 0] += 1
        }

        func perform<Root: ContainerRoot>(_ transition: Transition<Root>, on root: Root) {
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
