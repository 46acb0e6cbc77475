@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

/// Splits in other places, and those that come to another window, host or width.
extension WidthTests {
    @Test("a split is one stack in a narrow window wherever it is", arguments: Place.allCases)
    func places(place: Place) async throws {
        let (list, detail) = (StackRoot(Screen("list")), StackRoot(Screen("letter")))
        let split = SplitRoot(list, detail)
        let stack = StackRoot(Screen("a"))
        let stage: Stage
        switch place {
        case .window: stage = await Stage(split)
        case .stack:
            stage = await Stage(stack)
            stage.perform(.push(split), on: stack)
        case .modal:
            stage = await Stage(stack)
            stage.perform(.present(split, style: .fullScreen), on: stack)
        }
        await stage.setNarrow(true)
        let (before, after) = place == .window ? ("", "") : place == .stack ? ("[a, ", "]") : ("[a]^", "")
        #expect(await stage.drawn == "\(before)([list] | /[letter])\(after)")
        stage.perform(.showDetail(detail), on: split)
        #expect(await stage.drawn == "\(before)(/[list] | [letter])\(after)")
        #expect(stage.hand.tapBack(on: try stage.navigation(list)))
        #expect(await stage.drawn == "\(before)([list] | /[letter])\(after)")
        #expect(stage.takeReports() == [.stepped(to: list.node.id)])
        await stage.setNarrow(false)
        #expect(await stage.drawn == "\(before)([list] | [letter])\(after)")
    }

    enum Place: CaseIterable { case window, stack, modal }

    @Test("a split without a first column, or without any, has what is left in sight") func empty() async throws {
        let stage = await Stage(tabs)
        await stage.setNarrow(true)
        stage.perform(.clear(column: 0), on: split)
        #expect(await stage.drawn == "{( | [letter])*, account}")
        #expect(try stage.view(letter).viewIfLoaded?.window != nil)
        stage.perform(.fill(column: 0, with: Screen("l")), on: split)
        #expect(await stage.drawn == "{(/l | [letter])*, account}")
        stage.perform(.multiple(.clear(column: 0), .clear(column: 1)), on: split)
        #expect(await stage.drawn == "{( | )*, account}")
        await stage.setNarrow(false)
        stage.perform(.showDetail(Screen("d")), on: split)
        await stage.setNarrow(true)
        #expect(await stage.drawn == "{( | d)*, account}")
    }

    @Test(
        "another host draws the column in hand of a tree that was narrow, and says what it finds",
        arguments: [true, false])
    func anotherHost(isNarrow: Bool) async throws {
        let stage = try await backInTheList()
        stage.window.rootViewController = nil
        let other = stage.device.makeWindow()
        stage.device.setNarrow(isNarrow, other)
        let tree = TreeController(stage.windows, time: stage.device.time)
        other.rootViewController = tree
        other.makeKeyAndVisible()
        await stage.settle()
        #expect(tree.drawn == "{([list] | \(isNarrow ? "/" : "")[letter])*, account}")
        #expect(tree.drawn == HostContract.drawing(of: stage.windows))
        #expect(stage.widths == (isNarrow ? [] : [.all]))
    }

    @Test("a split that moves to another window of the same host is as narrow there", arguments: [true, false])
    func moves(isNarrow: Bool) async throws {
        let stage = await Stage(tabs)
        await stage.setNarrow(isNarrow)
        let other = StackRoot(Screen("other"))
        stage.perform(.open(WindowRoot(other, name: "second")), on: stage.windows)
        #expect(await stage.drawn == "[other]")
        stage.perform(
            .multiple(.perform(.remove(split), on: tabs), .perform(.push(split), on: other)), on: stage.windows)
        #expect(await stage.drawn == "[other, ([list] | \(isNarrow ? "/" : "")[letter])]")
        await stage.setNarrow(!isNarrow)
        #expect(await stage.drawn == "[other, ([list] | \(isNarrow ? "" : "/")[letter])]")
        stage.perform(
            .multiple(
                .perform(.popToRoot(), on: other), .perform(.insert(split, at: 0), on: tabs),
                .perform(.select(index: 0), on: tabs), .bringToFront(stage.windows.windows[0])),
            on: stage.windows)
        #expect(await stage.drawn == "{([list] | \(isNarrow ? "" : "/")[letter])*, account}")
    }

    @Test("a split that nobody has seen is as wide as the window when it is first shown", arguments: [true, false])
    func unread(isNarrow: Bool) async {
        let detail = StackRoot(Screen("letter"))
        let split = SplitRoot(StackRoot(Screen("list")), detail)
        let tabs = TabRoot(Screen("account"), split)
        let stage = await Stage(tabs)
        for isNow in [isNarrow, !isNarrow, isNarrow] { await stage.setNarrow(isNow) }
        stage.perform(.multiple(.perform(.showDetail(detail), on: split), .select(index: 1)), on: tabs)
        #expect(await stage.drawn == "{account, (\(isNarrow ? "/" : "")[list] | [letter])*}")
        #expect(stage.takeReports() == [] && (split.node.columnsBeside == .none) == isNarrow)
    }
}
