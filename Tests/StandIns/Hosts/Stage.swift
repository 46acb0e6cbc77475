@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

/// A tree in a window, and the user in front of it.
@MainActor final class Stage {
    let tree: TreeController
    let window: UIWindow
    let hand: any Hand = Surroundings.hand
    let device: any Device = Surroundings.device
    let style: TestStyle

    /// Every outcome that was asked for, and what was reported.
    private(set) var outcomes: [String] = []
    private(set) var reports: [Report] = []

    /// What was drawn when the last outcome was told.
    private(set) var drawnAtOutcome: String?

    /// What was reported to stand beside the columns in hand.
    private(set) var widths: [ColumnsBeside] = []

    let windows: WindowManager

    /// - Parameters:
    ///   - app: What is in the window.
    ///   - isShown: Whether the window is on the screen from the beginning.
    init(_ app: any Presentable, style: TestStyle = TestStyle(), isShown: Bool = true) async {
        device.begin()
        window = device.makeWindow()
        self.style = style
        windows = WindowManager(WindowRoot(app, name: "main"), time: device.time)
        windows.deadline = nil
        tree = TreeController(windows, style: style)
        window.rootViewController = tree
        if isShown { await show() }
        windows.observeCommits { [weak self] record in
            switch record.cause.report {
            case .resized(_, let columns)?: self?.widths.append(columns)
            case let report?: self?.reports.append(report)
            case nil: break
            }
        }
    }

    func show() async {
        window.makeKeyAndVisible()
        await settle()
    }

    /// Lets a moment pass.
    func wait() async { await Surroundings.wait() }

    /// Lets everything come to its end.
    func settle() async { await Surroundings.settle() }

    func setNarrow(_ isNarrow: Bool) async {
        device.setNarrow(isNarrow, window)
        await settle()
    }

    func perform<Root: ContainerRoot>(
        _ transition: Transition<Root>, on root: Root, with options: TransitionOptions = .animated
    ) {
        root.perform(transition, with: options) { [weak self] in
            self?.outcomes.append("\($0)")
            self?.drawnAtOutcome = self?.tree.drawn
        }
    }

    /// What is drawn when all has ended, if that is what the tree says.
    var drawn: String {
        get async {
            await settle()
            #expect(tree.drawn == HostContract.drawing(of: windows), "the tree and the screen have parted")
            #expect(device.faults == [])
            return tree.drawn
        }
    }

    /// What lies over everything.
    func top() -> UIViewController {
        var top: UIViewController = tree
        while let over = top.presentedViewController { top = over }
        return top
    }

    func view(_ presentable: any Presentable) throws -> UIViewController {
        try #require(tree.viewController(for: presentable.node.id))
    }

    func navigation(_ stack: any Presentable) throws -> UINavigationController {
        try #require(try view(stack) as? UINavigationController)
    }

    func takeReports() -> [Report] {
        defer { reports = [] }
        return reports
    }
}

/// Looks that a test says.
@MainActor final class TestStyle: TreeStyle {
    var anchors: [String: UIView] = [:]
    var animators: [String: any UIViewControllerAnimatedTransitioning] = [:]
    var hasActionSheets = false
    var screens: [String: UIViewController] = [:]
    /// Whether what says no view controller is given one, so that it is not reported.
    var drawsEveryModel = true

    func viewController(for screen: any Presentable) -> UIViewController? {
        if let view = (screen as? any UIKitScreen)?.makeViewController() ?? screens[screen.node.name] { return view }
        guard drawsEveryModel, !(screen is Node) || screen.node.name.isEmpty else { return nil }
        let view = UIViewController()
        view.title = screen.node.name
        return view
    }
    func anchor(named name: String) -> (any UIPopoverPresentationControllerSourceItem)? { anchors[name] }
    func animator(for animation: TransitionAnimation) -> (any UIViewControllerAnimatedTransitioning)? {
        animators[animation.name]
    }
    func isActionSheet(_ alert: AlertContent) -> Bool { hasActionSheets }
}
