@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

extension GTKContractTests {
    @Test("a letter stays through folds, and back leads from it to the list of a narrow window") func letters() {
        let windows = WindowManager(WindowRoot(LettersCoordinator(), name: "main"))
        let window = AdwApplicationWindow.forTests()
        windows.attach(GTKHost(in: window))
        func fold(_ isNarrow: Bool) -> Bool {
            window.setNarrow(isNarrow)
            return true
        }
        let steps: [(act: () -> Bool, line: String)] = [
            ({ window.click("letter-1") }, "main: {letters([inbox] | [letter-1])*, account[profile]}"),
            ({ window.click("attachment") }, "main: {letters([inbox] | [letter-1, attachment-1])*, account[profile]}"),
            ({ fold(true) }, "main/: {letters([inbox] | [letter-1, attachment-1])*, account[profile]}"),
            (window.goBack, "main/: {letters([inbox] | [letter-1])*, account[profile]}"),
            (window.goBack, "main/: {letters([inbox]* | [letter-1])*, account[profile]}"),
            ({ fold(false) }, "main: {letters([inbox]* | [letter-1])*, account[profile]}"),
            ({ window.click("forget") }, "main: {letters([inbox]* | [letter-1])*, account[profile]}!\"Forget it?\""),
            ({ fold(true) }, "main/: {letters([inbox]* | [letter-1])*, account[profile]}!\"Forget it?\""),
            ({ window.click("Forget") }, "main/: {letters([inbox] | )*, account[profile]}"),
            ({ window.click("letter-2") }, "main/: {letters([inbox] | [letter-2])*, account[profile]}"),
        ]
        for (act, line) in steps {
            #expect(act())
            window.settle()
            expect(windows, line)
            #expect(drawing(of: window) == HostContract.drawing(of: windows))
        }
        window.destroy()
    }
}
