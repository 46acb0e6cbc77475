import SwiftUI
import Testing

/// What a test changes, and what its views tell.
@MainActor @Observable final class Model {
    var path: [Int] = []
    var root = 0
    var item: Item?
    var other: Item?
    var isAlerting = false
    var tab = 0
    var page: Int? = 0
    var locks = false
    @ObservationIgnored var heard: [String] = []
    @ObservationIgnored var takesTabs = true

    struct Item: Identifiable, Equatable { let id: String }

    func take() -> [String] {
        defer { heard = [] }
        return heard
    }
}

struct Probe: View {
    let name: String
    let model: Model
    var body: some View {
        Text(name)
            .onAppear { model.heard.append("+\(name)") }
            .onDisappear { model.heard.append("-\(name)") }
    }
}

@MainActor func open(_ view: @escaping () -> some View) -> SwiftUI.Stage {
    Loop.reset()
    let stage = SwiftUI.Stage(view)
    stage.open()
    return stage
}

@Suite("The stand-in for SwiftUI", .serialized) @MainActor struct Rules {
    let model = Model()

    private var stack: some View {
        NavigationStack(
            path: Binding(
                get: { model.path },
                set: {
                    model.path = $0; model.heard.append("path \($0)")
                })
        ) {
            Probe(name: "root\(model.root)", model: model).id(model.root)
                .navigationDestination(for: Int.self) { Probe(name: "s\($0)", model: model) }
        }
    }

    private var sheets: some View {
        Probe(name: "base", model: model)
            .sheet(
                item: Binding(
                    get: { model.item },
                    set: {
                        model.item = $0; model.heard.append("item \($0?.id ?? "nil")")
                    }),
                onDismiss: { model.heard.append("dismissed") }
            ) { item in Probe(name: item.id, model: model).interactiveDismissDisabled(model.locks) }
            .sheet(item: Binding(get: { model.other }, set: { model.other = $0 })) { Text($0.id) }
            .alert(
                "Sure?",
                isPresented: Binding(
                    get: { model.isAlerting },
                    set: {
                        model.isAlerting = $0; model.heard.append("alert \($0)")
                    }),
                presenting: 1
            ) { _ in
                Button("Yes") { model.heard.append("yes") }
            } message: { _ in
                Text("")
            }
    }

    @Test("views are drawn in the turn after a change, once for all that has changed until then")
    func late() {
        let stage = open { stack }
        model.path = [1]
        model.path = [1, 2]
        #expect(stage.words == "[root0]")
        Loop.idle()
        #expect(stage.words == "[root0, s1, s2]")
        #expect(model.take() == ["+root0", "+s2", "-root0"])
    }

    @Test("a view appears as it begins to move in, and disappears when it has gone")
    func appearing() {
        let stage = open { stack }
        _ = model.take()
        model.path = [1]
        Loop.turn()
        Loop.turn()
        #expect(model.take() == ["+s1"])
        #expect(stage.words == "[root0]~")
        Loop.idle()
        #expect(model.take() == ["-root0"])
    }

    @Test("a stack sets its path when the user has gone back, and late")
    func back() {
        model.path = [1, 2]
        let stage = open { stack }
        #expect(stage.tapBack())
        for _ in 0..<2 { Loop.turn() }
        #expect(!model.take().contains("path [1]"))
        Loop.idle()
        #expect(model.take().contains("path [1]"))
        #expect(stage.words == "[root0, s1]")
    }

    @Test("a swipe that is given up sets nothing")
    func cancelled() {
        model.path = [1]
        let stage = open { stack }
        #expect(stage.beginSwipe() == .follows)
        stage.endSwipe(isCancelled: true)
        Loop.idle()
        #expect(!model.take().contains { $0.hasPrefix("path") })
        #expect(stage.words == "[root0, s1]")
    }

    @Test("a root that changes together with the path loses the path")
    func rootAndPath() {
        model.path = [1]
        let stage = open { stack }
        (model.root, model.path) = (1, [2, 3])
        Loop.idle()
        #expect(stage.words == "[root1]")
        #expect(model.path == [])
    }

    @Test("a hidden back button holds a swipe")
    func hiddenBack() {
        model.path = [1]
        let stage = open {
            NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
                Text("root").navigationDestination(for: Int.self) { _ in Text("s").navigationBarBackButtonHidden(true) }
            }
        }
        #expect(stage.beginSwipe() == .nothing)
        #expect(!stage.tapBack())
    }

    @Test(
        "a second sheet, over another one or while something moves, does not come later either")
    func oneSheet() {
        let stage = open { sheets }
        model.item = Model.Item(id: "m")
        Loop.idle()
        model.other = Model.Item(id: "n")
        Loop.idle()
        #expect(stage.words == "base^m")
        #expect(Loop.log.count == 1)
        model.item = nil
        Loop.idle()
        #expect(stage.words == "base")
        model.other = nil
        Loop.idle()
        model.other = Model.Item(id: "n")
        Loop.idle()
        #expect(stage.words == "base^n")
    }

    @Test("an item that changes dismisses the sheet, and presents the next")
    func replaced() {
        let stage = open { sheets }
        model.item = Model.Item(id: "m")
        Loop.idle()
        model.item = Model.Item(id: "n")
        Loop.idle()
        #expect(stage.words == "base^n")
        #expect(model.take().contains("dismissed"))
    }

    @Test("a sheet that is dragged away sets the item when it has gone, and calls onDismiss after that")
    func dragged() {
        let stage = open { sheets }
        model.item = Model.Item(id: "m")
        Loop.idle()
        _ = model.take()
        #expect(stage.beginDrag() == .follows)
        stage.endDrag(isCancelled: false)
        Loop.turn()
        #expect(model.take() == [])
        Loop.idle()
        #expect(model.take().filter { !$0.hasPrefix("-") } == ["item nil", "dismissed"])
    }

    @Test("a sheet whose dismissal is disabled is held, and the attempt is not reported")
    func locked() {
        model.locks = true
        let stage = open { sheets }
        model.item = Model.Item(id: "m")
        Loop.idle()
        _ = model.take()
        #expect(stage.beginDrag() == .held)
        Loop.idle()
        #expect(model.take() == [])
    }

    @Test("an action of an alert runs before that goes, and then the binding is false")
    func alert() {
        let stage = open { sheets }
        model.isAlerting = true
        Loop.idle()
        #expect(stage.words == "base!Sure?")
        #expect(stage.press("Yes"))
        #expect(Array(model.take().suffix(2)) == ["yes", "alert false"])
        Loop.idle()
        #expect(stage.words == "base")
    }

    @Test("an alert may go without an answer, and only its binding changes")
    func lostAlert() {
        let stage = open { sheets }
        model.isAlerting = true
        Loop.idle()
        stage.loseAlert()
        Loop.idle()
        #expect(model.take().last == "alert false")
        #expect(stage.words == "base")
    }

    @Test("a tap shows a tab at once, and one that is not taken over stays until the next update")
    func tabs() {
        let stage = open {
            TabView(selection: Binding(get: { model.tab }, set: { if model.takesTabs { model.tab = $0 } })) {
                Text("a").tag(0)
                Text("b").tag(1)
                Text("\(model.root)").tag(2)
            }
        }
        model.takesTabs = false
        #expect(stage.tapTab(1))
        Loop.idle()
        #expect(stage.words == "{a, b*, 0}")
        model.root = 1
        Loop.idle()
        #expect(stage.words == "{a*, b, 1}")
    }

    @Test("pages that are scrolled set their position late")
    func pages() {
        let stage = open {
            ScrollView(.horizontal) { HStack { ForEach([0, 1, 2], id: \.self) { Text("p\($0)") } } }
                .scrollPosition(id: Binding(get: { model.page }, set: { model.page = $0 }))
        }
        Loop.idle()
        #expect(stage.turnPage(by: 1))
        #expect(model.page == 0)
        Loop.idle()
        #expect(model.page == 1)
        #expect(stage.words == "<p0, p1*, p2>")
    }

    @Test("an animation ends once: at once where nothing in sight has changed")
    func animation() {
        let stage = open { Text("\(model.root)") }
        var ended = 0
        withAnimation {
            model.tab += 1
        } completion: {
            ended += 1
        }
        #expect(ended == 1)
        withAnimation {
            model.root += 1
        } completion: {
            ended += 1
        }
        #expect(ended == 1)
        Loop.idle()
        #expect(ended == 2)
        #expect(stage.words == "1")
    }

    @Test("the state of a view lives as long as its place")
    func state() {
        struct Counter: View {
            @State var count = 0
            let model: Model
            var body: some View { Button("\(count)") { count += 1 }.onAppear { model.heard.append("\(count)") } }
        }
        let stage = open { Counter(model: model).id(model.root) }
        #expect(model.take() == ["0"])
        model.root = 1
        Loop.idle()
        #expect(model.take() == ["0"])
        #expect(stage.words == "")
    }
}
