@_spi(Hosting) import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

/// A host that draws popovers, and nothing else that is special.
private final class PopoverHost: Host {
    var refusal: String?
    private(set) var asked: [String] = []

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        if let refusal { commit.refuse(refusal) } else { commit.acknowledge() }
    }

    func draws(_ style: PresentationStyle) -> Bool {
        asked.append("\(style)")
        return style.kind == .popover
    }
}

/// What each host does.
private final class PlainHost: Host {
    func show(_ root: any Presentable) {}
    func apply(_ commit: HostCommit) { commit.acknowledge() }
}

@Suite("Styles that a host does not draw", .bothEnds) struct UndrawnTests {
    private let stack = StackRoot(Screen("a"), name: "stack")
    private let windows: WindowManager
    private let reports = Reports()

    private final class Reports { var lines: [String] = [] }

    init() {
        windows = WindowManager(WindowRoot(stack, name: "main"))
        windows.diagnosticsHandler = { [reports] in reports.lines.append($0.error?.summary ?? $0.message) }
    }

    private func undrawn(_ name: String, _ style: PresentationStyle, _ host: String = "PopoverHost") -> String {
        "Can't draw '\(name)' as \(style): \(host) does not draw that style."
    }

    @Test("a modal in such a style is shown all the same, and reported once for a kind") func once() {
        let host = PopoverHost()
        windows.attach(host)
        stack.perform(.present(Screen("m"), style: .formSheet()))
        expect(windows, "main: stack[a]^m")
        #expect(reports.lines == [undrawn("m", .formSheet())])
        stack.perform(.present(Screen("n"), style: .formSheet(dismissible: false)))
        stack.perform(.present(Screen("p"), style: .popover(from: "share")))
        stack.perform(.present(Screen("d"), style: .custom("drawer")))
        #expect(reports.lines == [undrawn("m", .formSheet()), undrawn("d", .custom("drawer"))])
        #expect(host.asked == ["formSheet", "popover(from: 'share')", "drawer"])
    }

    @Test("the whole message names the host and the remedy") func message() {
        var message = ""
        windows.diagnosticsHandler = { message = $0.message }
        windows.attach(PlainHost())
        stack.perform(.present(Screen("m"), style: .popover(from: "share")))
        #expect(
            message == """
                Can't draw 'm' as popover(from: 'share'): PlainHost does not draw that style.

                  Tree: main: stack[a]^m

                It is shown as a sheet or a full screen. Let the host draw it and say so in draws(_:), or choose another.
                """)
    }

    @Test("styles that every host draws are not asked about") func plain() {
        let host = PopoverHost()
        windows.attach(host)
        let styles: [PresentationStyle] = [
            .automatic, .fullScreen, .fullScreen.dismissible(false), .sheet(),
            .sheet(grabber: true, dismissible: false),
        ]
        for style in styles { stack.perform(.present(Screen("m"), style: style)) }
        #expect(host.asked == [] && reports.lines == [])
        stack.perform(.present(Screen("m"), style: .sheet(detents: [.medium])))
        #expect(reports.lines == [undrawn("m", .sheet(detents: [.medium]))])
    }

    @Test("a modal that comes in other content, or is there when a host comes, is reported too") func nested() {
        let child = StackRoot(Screen("b"))
        child.perform(.present(Screen("m"), style: .formSheet()))
        let host = PopoverHost()
        windows.attach(host)
        #expect(reports.lines == [])
        stack.perform(.push(TabRoot(StackRoot(Screen("c")), child)))
        #expect(reports.lines == [undrawn("m", .formSheet())])
        windows.attach(host)
        #expect(reports.lines.count == 1)
        windows.attach(PlainHost())
        #expect(reports.lines.last == undrawn("m", .formSheet(), "PlainHost"))
        windows.attach(nil)
        child.perform(.present(Screen("n"), style: .popover(from: "share")))
        #expect(reports.lines.count == 2)
    }

    @Test("the host that is asked is the nearest around") func inner() {
        let (outer, inner) = (PopoverHost(), PopoverHost())
        let child = StackRoot(Screen("b"))
        stack.perform(.push(child))
        windows.attach(outer)
        child.attach(inner)
        child.perform(.present(Screen("m"), style: .formSheet()))
        #expect(inner.asked == ["formSheet"] && outer.asked == [])
        stack.perform(.present(Screen("n"), style: .popover(from: "share")))
        #expect(inner.asked == ["formSheet"] && outer.asked == ["popover(from: 'share')"])
    }

    @Test("a commit that is refused has been reported, and the next one is not") func refused() {
        let host = PopoverHost()
        windows.attach(host)
        host.refusal = "no"
        for _ in 1...2 { stack.perform(.present(Screen("m"), style: .formSheet())) { #expect($0.error != nil) } }
        expect(windows, "main: stack[a]")
        #expect(reports.lines == [undrawn("m", .formSheet())])
    }

    @Test("a modal that is dismissed in the same commit is not asked about") func passing() {
        let host = PopoverHost()
        windows.attach(host)
        stack.perform(.multiple(.present(Screen("m"), style: .formSheet()), .dismiss(), .push(Screen("b"))))
        #expect(host.asked == [] && reports.lines == [])
    }

    @Test("a former modal that is pushed has no style") func former() {
        let host = PopoverHost()
        let modal = Screen("m")
        stack.perform(.present(modal, style: .formSheet()))
        stack.perform(.multiple(.dismiss(), .push(modal)))
        windows.attach(host)
        stack.perform(.push(Screen("b")))
        #expect(host.asked == [])
    }

    @Test("hosts that show nothing draw everything") func showingNothing() {
        for host in [ImmediateHost(), ClockHost(time: ManualTime()), TestHost(windows)] as [any Host] {
            windows.attach(host)
            stack.perform(.present(Screen("m"), style: .custom("drawer")))
        }
        #expect(reports.lines == [])
        let host = TestHost(windows)
        host.undrawn = ["tray"]
        stack.perform(.present(Screen("t"), style: .custom("tray")))
        #expect(reports.lines == [undrawn("t", .custom("tray"), "TestHost")])
    }
}
