import AppKit
import SwiftUI
import Testing

@Suite("The stand-in for SwiftUI: what assistive apps find", .serialized) @MainActor struct AccessibilityRules {
    let model = Model()

    /// Shows a view in a window, and on the screen.
    private func open(_ view: some View) -> NSWindow {
        Loop.reset()
        let window = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 800, height: 600), styleMask: [.titled], backing: .buffered,
            defer: false)
        window.contentView = NSHostingView(rootView: view)
        window.makeKeyAndOrderFront(nil)
        Loop.idle()
        return window
    }

    private func all(_ role: NSAccessibility.Role, in element: any NSAccessibilityProtocol)
        -> [any NSAccessibilityProtocol]
    {
        let children = (element.accessibilityChildren() ?? []).compactMap { $0 as? any NSAccessibilityProtocol }
        return children.flatMap { ($0.accessibilityRole() == role ? [$0] : []) + all(role, in: $0) }
    }

    private func texts(in window: NSWindow) -> [String] {
        all(.staticText, in: window).compactMap { $0.accessibilityValue() as? String }
    }

    @Test("the front of a stack is found, and a back button in the toolbar that goes back")
    func stack() throws {
        model.path = [1]
        let path = Binding(get: { model.path }, set: { model.path = $0 })
        let window = open(
            NavigationStack(path: path) { Text("root").navigationDestination(for: Int.self) { Text("s\($0)") } })
        #expect(texts(in: window) == ["s1"])
        let toolbar = try #require(all(.toolbar, in: window).first)
        let back = try #require(all(.button, in: toolbar).first { $0.accessibilityLabel() == "Back" })
        #expect(back.accessibilityPerformPress() && !back.accessibilityPerformPress())
        Loop.idle()
        #expect(texts(in: window) == ["root"] && all(.button, in: window).isEmpty && model.path == [])
    }

    @Test("tabs are radio buttons in a group, and the value of one says whether it is selected")
    func tabs() {
        let tab = Binding(get: { model.tab }, set: { model.tab = $0 })
        let window = open(
            TabView(selection: tab) {
                ForEach([0, 1], id: \.self) { number in
                    Text("t\(number)").tabItem { Text("tab \(number)") }.tag(number)
                }
            })
        let buttons = all(.tabGroup, in: window).flatMap { all(.radioButton, in: $0) }
        #expect(buttons.map { $0.accessibilityLabel() } == ["tab 0", "tab 1"])
        #expect(buttons.map { $0.accessibilityValue() as? NSNumber } == [1, 0] && texts(in: window) == ["t0"])
        #expect(buttons.last?.accessibilityPerformPress() == true)
        Loop.idle()
        #expect(texts(in: window) == ["t1"] && model.tab == 1)
    }

    @Test("pages that are scrolled out of sight are found, too, with a frame that is beside the area that scrolls")
    func pages() throws {
        let page = Binding(get: { model.page }, set: { model.page = $0 })
        let window = open(
            ScrollView(.horizontal) { HStack { ForEach([0, 1, 2], id: \.self) { Text("p\($0)") } } }
                .scrollPosition(id: page))
        let area = try #require(all(.scrollArea, in: window).first)
        let found = all(.staticText, in: area)
        #expect(found.map { $0.accessibilityValue() as? String } == ["p0", "p1", "p2"])
        let frames = found.map { area.accessibilityFrame().intersection($0.accessibilityFrame()) }
        #expect(frames.map(\.isEmpty) == [false, true, true])
    }

    @Test("a modal is a sheet of the window or of another sheet, and buttons beneath are not pressed")
    func sheets() throws {
        let item = Binding(get: { model.item }, set: { model.item = $0 })
        let other = Binding(get: { model.other }, set: { model.other = $0 })
        let window = open(
            Button("open") { model.item = Model.Item(id: "m") }
                .sheet(item: item) { Text($0.id).sheet(item: other) { Text($0.id) } })
        let button = try #require(all(.button, in: window).first { $0.accessibilityLabel() == "open" })
        #expect(window.attachedSheet == nil && button.accessibilityPerformPress())
        Loop.idle()
        #expect(!button.accessibilityPerformPress() && all(.button, in: window).count == 1)
        model.other = Model.Item(id: "n")
        Loop.idle()
        let sheet = try #require(window.attachedSheet)
        let upper = try #require(sheet.attachedSheet)
        #expect(texts(in: sheet) == ["m", "n"] && texts(in: upper) == ["n"] && upper.attachedSheet == nil)
        #expect(all(.sheet, in: window).count == 2)
        model.item = nil
        Loop.idle()
        #expect(window.attachedSheet == nil)
    }

    @Test("an alert is a sheet with its title as a text, and with buttons that have titles")
    func alert() throws {
        model.isAlerting = true
        let isPresented = Binding(get: { model.isAlerting }, set: { model.isAlerting = $0 })
        let window = open(
            Text("base").alert("Sure?", isPresented: isPresented, presenting: 1) { _ in
                Button("Yes") { model.heard.append("yes") }
            } message: { _ in
                Text("")
            })
        let alert = try #require(window.attachedSheet)
        #expect(texts(in: alert) == ["Sure?"])
        let button = try #require(all(.button, in: alert).first)
        #expect(button.accessibilityTitle() == "Yes" && button.accessibilityLabel() == nil)
        #expect(button.accessibilityPerformPress() && model.take() == ["yes"])
        Loop.idle()
        #expect(window.attachedSheet == nil && !model.isAlerting)
    }

    @Test("a window without its view, or off the screen, has nothing in it")
    func window() {
        let window = open(Probe(name: "base", model: model))
        #expect(texts(in: window) == ["base"])
        window.orderOut(nil)
        #expect(texts(in: window) == [] && model.take() == ["+base", "-base"])
        window.makeKeyAndOrderFront(nil)
        #expect(texts(in: window) == ["base"])
        window.contentView = nil
        #expect(texts(in: window) == [] && model.take() == ["+base", "-base"])
    }
}
