@_spi(Hosting) import Coordination
import UIKit

extension UIKitHost: UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIAdaptivePresentationControllerDelegate
{
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        notePop(of: navigationController)
    }

    /// Reports what is missing of what the stack was given: by a swipe, the back button, or its menu.
    func notePop(of navigation: UINavigationController) {
        guard let stack = id(of: navigation), let given = stacks[stack],
            let last = given.lastIndex(where: { navigation.viewControllers.contains(place(of: $0, on: navigation)) }),
            last < given.count - 1, let target = id(of: given[last])
        else { return }
        stacks[stack] = Array(given[...last])
        root?.report(.popped(to: target))
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        if let tab = id(of: viewController) { root?.report(.selected(tab)) }
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        guard let modal = id(of: presentationController.presentedViewController) else { return true }
        return root?.allows(.dismissed(modal)) ?? true
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        guard let modal = id(of: presentationController.presentedViewController) else { return }
        root?.report(.dismissed(modal))
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard let modal = id(of: presentationController.presentedViewController) else { return }
        hasGone(modal, .dismissed(modal))
    }

    func hasGone(_ id: NodeID, _ report: Report) {
        if let index = modals.firstIndex(where: { $0.id == id }) { modals.removeSubrange(index...) }
        root?.report(report)
    }

    private func id(of view: UIViewController) -> NodeID? {
        if let theirs, view === theirs { return root?.layers.first?.node.id }
        return views.first { $0.value === view }?.key
    }
}
