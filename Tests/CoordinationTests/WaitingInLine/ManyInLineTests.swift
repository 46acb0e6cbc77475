@_spi(Hosting) import Coordination
import CoordinationTesting
import TestSupport
import Testing

/// Many that wait: who goes first, who shares an outcome, and what is let go of.
@Suite(.bothEnds, .noUnhandledFailures) @MainActor struct ManyInLineTests {
    private let guarded = GuardedHouse()
    private var house: House { guarded.house }
    private var recorder: Recorder { guarded.recorder }

    /// Names that a gate has wait, and what lets each of them pass.
    private func wait(for count: Int) -> [Resumption] {
        var isOpen = false
        var resumptions: [Resumption] = []
        for index in 0..<count {
            house.gates[.push("\(index)")] = [
                Gate("porter \(index)") { _ in isOpen ? .allow : .wait { resumptions.append($0) } }
            ]
            house.trigger(.push("\(index)"), completion: recorder("\(index)"))
        }
        isOpen = true
        return resumptions
    }

    @Test("triggers that wait at a gate resume in the order in which they are let pass") func letPass() {
        let resumptions = wait(for: 100)
        let order = (0..<100).shuffled()
        for index in order { resumptions[index]() }
        #expect(recorder.lines == order.map { "\($0): completed" })
        #expect(house.root.node.count == 101)
    }

    @Test("triggers let pass while a commit settles go last first, and all before later triggers") func lastFirst() {
        let resumptions = wait(for: 40)
        guarded.host.isHolding = true
        house.trigger(.push("held"), completion: nil)
        for name in ["later", "last"] { house.trigger(.push(name), completion: recorder(name)) }
        for resumption in resumptions { resumption() }
        guarded.host.isHolding = false
        guarded.host.acknowledge()
        let order = (0..<40).reversed().map(String.init) + ["later", "last"]
        #expect(recorder.lines == order.map { "\($0): completed" })
    }

    @Test("a recovery ends triggers at gates in the order in which they came, without those that went before")
    func recovery() {
        let resumptions = wait(for: 60)
        for index in stride(from: 0, to: 60, by: 3) { resumptions[index].deny("no") }
        recorder.forget()
        house.recover(to: .home)
        let left = (0..<60).filter { !$0.isMultiple(of: 3) }
        #expect(recorder.lines.map { $0.prefix { $0 != ":" } } == left.map { Substring("\($0)") })
    }

    @Test("a coalescing trigger joins the first that waits for the same, at a gate or else in line") func whomToJoin() {
        let resumptions = wait(for: 30)
        guarded.host.isHolding = true
        house.trigger(.push("held"), completion: nil)
        let coalesce = TransitionOptions(policy: .coalesce)
        for index in 0..<30 { house.trigger(.push("x\(index)"), completion: recorder("x\(index) in line")) }
        for index in 0..<30 { house.trigger(.push("x\(index)"), completion: recorder("x\(index) again")) }
        for index in 0..<30 {
            house.trigger(.push("x\(index)"), with: coalesce, completion: recorder("x\(index) joins"))
            house.trigger(.push("\(index)"), with: coalesce, completion: recorder("\(index) joins"))
            house.trigger(.push("y\(index)"), with: coalesce, completion: recorder("y\(index)"))
            house.trigger(.push("y\(index)"), with: coalesce, completion: recorder("y\(index) joins"))
        }
        guarded.host.isHolding = false
        guarded.host.acknowledge()
        let inLine = (0..<30).flatMap { ["x\($0) in line", "x\($0) joins"] } + (0..<30).map { "x\($0) again" }
        let others = (0..<30).flatMap { ["y\($0)", "y\($0) joins"] }
        #expect(recorder.lines == (inLine + others).map { "\($0): completed" })
        recorder.forget()
        for resumption in resumptions { resumption() }
        #expect(recorder.lines == (0..<30).flatMap { ["\($0): completed", "\($0) joins: completed"] })
    }

    @Test("cancelled tasks of a hundred behind one login are notified, and the others resume in order")
    func someCancelled() async {
        guarded.wantsLogin()
        for index in 0..<100 { house.gates[.push("\(index)")] = [guarded.porter.gate] }
        let tasks = (0..<100).map { index in
            Task.immediate { @MainActor in
                do {
                    try await house.trigger(.push("\(index)"))
                    recorder.note("\(index)")
                } catch { recorder.note("\(index) \(error)") }
            }
        }
        for index in (0..<100).shuffled() where !index.isMultiple(of: 7) { tasks[index].cancel() }
        for index in 0..<100 where !index.isMultiple(of: 7) { await tasks[index].value }
        #expect(guarded.tree == "main: [home]^login")
        recorder.forget()
        guarded.signIn()
        for task in tasks { await task.value }
        let others = stride(from: 0, to: 100, by: 7).map { "\($0)" }
        #expect(guarded.tree == "main: [home, \(others.joined(separator: ", "))]")
        // The tasks resume when their executor comes to them, in whichever order.
        #expect(Set(recorder.lines) == Set(others) && recorder.lines.count == others.count)
    }

    @Test("a hundred tasks that share a trigger withdraw it when the last is cancelled, and not before")
    func allWhoShare() async {
        guarded.host.isHolding = true
        house.trigger(.push("held"), completion: nil)
        let tasks = (0..<100).map { _ in
            Task.immediate { @MainActor in
                _ = try? await house.trigger(.push("shared"), with: TransitionOptions(policy: .coalesce))
            }
        }
        for index in (0..<100).dropLast() { tasks[index].cancel() }
        for index in (0..<100).dropLast() { await tasks[index].value }
        let other = Task.immediate { @MainActor in
            _ = try? await house.trigger(.push("shared"), with: TransitionOptions(policy: .coalesce))
        }
        tasks[99].cancel()
        await tasks[99].value
        other.cancel()
        await other.value
        guarded.host.isHolding = false
        guarded.host.acknowledge()
        #expect(guarded.tree == "main: [home, held]")
    }

    @Test("a rejecting trigger is not rejected if all waiting triggers share an outcome that has come") func notBusy() {
        let host = AskingHost { [house, recorder] in
            for _ in 0..<3 { house.trigger(.push("a"), with: .init(policy: .coalesce), completion: recorder("a")) }
        }
        guarded.manager.attach(host)
        house.trigger(.push("a")) { [house, recorder] _ in
            house.trigger(.push("b"), with: .init(policy: .reject), completion: recorder("b"))
        }
        #expect(recorder.lines.sorted() == ["a: completed", "a: completed", "a: completed", "b: completed"])
    }
}

/// A host that does something, once, while it is handed a commit.
private final class AskingHost: Host {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        let action = action
        self.action = nil
        action?()
        commit.acknowledge()
    }
}
