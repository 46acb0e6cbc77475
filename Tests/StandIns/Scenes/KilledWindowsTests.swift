import Coordination
import CoordinationLinks
import CoordinationRestoration
import CoordinationTesting
import Foundation
import ScenesUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
    import SwiftUIHostUnderTest
    import UIKit
#else
    import CoordinationSwiftUI
#endif

/// One process of an app whose windows SwiftUI has.
@MainActor private final class Process {
    let desk: Desk
    let tree: TreeWindows
    var comebacks: [RestorationResult] = []
    var opensByRoute = false
    private var routed = 100
    private var hasRun = false

    init() {
        #if canImport(UIKit)
            Toolkit.reset()
            Toolkit.device.supportsMultipleScenes = true
            desk = Desk(time: TurnTime())
        #else
            desk = Desk()
        #endif
        Loop.reset()
        Desktop.supportsMultipleWindows = true
        let windows = desk.root
        weak var process: Process?
        tree = TreeWindows(
            windows,
            onURL: { url in
                do {
                    windows.trigger(try SheetRoute.links.link(for: url.path))
                } catch { Issue.record(error) }
            }, newWindow: { process?.make() })
        process = self
    }

    private func make() -> (any Presentable)? {
        if !opensByRoute { return WindowRoot(SheetCoordinator(), name: "user") }
        routed += 1
        desk.trigger(.open(routed))
        return desk.root.windows.last
    }

    static func idle() {
        #if canImport(UIKit)
            Toolkit.idle()
        #else
            Loop.idle()
        #endif
    }

    /// The system brings windows back, with what they showed and what it has kept of them.
    @discardableResult
    func come(_ value: AnyHashable? = nil, _ memory: SceneMemory = SceneMemory()) -> Desktop.Shown? {
        if hasRun { return Desktop.newWindow(value, memory) }
        hasRun = true
        Desktop.run(DeskApp(self), bringingBack: value, memory)
        return Desktop.shown.last
    }

    func window(_ shown: Desktop.Shown) -> WindowRoot? {
        desk.root.windows.first { $0.node.id == shown.value?.base as? NodeID }
    }

    func drawn(_ shown: Desktop.Shown) -> String {
        window(shown).flatMap { tree.model(of: $0)?.drawn } ?? "nothing"
    }

    func sheet(_ shown: Desktop.Shown) -> SheetCoordinator? { window(shown)?.content as? SheetCoordinator }

    var isWhole: Bool { comebacks.allSatisfy { $0 == .restored(RestorationReport()) } }
}

private struct DeskApp: App {
    let process: Process

    init() { self.init(Process()) }
    init(_ process: Process) { self.process = process }

    var body: some Scene {
        WindowGroup(for: NodeID.self) { window in DeskView(process: process, window: window) }
    }
}

private struct DeskView: View {
    let process: Process
    let window: Binding<NodeID?>
    @SceneStorage("place") private var place = ""

    var body: some View {
        TreeView(process.tree, window: window).keeping(in: $place) { process.comebacks.append($0) }
    }
}

@Suite("Several windows of SwiftUI whose app was killed", .serialized) @MainActor struct KilledWindowsTests {
    private typealias Kept = (value: AnyHashable?, memory: SceneMemory)

    /// Windows of the launch, of the user's, and of a route.
    private func threeWindows() throws -> [Kept] {
        let process = Process()
        process.come()
        Process.idle()
        process.come()
        Process.idle()
        process.desk.trigger(.open(3))
        Process.idle()
        try #require(Desktop.shown.count == 3)
        for (number, shown) in Desktop.shown.enumerated() {
            process.sheet(shown)?.trigger(.page(number))
            Process.idle()
            // Typed, and no commit tells of it.
            (process.sheet(shown)?.root.node.children.last as? NoteModel)?.kept = "typed \(number)"
            Desktop.background(shown)
        }
        Process.idle()
        return Desktop.shown.map { ($0.value, $0.memory) }
    }

    @Test(
        "show each its own, in whatever order they come, with a URL for one of them",
        arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]], [0, 2, 3])
    func everyOrder(order: [Int], opened: Int) throws {
        let kept = try threeWindows()
        let process = Process()
        var came: [Int: Desktop.Shown] = [:]
        for index in order {
            came[index] = process.come(kept[index].value, kept[index].memory)
            if order[0] == 0 { Process.idle() }
        }
        Process.idle()
        if opened < 3, let url = URL(string: "shop:/pages/9") { came[opened]?.stage?.open(url) }
        Process.idle()
        for (index, shown) in came {
            #expect(process.drawn(shown) == "[start, page\(index)\(index == opened ? ", page9" : "")]", "\(order)")
        }
        #expect(process.isWhole && process.comebacks.count == 3, "\(process.comebacks)")
        #expect(process.desk.root.windows.count == 3 && Desktop.shown.count == 3)
        let notes = process.desk.root.windows.flatMap { ($0.content as? SheetCoordinator)?.root.node.children ?? [] }
            .compactMap { ($0 as? NoteModel)?.kept }.filter { !$0.isEmpty }
        #expect(Set(notes) == ["typed 0", "typed 1", "typed 2"] && process.desk.problems == [])
    }

    @Test("a window that is opened by a route inside newWindow has one window of the system's") func openedByRoute() {
        let process = Process()
        process.opensByRoute = true
        process.come()
        Process.idle()
        process.come()
        Process.idle()
        #expect(process.desk.root.windows.map(\.node.name) == ["main", "window101"])
        #expect(Desktop.shown.count == 2)
    }

    @Test("a window that is too large to be stored is reported") func tooLarge() throws {
        let process = Process()
        let shown = try #require(process.come())
        Process.idle()
        let page = NoteModel(1)
        page.kept = String(repeating: "x", count: 9 << 20)
        process.sheet(shown)?.root.perform(.push(page))
        Process.idle()
        #expect(process.desk.problems.first?.contains("Can't store main") == true)
    }

    @Test("show each its own at random, however often the app is killed") func walk() {
        walkScenes(on: "SwiftUI", 50) { run($0) }
    }

    private func run(_ seed: UInt64) -> String? {
        var dice = Dice(seed)
        var process = Process()
        process.come()
        Process.idle()
        let wanted = 2 + dice.roll(2)
        while Desktop.shown.count < wanted {
            let count = Desktop.shown.count
            if dice.roll(2) == 0 { process.come() } else { process.desk.trigger(.open(count)) }
            Process.idle()
            if Desktop.shown.count != count + 1 { return "no window comes" }
        }
        var next = 0
        var shown = Desktop.shown
        for _ in 0..<1 + dice.roll(3) {
            for window in shown {
                for _ in 0..<dice.roll(3) {
                    next += 1
                    process.sheet(window)?.trigger(dice.roll(4) == 0 ? .sheet(next) : .page(next))
                    Process.idle()
                }
            }
            let kept = shown.map { (drawn: process.drawn($0), value: $0.value, memory: $0.memory) }
            process = Process()
            var waiting = Array(kept.indices)
            var came: [Int: Desktop.Shown] = [:]
            next += 1
            let opened = dice.roll(kept.count + 1)
            while !waiting.isEmpty {
                let index = waiting.remove(at: dice.roll(waiting.count))
                came[index] = process.come(kept[index].value, kept[index].memory)
                let isIdle = dice.roll(2) == 0
                if isIdle { Process.idle() }
                if index == opened, let url = URL(string: "shop:/pages/\(next)") {
                    if !isIdle { Process.idle() }
                    came[index]?.stage?.open(url)
                }
            }
            Process.idle()
            shown = kept.indices.compactMap { came[$0] }
            for (index, window) in shown.enumerated() {
                var wanted = kept[index].drawn
                if index == opened { wanted = wanted.prefix { $0 != "]" } + ", page\(next)]" }
                let drawn = process.drawn(window)
                if drawn != wanted {
                    return "window \(index) shows \(drawn), and was to show \(wanted): \(process.desk.root.tree)"
                }
            }
            if process.desk.root.windows.count != shown.count { return "\(process.desk.root.tree)" }
            if Desktop.shown.count != shown.count { return "\(Desktop.shown.count) windows" }
            if !process.isWhole || process.comebacks.count != shown.count { return "\(process.comebacks)" }
            if !process.desk.problems.isEmpty { return "\(process.desk.problems)" }
        }
        return nil
    }
}
