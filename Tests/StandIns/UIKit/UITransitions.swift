public import Foundation

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
    let name: String
    public static let from = Self(name: "from")
    public static let to = Self(name: "to")
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var initiallyInteractive: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

/// What runs, and who wants to know when it has ended.
@MainActor final class RunningTransition: NSObject, UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    private(set) var isInteractive: Bool
    let initiallyInteractive: Bool
    private(set) var isCancelled = false
    fileprivate(set) var transitionDuration: TimeInterval
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var watchers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(from: UIViewController?, to: UIViewController?, isAnimated: Bool, isInteractive: Bool = false) {
        (self.from, self.to, self.isAnimated) = (from, to, isAnimated)
        (self.isInteractive, initiallyInteractive) = (isInteractive, isInteractive)
        transitionDuration = isAnimated ? 0.4 : 0
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if hasEnded { return false }
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        watchers.append(handler)
    }

    /// The finger is lifted.
    func letGo(isCancelled: Bool) {
        (isInteractive, self.isCancelled) = (false, isCancelled)
        for watcher in watchers { watcher(self) }
    }

    /// Whether those are being told, or have been, who wanted to know. For as long it may still be found.
    private(set) var hasEnded = false

    func end() {
        hasEnded = true
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
    }
}

@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var transitionWasCancelled: Bool { get }
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// What an animator of the app's is handed.
@MainActor final class AnimatorContext: NSObject, UIViewControllerContextTransitioning {
    let containerView = UIView()
    let isAnimated = true
    let transitionWasCancelled = false
    private let transition: RunningTransition
    private var end: ((Bool) -> Void)?

    init(_ transition: RunningTransition, end: @escaping (Bool) -> Void) {
        (self.transition, self.end) = (transition, end)
    }

    func completeTransition(_ didComplete: Bool) {
        let end = end
        self.end = nil
        end?(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition.viewController(forKey: key)
    }
}

extension Toolkit {
    /// Plays a transition to its end: by an animator of the app's, which says when, or as UIKit does.
    static func play(
        _ transition: RunningTransition, by animator: (any UIViewControllerAnimatedTransitioning)?,
        end: @escaping () -> Void
    ) {
        guard transition.isAnimated, let animator else {
            return after(transition.isAnimated ? animationTurns : 1, end)
        }
        let context = AnimatorContext(transition) { _ in after(1, end) }
        transition.transitionDuration = animator.transitionDuration(using: context)
        after(1) { animator.animateTransition(using: context) }
    }
}
