import Coordination
import CoordinationTesting
import Testing

@Suite("Awaited results", .bothEnds, .noUnhandledFailures) @MainActor
struct AwaitedResultTests {
    let home = Probe(StackRoot(Screen("home")))
    var stack: StackRoot { home.root }

    /// Awaits a picker's result in a task that runs at once.
    func ask(
        _ picker: ItemPicker, by transition: Transition<StackRoot>? = nil, _ told: Recorder
    ) -> Task<Void, Never> {
        Task.immediate {
            do throws(EndReason) {
                told.note(try await home.result(of: picker, by: transition).name)
            } catch {
                told.note("none: \(error)")
            }
        }
    }

    @Test("an awaited screen returns its output when it finishes")
    func output() async {
        let (picker, told) = (ItemPicker(), Recorder())
        let task = ask(picker, told)
        #expect(stack.tree.description == "[home]^picker")
        picker.finish(with: Item(name: "tea"), completion: nil)
        await task.value
        #expect(told.lines == ["tea"])
        #expect(stack.tree.description == "[home]")
    }

    @Test("an awaited screen can be shown in any way")
    func pushed() async {
        let (picker, told) = (ItemPicker(), Recorder())
        let task = ask(picker, by: .push(picker), told)
        #expect(stack.tree.description == "[home, picker]")
        stack.back(completion: nil)
        await task.value
        #expect(told.lines == ["none: it was popped"])
    }

    @Test("an awaited screen that cannot be shown throws at once")
    func refused() async {
        let (picker, told) = (ItemPicker(), Recorder())
        stack.perform(.push(picker), completion: nil)
        await ask(picker, told).value
        #expect(told.lines.count == 1)
        #expect(told.lines.first?.hasPrefix("none: it was not shown: Can't present 'picker'") == true)
        #expect(stack.tree.description == "[home, picker]")
    }

    @Test("a cancelled task closes its screen before it resumes")
    func cancelled() async {
        let (picker, told) = (ItemPicker(), Recorder())
        let task = ask(picker, told)
        stack.perform(.present(Screen("over")), completion: nil)
        task.cancel()
        await task.value
        #expect(told.lines == ["none: it was given up"])
        #expect(stack.tree.description == "[home]")
    }

    @Test("a screen over the awaited one is not asked about leaving if the task is cancelled")
    func cancelledOverDraft() async {
        let (picker, told) = (ItemPicker(), Recorder())
        let task = ask(picker, told)
        stack.perform(.present(Manuscript()), completion: nil)
        task.cancel()
        await task.value
        #expect(told.lines == ["none: it was given up"])
        #expect(stack.tree.description == "[home]")
    }

    @Test("a task that is cancelled while the showing waits for its turn shows nothing")
    func cancelledEarly() async {
        let windows = WindowManager(WindowRoot(stack, name: "main"))
        let host = TestHost(windows, isHolding: true)
        stack.perform(.push(Screen("first")), completion: nil)
        let (picker, told) = (ItemPicker(), Recorder())
        let task = ask(picker, told)
        task.cancel()
        await task.value
        #expect(told.lines == ["none: it was given up"])
        host.acknowledge()
        host.acknowledge()
        #expect(stack.tree.description == "[home, first]")
    }

    @Test("a task that is cancelled already shows nothing")
    func cancelledBefore() async {
        let (picker, told) = (ItemPicker(), Recorder())
        let task = Task {
            do throws(EndReason) {
                _ = try await home.result(of: picker)
                told.note("shown")
            } catch {
                told.note("none: \(error)")
            }
        }
        task.cancel()
        await task.value
        #expect(told.lines == ["none: it was given up"])
        #expect(stack.tree.description == "[home]")
    }

    @Test("nothing of an ended result is kept")
    func nothingKept() async {
        weak var gone: ItemPicker?
        let told = Recorder()
        do {
            let picker = ItemPicker()
            gone = picker
            let task = ask(picker, told)
            picker.finish(with: Item(name: "tea"), completion: nil)
            await task.value
        }
        #expect(told.lines == ["tea"])
        #expect(gone == nil)
    }
}
