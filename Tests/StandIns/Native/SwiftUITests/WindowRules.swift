import SwiftUI
import Testing

@Suite("The stand-in for SwiftUI: windows and URLs", .serialized) @MainActor struct WindowRules {
    let model = Model()

    @Test("a window that goes takes its views with it, and comes back with new ones")
    func window() {
        let item = Binding(get: { model.item }, set: { model.item = $0 })
        let stage = open { Probe(name: "base", model: model).sheet(item: item) { Probe(name: $0.id, model: model) } }
        model.item = Model.Item(id: "m")
        Loop.idle()
        _ = model.take()
        stage.close()
        #expect(model.take().sorted() == ["-base", "-m"])
        stage.open()
        Loop.idle()
        #expect(stage.words == "base^m")
    }

    @Test("a window that is asked for comes late, shows the value, and comes to the front when asked for again")
    func windows() {
        Loop.reset()
        Desktop.supportsMultipleWindows = true
        Desktop.run(Numbers())
        Loop.idle()
        #expect(words == ["none"])
        Numbers.open?(1)
        #expect(words == ["none"])
        Loop.idle()
        #expect(words == ["none", "1"] && Numbers.active == "1")
        Desktop.activate(Desktop.shown[0])
        Loop.idle()
        #expect(Numbers.active == "none")
        Numbers.open?(1)
        Loop.idle()
        #expect(words == ["none", "1"] && Numbers.active == "1")
        Desktop.refusals = 1
        Numbers.open?(2)
        Loop.idle()
        #expect(words == ["none", "1"])
    }

    @Test("a window is dismissed late, with its views, and where it shows a modal only if that is said")
    func dismissal() {
        Loop.reset()
        Desktop.supportsMultipleWindows = true
        Desktop.run(Numbers())
        Loop.idle()
        Numbers.isPresenting = true
        Numbers.open?(1)
        Loop.idle()
        Numbers.dismiss?()
        Loop.idle()
        #expect(words == ["none", "1^m"])
        var transaction = Transaction()
        transaction.dismissBehavior = .destructive
        withTransaction(transaction) { Numbers.dismiss?() }
        #expect(words == ["none", "1^m"])
        Loop.idle()
        #expect(words == ["none"])
        Numbers.isPresenting = false
    }

    private var words: [String] { Desktop.shown.compactMap { $0.stage?.words } }

    @Test("a URL goes to the views of the window that ask for URLs, and an activity to those that ask for its type")
    func urls() throws {
        let stage = open {
            Text("base")
                .onOpenURL { model.heard.append("opens \($0)") }
                .onContinueUserActivity("a") { model.heard.append("continues \($0.activityType)") }
        }
        _ = model.take()
        stage.open(try #require(URL(string: "x:1")))
        for type in ["a", "b"] { stage.resume(NSUserActivity(activityType: type)) }
        #expect(model.take() == ["opens x:1", "continues a"])
    }
}

/// An app whose windows show a number each.
private struct Numbers: App {
    static var open: ((Int) -> Void)?
    static var dismiss: (() -> Void)?
    static var active = ""
    static var isPresenting = false

    var body: some Scene {
        WindowGroup(for: Int.self) { NumberView(number: $0) }
    }
}

private struct NumberView: View {
    let number: Binding<Int?>
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.appearsActive) private var isActive
    @State private var item: Model.Item?

    var body: some View {
        let words = number.wrappedValue.map { "\($0)" } ?? "none"
        Text(words)
            .onAppear {
                Numbers.open = { [openWindow] in openWindow(value: $0) }
                Numbers.dismiss = { [dismissWindow] in dismissWindow() }
                if Numbers.isPresenting { item = Model.Item(id: "m") }
            }
            .onChange(of: isActive, initial: true) { if isActive { Numbers.active = words } }
            .sheet(item: $item) { Text($0.id) }
    }
}
