@_spi(Hosting) import Coordination
import CoordinationSwiftUI
import CoordinationTesting
import SwiftUI
import Testing

/// Counts its views in sight.
@MainActor private final class Seen: @MainActor Presentable, SwiftUIScreen {
    let node = Screen("list")
    var count = 0
    var view: some View {
        Text("list").onAppear { self.count += 1 }.onDisappear { self.count -= 1 }
    }
}

@Suite(
    "A host that ships, for SwiftUI: styles of modals by width", .onScreen, .whereThereIsAScreen, .noUnhandledFailures)
@MainActor struct StyleTests {
    private let list = Seen()
    let sheet = Screen("sheet")

    @Test(
        "a sheet that covers in a narrow window, or the other way round, comes again, and was not dismissed",
        .inANarrowWindow, arguments: [true, false])
    func again(coversNarrow: Bool) async {
        let stack = StackRoot(list)
        let theatre = await Theatre(stack)
        let (narrow, wide): (PresentationStyle, PresentationStyle) =
            coversNarrow ? (.fullScreen, .sheet()) : (.sheet(), .fullScreen)
        theatre.perform(.present(sheet, style: wide.whenNarrow(narrow)), on: stack)
        theatre.perform(.present(Screen("over")), on: stack)
        for isNarrow in [false, true, false, true] {
            await theatre.setNarrow(isNarrow)
            #expect(await theatre.drawn == "[list]^sheet^over")
            #expect(list.node.isVisible == (isNarrow != coversNarrow))
            #expect((list.count > 0) == (isNarrow != coversNarrow))
        }
        #expect(theatre.takeReports().allSatisfy { if case .resized = $0 { true } else { false } })
        theatre.perform(.dismissAll(), on: stack)
        #expect(await theatre.drawn == "[list]")
    }
}
