import UIKit

/// As much of XCoordinator 2.2.1 as the seams of Docs/MigratingFromXCoordinator-Seam.md touch: its names and signatures, and
/// what its source does, without animations. Its module is an enum here, so that names are qualified as in an app.
enum XCoordinator {
    protocol Route {}

    @MainActor protocol Presentable {
        var viewController: UIViewController! { get }
        func presented(from presentable: (any Presentable)?)
    }

    @MainActor protocol TransitionContext {
        var presentables: [any Presentable] { get }
    }

    typealias PresentationHandler = () -> Void
    typealias ContextPresentationHandler = (any TransitionContext) -> Void

    struct TransitionOptions {
        let animated: Bool
    }

    @MainActor protocol Router<RouteType>: Presentable {
        associatedtype RouteType: Route

        func contextTrigger(
            _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?)
    }

    @MainActor struct Transition<RootViewController: UIViewController>: TransitionContext {
        let presentables: [any Presentable]
        let perform: (RootViewController, TransitionOptions, PresentationHandler?) -> Void
    }

    typealias NavigationTransition = Transition<UINavigationController>
    typealias ViewTransition = Transition<UIViewController>

    @MainActor final class NavigationAnimationDelegate: NSObject, UINavigationControllerDelegate {
        weak var delegate: (any UINavigationControllerDelegate)?

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            delegate?.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }

    @MainActor class NavigationCoordinator<RouteType: Route>: Router {
        let rootViewController: UINavigationController
        let animationDelegate = NavigationAnimationDelegate()
        private(set) var children: [any Presentable] = []
        var viewController: UIViewController! { rootViewController }

        var delegate: (any UINavigationControllerDelegate)? {
            get { animationDelegate.delegate }
            set { animationDelegate.delegate = newValue }
        }

        init(rootViewController: UINavigationController = UINavigationController(), initialRoute: RouteType? = nil) {
            self.rootViewController = rootViewController
            if rootViewController.delegate == nil { rootViewController.delegate = animationDelegate }
            if let initialRoute { contextTrigger(initialRoute, with: TransitionOptions(animated: false)) { _ in } }
        }

        func prepareTransition(for route: RouteType) -> NavigationTransition { .none() }

        func contextTrigger(
            _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
        ) {
            let transition = prepareTransition(for: route)
            children += transition.presentables
            transition.perform(rootViewController, options) { [weak self] in
                self?.children.removeAll { !$0.isInViewHierarchy }
                completion?(transition)
            }
        }
    }
}

extension XCoordinator.Presentable {
    func presented(from presentable: (any XCoordinator.Presentable)?) {}

    fileprivate var isInViewHierarchy: Bool {
        guard !(self is UIViewController), let viewController else { return false }
        return viewController.presentingViewController != nil || viewController.parent != nil
            || viewController.viewIfLoaded?.window != nil
    }
}

extension UIViewController: XCoordinator.Presentable {
    var viewController: UIViewController! { self }
}

extension XCoordinator.Router {
    func trigger(_ route: RouteType, completion: XCoordinator.PresentationHandler? = nil) {
        contextTrigger(route, with: XCoordinator.TransitionOptions(animated: true)) { _ in completion?() }
    }
}

extension XCoordinator.Transition {
    static func none() -> Self {
        Self(presentables: []) { _, _, completion in completion?() }
    }

    static func present(_ presentable: any XCoordinator.Presentable) -> Self {
        Self(presentables: [presentable]) { root, options, completion in
            var top: UIViewController = root
            while let presented = top.presentedViewController { top = presented }
            top.present(presentable.viewController, animated: options.animated) {
                presentable.presented(from: root)
                completion?()
            }
        }
    }

    static func dismiss() -> Self {
        Self(presentables: []) { root, options, completion in
            root.dismiss(animated: options.animated, completion: completion)
        }
    }
}

extension XCoordinator.Transition where RootViewController == UINavigationController {
    static func pop(to presentable: any XCoordinator.Presentable) -> Self {
        Self(presentables: [presentable]) { root, options, completion in
            root.popToViewController(presentable.viewController, animated: options.animated)
            guard options.animated, let transition = root.transitionCoordinator else {
                completion?()
                return
            }
            transition.animate(alongsideTransition: nil) { _ in completion?() }
        }
    }

    static func push(_ presentable: any XCoordinator.Presentable) -> Self {
        Self(presentables: [presentable]) { root, options, completion in
            root.pushViewController(presentable.viewController, animated: options.animated)
            presentable.presented(from: root)
            completion?()
        }
    }
}
