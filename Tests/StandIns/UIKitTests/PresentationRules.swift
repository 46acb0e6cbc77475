import Testing
import UIKit

@Suite("Rules of the stand-in for UIKit: presentations") @MainActor struct PresentationRules {
    @Test("a second presentation is refused with a line in the log, and its completion is not called")
    func second() {
        let shown = Shown()
        let (first, second) = (UIViewController(), UIViewController())
        shown.base.present(first, animated: true)
        var isDone = false
        shown.base.present(second, animated: true) { isDone = true }
        Toolkit.idle()
        #expect(!isDone && shown.base.presentedViewController === first && second.presentingViewController == nil)
        #expect(Toolkit.log.count == 1 && Toolkit.log[0].contains("already presenting"))
    }

    @Test("a view controller in no window presents nothing")
    func noWindow() {
        Toolkit.reset()
        let view = UIViewController()
        view.present(UIViewController(), animated: false) { Issue.record("It is presented.") }
        Toolkit.idle()
        #expect(view.presentedViewController == nil && Toolkit.log.first?.contains("window hierarchy") == true)
    }

    @Test("a presented view controller is known at once, and presented late", arguments: [true, false])
    func late(isAnimated: Bool) {
        let shown = Shown()
        let view = UIViewController()
        var isDone = false
        shown.base.present(view, animated: isAnimated) { isDone = true }
        #expect(shown.base.presentedViewController === view && view.isBeingPresented && !isDone)
        #expect(view.presentationController?.containerView == nil && view.transitionCoordinator == nil)
        Toolkit.turn()
        #expect(view.presentationController?.containerView != nil && view.transitionCoordinator != nil && !isDone)
        Toolkit.idle()
        #expect(isDone && !view.isBeingPresented && view.visibility == .here)
    }

    @Test("a presentation is of the farthest ancestor, and known by the nearest")
    func ancestors() {
        let top = named("top")
        let navigation = UINavigationController(rootViewController: top)
        let shown = Shown(navigation)
        let sheet = UINavigationController(rootViewController: named("inner"))
        top.present(sheet, animated: false)
        Toolkit.idle()
        #expect(sheet.presentingViewController === navigation && top.presentedViewController === sheet)
        #expect(sheet.viewControllers[0].presentingViewController === navigation)
        #expect(shown.base.presentedViewController === sheet)
    }

    @Test("a dismissal is passed on to the presenter, and takes all above with it")
    func dismissal() {
        let shown = Shown()
        let views = [UIViewController(), UIViewController(), UIViewController()]
        var below = shown.base
        for view in views {
            below.present(view, animated: false)
            Toolkit.idle()
            below = view
        }
        var isDone = false
        views[0].dismiss(animated: true) { isDone = true }
        Toolkit.idle()
        #expect(isDone && shown.base.presentedViewController === views[0] && views[0].presentedViewController == nil)
        views[0].dismiss(animated: true)
        Toolkit.idle()
        #expect(shown.base.presentedViewController == nil && views[0].visibility == .gone)
    }

    @Test("a dismissal of nothing does not call the completion")
    func nothingToDismiss() {
        Shown().base.dismiss(animated: false) { Issue.record("It is called.") }
        Toolkit.idle()
    }

    @Test("nothing is dismissed or presented while something else comes or goes")
    func oneAtATime() {
        let shown = Shown()
        let view = UIViewController()
        shown.base.present(view, animated: true)
        shown.base.dismiss(animated: true) { Issue.record("It is called.") }
        view.present(UIViewController(), animated: true) { Issue.record("It is called.") }
        Toolkit.idle()
        #expect(shown.base.presentedViewController === view && Toolkit.log.count == 2)
        shown.base.dismiss(animated: true)
        shown.base.dismiss(animated: true) { Issue.record("It is called.") }
        shown.base.present(UIViewController(), animated: true) { Issue.record("It is called.") }
        Toolkit.idle()
        #expect(shown.base.presentedViewController == nil && Toolkit.log.count == 4)
    }

    @Test("a presentation ends though its completion is lost, and nothing is dismissed before its end")
    func lost() {
        let shown = Shown()
        let (first, second) = (UIViewController(), UIViewController())
        Toolkit.lostCompletions = 1
        shown.base.present(first, animated: true) { Issue.record("It is told of.") }
        Toolkit.turn()
        var hasEnded = false
        first.transitionCoordinator?.animate(alongsideTransition: nil) { _ in hasEnded = true }
        Toolkit.idle()
        #expect(hasEnded && !first.isBeingPresented && first.visibility == .here)
        Toolkit.endless = 1
        var isDone = false
        first.present(second, animated: true) { isDone = true }
        Toolkit.idle()
        first.dismiss(animated: true) { Issue.record("It is dismissed.") }
        Toolkit.idle()
        #expect(second.isBeingPresented && second.transitionCoordinator != nil && !isDone && Toolkit.log.count == 1)
        Toolkit.endAll()
        #expect(!second.isBeingPresented && isDone)
    }

    @Test("a view controller that has a parent is not presented")
    func standsSomewhere() {
        let child = UIViewController()
        let shown = Shown(UINavigationController(rootViewController: child))
        shown.base.present(child, animated: false)
        let other = UIViewController()
        UIViewController().addChild(other)
        let keeper = UIViewController()
        keeper.addChild(other)
        shown.base.present(other, animated: false)
        #expect(Toolkit.faults.count == 2 && shown.base.presentedViewController == nil)
    }

    @Test("the delegate is notified of the user's dismissals, and late, but of none of the app's")
    func delegate() {
        let shown = Shown()
        let ear = Ear()
        for isDragged in [true, false] {
            let view = UIViewController()
            shown.base.present(view, animated: false)
            view.presentationController?.delegate = ear
            Toolkit.idle()
            if isDragged { view.dragAway() } else { shown.base.dismiss(animated: true) }
            while shown.base.presentedViewController != nil { Toolkit.turn() }
            #expect(ear.take() == (isDragged ? ["will go"] : []))
            Toolkit.idle()
            #expect(ear.take() == (isDragged ? ["gone"] : []))
        }
    }

    @Test("a sheet that must not be dismissed stays, and an attempt is reported")
    func attempts() {
        let shown = Shown()
        let ear = Ear()
        let view = UIViewController()
        shown.base.present(view, animated: false)
        view.presentationController?.delegate = ear
        Toolkit.idle()
        ear.says = false
        #expect(view.beginDrag() == .held)
        Toolkit.idle()
        (ear.says, view.isModalInPresentation) = (true, true)
        #expect(view.beginDrag() == .held)
        Toolkit.idle()
        #expect(ear.heard == ["tried", "tried"] && shown.base.presentedViewController === view)
    }

    @Test("a drag that is given up leaves the sheet, and only its coordinator reports it")
    func givenUp() {
        let shown = Shown()
        let ear = Ear()
        let view = UIViewController()
        shown.base.present(view, animated: false)
        view.presentationController?.delegate = ear
        Toolkit.idle()
        #expect(view.beginDrag() == .follows && view.isBeingDismissed)
        var isCancelled: Bool?
        view.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
        view.endDrag(isCancelled: true)
        Toolkit.idle()
        #expect(isCancelled == true && !view.isBeingDismissed && ear.heard == ["will go"] && view.visibility == .here)
        #expect(view.transitionCoordinator == nil)
    }

    @Test("a coordinator is found by a child of the view controller that moves")
    func coordinators() {
        let shown = Shown()
        let inner = UIViewController()
        let sheet = UINavigationController(rootViewController: inner)
        shown.base.present(sheet, animated: true)
        Toolkit.turn()
        #expect(inner.transitionCoordinator != nil && shown.base.transitionCoordinator != nil)
        Toolkit.idle()
        #expect(inner.transitionCoordinator == nil && shown.base.transitionCoordinator == nil)
    }

    @Test("a view that a full screen covers leaves the window, and comes back")
    func fullScreen() {
        let shown = Shown()
        let view = UIViewController()
        view.modalPresentationStyle = .fullScreen
        shown.base.present(view, animated: false)
        Toolkit.idle()
        #expect(shown.base.view.window == nil && shown.base.visibility == .gone)
        shown.base.dismiss(animated: false)
        Toolkit.idle()
        #expect(shown.base.view.window === shown.window && shown.base.visibility == .here)
    }

    @Test("an alert has one answer that cancels at most, and its handler is called when it has gone")
    func alerts() {
        let shown = Shown()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        var isGone: Bool?
        alert.addAction(
            UIAlertAction(title: "Yes", style: .default) { _ in
                isGone = shown.base.presentedViewController == nil
            })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
        #expect(Toolkit.faults.count == 1 && alert.actions.count == 2)
        shown.base.present(alert, animated: true)
        #expect(!alert.press("Yes"), "it is still coming")
        Toolkit.idle()
        #expect(alert.press("Yes") && isGone == nil)
        Toolkit.idle()
        #expect(isGone == true)
    }

    @Test("on a tablet an action sheet points at something")
    func actionSheet() {
        let shown = Shown()
        Toolkit.device.isPad = true
        let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
        shown.base.present(sheet, animated: false)
        #expect(Toolkit.faults.count == 1 && shown.base.presentedViewController == nil)
        sheet.popoverPresentationController?.sourceView = shown.base.view
        shown.base.present(sheet, animated: false)
        #expect(shown.base.presentedViewController === sheet)
    }

    @Test("a popover is a sheet in a narrow window, or what the delegate says")
    func adaptation() {
        final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none }
        }
        let (shown, popover, adapting) = (Shown(), UIViewController(), Adapting())
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceView = shown.base.view
        shown.base.present(popover, animated: false)
        Toolkit.idle()
        popover.presentationController?.delegate = adapting
        #expect(popover.beginDrag() == .nothing)
        popover.presentationController?.delegate = nil
        shown.window.traitOverrides.horizontalSizeClass = .regular
        popover.presentationController?.delegate = adapting
        #expect(popover.beginDrag() == .follows)
    }

    @Test("a change of traits is told from the outside in") func traits() {
        let (shown, child) = (Shown(), UIViewController())
        shown.base.addChild(child)
        var told: [String] = []
        for (name, view) in [("child", child), ("base", shown.base)] {
            view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIViewController, former) in
                let (old, new) = (former.horizontalSizeClass, view.traitCollection.horizontalSizeClass)
                told.append("\(name): \(old), \(new)")
            }
        }
        shown.window.traitOverrides.horizontalSizeClass = .regular
        #expect(told == ["base: compact, regular", "child: compact, regular"])
    }

    @Test("a view hears when it comes into a window or goes out of one")
    func views() {
        final class Hearing: UIView {
            var heard: [Bool] = []
            override func didMoveToWindow() { heard.append(window != nil) }
        }
        let shown = Shown()
        let (outer, inner) = (UIView(), Hearing())
        outer.addSubview(inner)
        shown.base.view.addSubview(outer)
        outer.addSubview(inner)
        outer.removeFromSuperview()
        #expect(inner.heard == [true, false] || inner.heard == [true, false, true, false])
    }

    @Test("an animator of the app's says when a transition has ended")
    func animators() {
        final class Animator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
            var context: (any UIViewControllerContextTransitioning)?
            func transitionDuration(using: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) { self.context = context }
            func animationController(
                forPresented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        }
        let shown = Shown()
        let (view, animator) = (UIViewController(), Animator())
        view.transitioningDelegate = animator
        var isDone = false
        shown.base.present(view, animated: true) { isDone = true }
        Toolkit.idle()
        #expect(!isDone && view.isBeingPresented)
        animator.context?.completeTransition(true)
        Toolkit.idle()
        #expect(isDone && !view.isBeingPresented)
    }
}
