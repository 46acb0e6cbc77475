import SwiftUI
import Testing

@Suite("The stand-in for SwiftUI: splits", .serialized) @MainActor struct SplitRules {
    let model = Model()

    @Test("columns are one stack in a narrow window, and going back sets the preferred column late")
    func narrow() {
        var told: [NavigationSplitViewColumn] = []
        let stage = open {
            NavigationSplitView(
                preferredCompactColumn: Binding(
                    get: { model.root == 0 ? .detail : .sidebar },
                    set: {
                        told.append($0)
                        model.root = 1
                    })
            ) {
                Probe(name: "l", model: model)
            } detail: {
                Probe(name: "d", model: model)
            }
        }
        Loop.idle()
        #expect(stage.words == "(l | d)" && model.take().sorted() == ["+d", "+l"])
        stage.isNarrow = true
        Loop.idle()
        #expect(stage.words == "(/l | d)" && model.take() == ["-l"])
        #expect(stage.beginSwipe() == .follows)
        stage.endSwipe(isCancelled: true)
        Loop.idle()
        #expect(stage.words == "(/l | d)" && told == [])
        _ = model.take()
        #expect(stage.tapBack())
        Loop.turn()
        #expect(model.take() == ["+l"] && told == [])
        Loop.idle()
        #expect(stage.words == "(l | /d)" && model.take() == ["-d"] && told == [.sidebar])
        #expect(!stage.tapBack())
        model.root = 0
        Loop.idle()
        #expect(stage.words == "(/l | d)" && told == [.sidebar])
        stage.isNarrow = false
        Loop.idle()
        #expect(stage.words == "(l | d)" && model.take().last == "+l")
    }

    @Test("a window that widens tells of each column that comes once, and of no other") func widening() {
        let stage = open {
            NavigationSplitView(preferredCompactColumn: Binding(get: { .sidebar }, set: { _ in })) {
                Probe(name: "l", model: model)
            } content: {
                Probe(name: "c", model: model)
            } detail: {
                Probe(name: "d", model: model)
            }
        }
        Loop.idle()
        _ = model.take()
        for _ in 0..<2 {
            stage.isNarrow = true
            Loop.idle()
            #expect(stage.words == "(l | /c | /d)" && model.take().sorted() == ["-c", "-d"])
            stage.isNarrow = false
            Loop.idle()
            #expect(stage.words == "(l | c | d)" && model.take().sorted() == ["+c", "+d"])
        }
    }

    @Test("the user hides columns and shows them, in a wide window, which sets their visibility late") func visibility()
    {
        var told: [NavigationSplitViewVisibility] = []
        let stage = open {
            NavigationSplitView(
                columnVisibility: Binding(
                    get: { model.root == 0 ? .all : .detailOnly },
                    set: {
                        told.append($0)
                        model.root = 1
                    }),
                preferredCompactColumn: Binding(get: { .sidebar }, set: { _ in })
            ) {
                Probe(name: "l", model: model)
            } content: {
                Probe(name: "c", model: model)
            } detail: {
                Probe(name: "d", model: model)
            }
        }
        Loop.idle()
        _ = model.take()
        #expect(stage.showColumns(.doubleColumn) && !stage.showColumns(.all) && told == [])
        Loop.turn()
        #expect(stage.words == "(/l | c | d)" && model.take() == ["-l"] && told == [])
        Loop.idle()
        #expect(stage.words == "(/l | /c | d)" && model.take() == ["-c"] && told == [.doubleColumn])
        stage.isNarrow = true
        Loop.idle()
        #expect(stage.words == "(l | /c | /d)" && !stage.showColumns(.all))
    }

    @Test("the size class is compact in a narrow window") func sizeClass() {
        let stage = open { SizeView() }
        Loop.idle()
        #expect(stage.words == "regular")
        stage.isNarrow = true
        Loop.idle()
        #expect(stage.words == "compact")
    }
}

private struct SizeView: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View { Text(sizeClass == .compact ? "compact" : "regular") }
}
