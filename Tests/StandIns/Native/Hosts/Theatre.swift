import AppKit
@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationSwiftUI
@_spi(Hosting) import CoordinationTesting
import Testing

/// A tree in a window, and the user in front of it.
@MainActor final class Theatre {
    let model: TreeModel
    let window: NSWindow
    let windows: WindowManager
    let hand: any Hand = Surroundings.hand
    let device: any Device = Surroundings.device

    /// Every outcome that was asked for, and what was reported.
    private(set) var outcomes: [String] = []
    private(set) var reports: [Report] = []

    init(_ app: any Presentable, isShown: Bool = true) async {
        device.begin()
        window = device.makeWindow()
        windows = WindowManager(WindowRoot(app, name: "main"))
        model = TreeModel(windows)
        if isShown { await show() }
        windows.observeCommits { [weak self] record in
            if let report = record.cause.report { self?.reports.append(report) }
        }
    }

    func show() async {
        device.show(model, in: window)
        await settle()
    }

    func close() async {
        device.close(window)
        await settle()
    }

    /// Lets everything come to its end.
    func settle() async { await Surroundings.settle() }

    func setNarrow(_ isNarrow: Bool) async {
        device.setNarrow(isNarrow, window)
        await settle()
    }

    func perform<Root: ContainerRoot>(
        _ transition: Transitions.Transition<Root>, on root: Root, with options: TransitionOptions = .animated
    ) {
        root.perform(transition, with: options) { [weak self] in self?.outcomes.append("\($0)") }
    }

    /// What the user does to the screen, if that lets the user do it.
    func play(_ action: UserAction) -> Bool { hand.play(action, on: windows.node, in: window) }
    func tapBack() -> Bool { hand.tapBack(in: window) }
    func hideSidebar(_ isHidden: Bool) -> Bool { hand.hideSidebar(isHidden, in: window) }
    func press(_ title: String) throws -> Bool {
        play(.answer(title, alert: try #require(windows.node.alerts.first?.id)))
    }

    /// What the host says when all has ended, if that is what the tree says, and what can be read on the screen.
    var drawn: String {
        get async {
            await settle()
            #expect(model.drawn == HostContract.drawing(of: windows), "the tree and the host have parted")
            let expected = device.expected(of: windows, drawn: model.drawn)
            #expect(device.read(window) == expected, "the host and the screen have parted")
            return model.drawn
        }
    }

    func takeReports() -> [Report] {
        defer { reports = [] }
        return reports
    }
}
