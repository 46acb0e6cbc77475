import Coordination
import CoordinationTesting
import Testing

@Suite("A host that ships, for SwiftUI's own containers", .onScreen, .whereThereIsAScreen) @MainActor
struct DrawingTests {
    @Test("every container is drawn")
    func containers() async throws {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let pages = PageRoot(Screen("p"), Screen("q"), Screen("r"))
        let split = SplitRoot(StackRoot(Screen("l")), Screen("d"))
        let tabs = TabRoot(stack, pages, split, Screen("users"))
        let theatre = await Theatre(tabs)
        #expect(await theatre.drawn == "{[a, b]*, <p*, q, r>, ([l] | d), users}")
        theatre.perform(.push(StackRoot(Screen("c"), Screen("d"))), on: stack)
        #expect(await theatre.drawn == "{[a, b, c, d]*, <p*, q, r>, ([l] | d), users}")
        theatre.perform(.multiple(.select(index: 1), .perform(.turn(.forward), on: pages)), on: tabs)
        #expect(await theatre.drawn == "{[a, b, c, d], <p, q*, r>*, ([l] | d), users}")
        theatre.perform(.present(StackRoot(Screen("m"))), on: tabs)
        theatre.perform(.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]), on: tabs)
        #expect(await theatre.drawn == "{[a, b, c, d], <p, q*, r>*, ([l] | d), users}^[m]!Sure?")
        #expect(try theatre.press("Yes"))
        #expect(await theatre.drawn == "{[a, b, c, d], <p, q*, r>*, ([l] | d), users}^[m]")
        theatre.perform(.multiple(.dismissAll(), .present(Screen("n"), style: .fullScreen)), on: tabs)
        #expect(await theatre.drawn == "{[a, b, c, d], <p, q*, r>*, ([l] | d), users}^n")
        #expect(theatre.outcomes == Array(repeating: "completed", count: 5))
        #expect(theatre.device.warnings == [])
    }

    @Test("a model that says no view is named, once for its type, and its name is drawn")
    func withoutView() async {
        let stack = StackRoot(Screen("a"))
        let theatre = await Theatre(stack)
        var told: [String] = []
        theatre.windows.diagnosticsHandler = { told.append($0.message) }
        for _ in 0..<2 { theatre.perform(.push(Mute()), on: stack) }
        #expect(await theatre.drawn == "[a, mute, mute]")
        #expect(
            told == [
                """
                Can't draw 'mute': Mute says no view.

                Let it conform to SwiftUIScreen; until then its name is drawn.
                """
            ])
    }

    @Test("a sheet with detents is drawn as a plain one, which is reported, whatever kind of sheet it is")
    func detents() async {
        let stack = StackRoot(Screen("a"))
        let theatre = await Theatre(stack)
        var reports: [String] = []
        theatre.windows.diagnosticsHandler = { reports.append($0.error?.summary ?? "") }
        let plain: [PresentationStyle] = [.sheet(), .formSheet(), .pageSheet()]
        let withDetents: [PresentationStyle] = [
            .sheet(detents: [.medium]), .formSheet(detents: [.medium]), .pageSheet(detents: [.medium]),
        ]
        for (style, count) in plain.map({ ($0, 0) }) + zip(withDetents, 1...3) {
            theatre.perform(.multiple(.dismissAll(), .present(Screen("m"), style: style)), on: stack)
            #expect(await theatre.drawn == "[a]^m")
            #expect(reports.count == count, "\(style)")
        }
    }

    @Test(
        "modals that were there before the window did are presented one by one when it comes, and again when it comes back"
    )
    func lateWindow() async {
        let stack = StackRoot(Screen("a"))
        let theatre = await Theatre(stack, isShown: false)
        theatre.perform(.present(StackRoot(Screen("m"))), on: stack)
        theatre.perform(.present(Screen("n")), on: stack)
        await theatre.settle()
        #expect(theatre.outcomes == ["completed", "completed"])
        await theatre.show()
        #expect(await theatre.drawn == "[a]^[m]^n")
        await theatre.close()
        await theatre.show()
        #expect(await theatre.drawn == "[a]^[m]^n")
        #expect(theatre.device.warnings == [])
    }

    @Test("the user's actions are reported once")
    func user() async {
        let stack = StackRoot(Screen("a"), Screen("b"), Screen("c"))
        let users = Screen("users")
        let tabs = TabRoot(stack, users)
        let theatre = await Theatre(tabs)
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "{[a, b]*, users}")
        #expect(theatre.play(.tapTab(users.id)))
        #expect(await theatre.drawn == "{[a, b], users*}")
        #expect(theatre.takeReports().count == 2)
        #expect(theatre.device.warnings == [])
    }

    @Test("a screen that must not be left has a button instead of the back button, which asks")
    func asks() async throws {
        let stack = StackRoot(Screen("a"))
        let theatre = await Theatre(stack)
        theatre.perform(.push(Draft()), on: stack)
        #expect(await theatre.drawn == "[a, draft]")
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "[a, draft]!Unsaved")
        #expect(try theatre.press("Throw away"))
        #expect(await theatre.drawn == "[a]")
        #expect(theatre.device.warnings == [])
    }

    @Test("a sheet that the user drags away is reported once", .withAFingerDown)
    func drag() async {
        let stack = StackRoot(Screen("a"))
        let theatre = await Theatre(stack)
        theatre.perform(.present(Screen("m")), on: stack)
        await theatre.settle()
        #expect(theatre.hand.beginDrag(in: theatre.window))
        theatre.hand.endDrag(in: theatre.window, isCancelled: false)
        #expect(await theatre.drawn == "[a]")
        #expect(theatre.takeReports().count == 1)
        #expect(theatre.device.warnings == [])
    }
}

/// Asks before it is left.
@MainActor final class Draft: @MainActor Presentable {
    let node = Screen("draft")
    func verdict(forLeavingBy departure: Departure) -> Verdict {
        .ask("Unsaved", choices: [.proceed("Throw away"), .cancel("Stay")])
    }
}

private final class Mute: Presentable { let node = Screen("mute") }
