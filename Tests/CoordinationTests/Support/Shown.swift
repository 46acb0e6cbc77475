@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting

/// A stack in one window, which a test host shows.
final class Shown {
    let home: Stacked
    let window: WindowRoot
    let manager: WindowManager
    let host: TestHost
    let time = ManualTime()
    let recorder = Recorder()

    init(_ names: String..., isHolding: Bool = false) {
        home = Stacked()
        home.perform(.set(names.map { Screen($0) }))
        window = WindowRoot(home, name: "main")
        manager = WindowManager(window, time: time)
        host = TestHost(manager, isHolding: isHolding)
    }

    /// The screen of that index on the stack.
    func screen(_ index: Int) -> Node { home.root.node.child(at: index)?.node ?? Screen("missing") }
}

/// A stack in each of two windows, the right one in front, each shown by a host of its own.
final class TwoWindows {
    let left = Stacked("a")
    let right = Stacked("b")
    let manager: WindowManager
    let leftWindow: WindowRoot
    let rightWindow: WindowRoot
    let leftHost: TestHost
    let rightHost: TestHost
    let recorder = Recorder()

    init(isHolding: Bool = false) {
        leftWindow = WindowRoot(left, name: "left")
        rightWindow = WindowRoot(right, name: "right")
        manager = WindowManager(leftWindow, rightWindow)
        leftHost = TestHost(leftWindow, isHolding: isHolding)
        rightHost = TestHost(rightWindow, isHolding: isHolding)
    }

    /// Pushes `x` on the left and `y` on the right.
    var both: Transition<WindowManager> {
        .multiple(.perform(.push(Screen("x")), on: left.root), .perform(.push(Screen("y")), on: right.root))
    }
}

/// A screen's model that notes when it goes.
final class Leaf: Presentable {
    let node: Screen
    private let recorder: Recorder

    init(_ name: String, _ recorder: Recorder) {
        node = Screen(name)
        self.recorder = recorder
    }

    deinit { recorder.note("\(node.name) is freed") }

    /// Notes its events, with its name.
    func listening() -> Leaf {
        node.noteEvents(recorder)
        return self
    }
}

extension Presentable {
    /// Notes what happens to this, with its name.
    @discardableResult
    func noteEvents(_ recorder: Recorder) -> Observer<NodeEvent> {
        let name = node.name
        return observe { recorder.note("\(name) \($0)") }
    }
}

extension TestHost {
    /// The trees that it was asked to show anew, without the one when it was attached.
    var shownAgain: [String] {
        told.dropFirst().compactMap { if case .show(let tree) = $0 { tree.description } else { nil } }
    }

    /// What the last commit changed.
    var changes: [String] { commits.last?.changes.map(\.description) ?? [] }
}
