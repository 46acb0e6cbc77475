import Coordination
import CoordinationTesting
import Testing
import SwiftUI

#if canImport(CoordinationSwiftUI)
    import CoordinationSwiftUI
#else
    import HostUnderTest
#endif

/// A tree in a window, and the user in front of it.
@MainActor final class Theatre {
    let model: TreeModel
    let stage: SwiftUI.Stage
    let windows: WindowManager

    /// Every outcome that was asked for, and what was reported.
    private(set) var outcomes: [String] = []
    private(set) var reports: [Report] = []

    init(_ app: any Presentable, isShown: Bool = true) {
        Loop.reset()
        windows = WindowManager(WindowRoot(app, name: "main"))
        let model = TreeModel(windows)
        self.model = model
        stage = SwiftUI.Stage { TreeView(model) }
        if isShown { show() }
        windows.observeCommits { [weak self] record in
            if let report = record.cause.report { self?.reports.append(report) }
        }
    }

    func show() {
        stage.open()
        Loop.idle()
    }

    func perform<Root: ContainerRoot>(
        _ transition: Transition<Root>, on root: Root, with options: TransitionOptions = .animated
    ) {
        root.perform(transition, with: options) { [weak self] in self?.outcomes.append("\($0)") }
    }

    /// What is on the screen when all has ended, if that is what the tree says, and what the host says.
    var drawn: String {
        Loop.idle()
        let seen = HostContract.uncovered(stage.words)
        #expect(seen == HostContract.drawing(of: windows), "the tree and the screen have parted")
        #expect(model.drawn == stage.words, "the host and the screen have parted")
        return stage.words
    }

    func takeReports() -> [Report] {
        defer { reports = [] }
        return reports
    }
}
