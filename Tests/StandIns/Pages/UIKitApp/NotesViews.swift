// snippet.uikit-app-views
import Coordination
import CoordinationUIKit
import UIKit

extension NoteList: UIKitScreen {
    func makeViewController() -> UIViewController { NoteListController(model: self) }
}

final class NoteListController: UIViewController {
    private let model: NoteList

    init(model: NoteList) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "Notes"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "New") { _ in model.compose() })
    }

    required init?(coder: NSCoder) { nil }
}
// snippet.end

// snippet.uikit-app-changes
extension Draft: UIKitScreen {
    func makeViewController() -> UIViewController { DraftController(model: self) }
}

final class DraftController: UIViewController {
    private let model: Draft

    init(model: Draft) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        model.onChange = { [weak self] in self?.showText() }
        showText()
    }

    required init?(coder: NSCoder) { nil }

    private func showText() { title = model.text.isEmpty ? "New note" : model.text }
}
// snippet.end

// snippet.uikit-app-own-model
final class AccountController: UIViewController, Presentable, UIKitScreen {
    let node = Screen("account")
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
    func makeViewController() -> UIViewController { self }
}
// snippet.end

// snippet.uikit-app-tabs
extension NotesCoordinator: UIKitTab {
    var tabBarItem: UITabBarItem {
        UITabBarItem(title: "Notes", image: UIImage(systemName: "note.text"), tag: 0)
    }
}
// snippet.end

// snippet.uikit-app-style
final class NotesStyle: TreeStyle {
    weak var shareButton: UIBarButtonItem?  // A screen sets it when it appears.

    func configure(_ navigation: UINavigationController, for stack: any Presentable) {
        navigation.navigationBar.prefersLargeTitles = true
    }

    func tabBarItem(for tab: any Presentable) -> UITabBarItem? {
        switch tab {
        case is AccountController: UITabBarItem(title: "Account", image: UIImage(systemName: "person"), tag: 1)
        default: (tab as? any UIKitTab)?.tabBarItem
        }
    }

    func anchor(named name: String) -> (any UIPopoverPresentationControllerSourceItem)? {
        name == "share" ? shareButton : nil
    }

    func isActionSheet(_ alert: AlertContent) -> Bool { alert.title == "Delete this note?" }

    func animator(for animation: TransitionAnimation) -> (any UIViewControllerAnimatedTransitioning)? {
        animation.name == "fade" ? Fade(animation.duration / .seconds(1)) : nil
    }
}

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private let seconds: TimeInterval
    init(_ seconds: TimeInterval) { self.seconds = seconds }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { seconds }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.viewController(forKey: .to)?.view else { return context.completeTransition(false) }
        view.frame = context.containerView.bounds
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: seconds) {
            view.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
// snippet.end
