// Scenes come and go in it, fingers stay down, and the toolkit refuses and loses what it likes.
#if STAND_IN
    @_spi(Log) @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationTesting
    @_spi(Hosting) import CoordinationUIKit
    import Testing
    import UIKit

    /// What the app, the user and others do.
    extension Walk {
        func appActs() {
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
        func sceneActs() {
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

        var top: UIViewController? {
            guard var top: UIViewController = tree else { return nil }
            while let over = top.presentedViewController { top = over }
            return top
        }

        func all<Wanted: UIViewController>(_ type: Wanted.Type) -> [Wanted] {
            var (found, waiting): ([Wanted], [UIViewController]) = ([], [top].compactMap(\.self))
            while let view = waiting.popLast() {
                if let wanted = view as? Wanted, view.viewIfLoaded?.window != nil { found.append(wanted) }
                waiting += view.children
            }
            return found
        }

        func userActs() {
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

        func othersAct() {
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
    }
#endif
