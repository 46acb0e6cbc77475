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
        #expect(stage.words == "(l | d)" && model.take() == ["-l"])
        #expect(stage.beginSwipe() == .follows)
        stage.endSwipe(isCancelled: true)
        Loop.idle()
        #expect(stage.words == "(l | d)" && told == [])
        _ = model.take()
        #expect(stage.tapBack())
        Loop.turn()
        #expect(model.take() == ["+l"] && told == [])
        Loop.idle()
        #expect(stage.words == "(l | -d)" && model.take() == ["-d"] && told == [.sidebar])
        #expect(!stage.tapBack())
        model.root = 0
        Loop.idle()
        #expect(stage.words == "(l | d)" && told == [.sidebar])
        stage.isNarrow = false
        Loop.idle()
        #expect(stage.words == "(l | d)" && model.take().last == "+l")
    }
}
