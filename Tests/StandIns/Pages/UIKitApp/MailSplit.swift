import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

// snippet.split-before
final class OldMail: NSObject, UISplitViewControllerDelegate {
    let split = UISplitViewController(style: .doubleColumn)
    private var isReading = false

    func show(_ letter: Int) {
        isReading = true
        split.setViewController(LetterController(letter), for: .secondary)
        split.show(.secondary)
    }

    func splitViewController(
        _ split: UISplitViewController, topColumnForCollapsingToProposedTopColumn top: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        isReading ? .secondary : .primary
    }
}
// snippet.end

final class LetterController: UIViewController {
    init(_ letter: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "\(letter)"
    }

    required init?(coder: NSCoder) { nil }
}

// snippet.split-after
enum MailRoute: Route { case start, letter(Int) }

final class MailCoordinator: Coordinator {
    let root = SplitRoot(StackRoot(Screen("inbox")))

    func prepareTransition(for route: MailRoute) -> Transition<SplitRoot> {
        switch route {
        case .start: .showDetail(Letter(1)).inPlace  // beside the inbox; a phone shows the inbox
        case .letter(let number): .showDetail(Letter(number))
        }
    }
}

final class Letter: Presentable, UIKitScreen {
    let node = Screen("letter")
    private let number: Int
    init(_ number: Int) { self.number = number }
    func makeViewController() -> UIViewController { LetterController(number) }
}
// snippet.end

@Suite("The page on UIKit apps: a split", .noUnhandledFailures, .serialized) struct MailSplitTests {
    let window = UIWindow()

    private func show(_ controller: UIViewController) {
        Toolkit.reset()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        Toolkit.idle()
    }

    private func setNarrow(_ isNarrow: Bool) {
        window.traitOverrides.horizontalSizeClass = isNarrow ? .compact : .regular
        Toolkit.idle()
    }

    @Test("the old code says what is on top of a narrow window") func before() {
        let mail = OldMail()
        mail.split.delegate = mail
        mail.split.setViewController(UIViewController(), for: .primary)
        show(mail.split)
        mail.show(7)
        setNarrow(true)
        #expect(mail.split.viewController(for: .secondary) != nil && mail.split.isCollapsed && Toolkit.faults == [])
    }

    @Test("the new code says it by the column in hand, and a start in place takes none") func after() {
        let mail = MailCoordinator()
        let tree = TreeController(mail)
        show(tree)
        setNarrow(true)
        mail.trigger(.start)
        Toolkit.idle()
        #expect(tree.drawn == "([inbox] | /letter)")
        mail.trigger(.letter(7))
        Toolkit.idle()
        #expect(tree.drawn == "(/[inbox] | letter)")
        setNarrow(false)
        #expect(tree.drawn == "([inbox] | letter)" && Toolkit.faults == [])
    }
}
