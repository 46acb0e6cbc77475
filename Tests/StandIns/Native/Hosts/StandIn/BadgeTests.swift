// The stand-in's words are read.
#if STAND_IN
    import AppKit
    import Coordination
    import CoordinationSwiftUI
    import Observation
    import SwiftUI
    import Testing

    @Suite("Badges of tabs, on SwiftUI's own containers", .onScreen) @MainActor struct BadgeTests {
        @Observable @MainActor final class Basket: @MainActor Presentable, SwiftUIScreen, SwiftUITab {
            let node = Screen("basket")
            var count = 0
            var view: some View { Text("basket") }
            var tabTitle: String { "Basket" }
            var tabSymbol: String { "basket" }
            var tabBadge: String? { count > 0 ? "\(count)" : nil }
        }

        @Test("a badge follows what it reads") func follows() async {
            let basket = Basket()
            let theatre = await Theatre(TabRoot(Screen("list"), basket))
            #expect(theatre.window.stage?.words == "{list*, basket}")
            for count in [2, 3] {
                basket.count = count
                await theatre.settle()
                #expect(theatre.window.stage?.words == "{list*, basket(\(count))}")
            }
            basket.count = 0
            await theatre.settle()
            #expect(theatre.window.stage?.words == "{list*, basket}")
        }

        @Test("an environment reaches the screens") func environment() async {
            @MainActor final class Themed: @MainActor Presentable, SwiftUIScreen {
                struct Words: View {
                    @Environment(Basket.self) private var basket
                    var body: some View { Text("\(basket.count) in it") }
                }
                let node = Screen("themed")
                var view: some View { Words() }
            }
            let basket = Basket()
            let model = TreeModel(StackRoot(Themed())) { $0.environment(basket) }
            let window = Surroundings.device.makeWindow()
            Surroundings.device.show(model, in: window)
            await Surroundings.settle()
            #expect(window.stage?.words == "[0 in it]")
            Surroundings.device.close(window)
        }
    }
#endif
