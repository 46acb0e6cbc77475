// Nothing public turns a device, or says how much room there is for a column.
#if STAND_IN
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationTesting
    import CoordinationUIKit
    import Testing
    import UIKit

    @Suite("A host that ships, for UIKit: wide windows without room for all columns", .onScreen, .noUnhandledFailures)
    @MainActor struct RoomTests {
        let list = StackRoot(Screen("list"))
        let letter = Screen("letter")
        let detail: StackRoot
        let split: SplitRoot

        init() {
            detail = StackRoot(letter)
            split = SplitRoot(list, detail, inHand: 1)
        }

        private func wide(_ split: SplitRoot, room: Int = 2) async throws -> (Stage, UISplitViewController) {
            let stage = await Stage(split, isShown: false)
            stage.device.setNarrow(false, stage.window)
            stage.window.room = room
            await stage.show()
            return (stage, try #require(stage.view(split) as? UISplitViewController))
        }

        @Test(
            "a turn is a width, as often as it is one, though UIKit tells it as the user's", arguments: [true, false])
        func turns(tells: Bool) async throws {
            let (stage, _) = try await wide(split)
            Toolkit.device.tellsOfColumns = tells
            for _ in 0..<2 {
                stage.window.room = 0
                #expect(await stage.drawn == "(/[list] | [letter])")
                stage.window.room = 2
                #expect(await stage.drawn == "([list] | [letter])")
            }
            #expect(stage.widths == [ColumnsBeside([1]), .all, ColumnsBeside([1]), .all] && stage.takeReports() == [])
            #expect(split.node.hiddenColumns == .none)
        }

        @Test("before iOS 26, what the user does is found out without being told") func old() async throws {
            let (stage, controller) = try await wide(split)
            Toolkit.device.tellsOfColumns = false
            for count in [0, 1] {
                #expect(controller.showSidebars(count))
                #expect(await stage.drawn == "(\(count == 0 ? "/" : "")[list] | [letter])")
            }
            #expect(stage.takeReports() == [.hid(column: 0, of: split.node.id), .showed(column: 0, of: split.node.id)])
        }

        @Test("what the user has hidden stays hidden when the device is turned and back") func will() async throws {
            let (stage, controller) = try await wide(split)
            #expect(controller.showSidebars(0))
            _ = await stage.drawn
            for room in [0, 2] {
                stage.window.room = room
                #expect(await stage.drawn == "(/[list] | [letter])")
            }
            #expect(controller.showSidebars(1))
            #expect(await stage.drawn == "([list] | [letter])")
            for room in [0, 2] {
                stage.window.room = room
                #expect(await stage.drawn == "([list] | \(room == 0 ? "/" : "")[letter])")
            }
        }

        @Test("a sidebar over the last column is in hand, and what is beneath takes no touch and is not offered")
        func overlay() async throws {
            let (stage, controller) = try await wide(split, room: 0)
            #expect(await stage.drawn == "(/[list] | [letter])" && stage.takeReports() == [])
            #expect(controller.showSidebars(1))
            #expect(await stage.drawn == "([list] | /[letter])")
            #expect(stage.takeReports() == [.stepped(to: list.node.id)])
            #expect(!letter.node.isVisible && list.node.isVisible)
            detail.perform(.push(Screen("reply")))
            #expect(await stage.drawn == "(/[list] | [letter, reply])")
            list.perform(.push(Screen("folder")))
            #expect(await stage.drawn == "([list, folder] | /[letter, reply])")
            #expect(try !stage.hand.tapBack(on: stage.navigation(detail)))
            #expect(controller.showSidebars(0))
            #expect(await stage.drawn == "(/[list, folder] | [letter, reply])")
            #expect(stage.takeReports() == [.stepped(to: detail.node.id)])
            stage.perform(.show(list), on: split)
            _ = await stage.drawn
            stage.window.room = 2
            #expect(await stage.drawn == "([list, folder] | [letter, reply])")
            #expect(split.node.columnInHand == 0 && split.node.hiddenColumns == .none)
        }

        @Test("of three columns, the first one pushes the last one aside, and gives it back")
        func displace() async throws {
            let split = SplitRoot(Screen("a"), Screen("b"), Screen("c"), columns: 3, inHand: 2)
            let (stage, controller) = try await wide(split, room: 1)
            #expect(await stage.drawn == "(/a | b | c)" && stage.widths == [ColumnsBeside([1, 2])])
            #expect(controller.showSidebars(2))
            #expect(await stage.drawn == "(a | b | /c)" && split.node.columnInHand == 0)
            stage.perform(.reveal(split.columns[2]!), on: split)
            #expect(await stage.drawn == "(/a | b | c)")
            stage.perform(.reveal(split.columns[0]!), on: split)
            #expect(await stage.drawn == "(a | b | /c)")
            #expect(controller.showSidebars(0))
            #expect(await stage.drawn == "(/a | /b | c)" && split.node.columnInHand == 2)
            #expect(stage.outcomes.allSatisfy { $0 == "completed" })
        }

        @Test("three columns over each other: the user shows one or two, and a fold keeps the hand")
        func threeOver() async throws {
            let split = SplitRoot(Screen("a"), Screen("b"), Screen("c"), columns: 3, inHand: 2)
            let (stage, controller) = try await wide(split, room: 0)
            let sights = ["(/a | /b | c)", "(/a | b | /c)", "(a | b | /c)"]
            for count in [2, 1, 0, 1] {
                #expect(controller.showSidebars(count))
                #expect(await stage.drawn == sights[count])
            }
            await stage.setNarrow(true)
            #expect(await stage.drawn == "(/a | b | /c)")
            await stage.setNarrow(false)
            #expect(await stage.drawn == "(/a | b | /c)")
            #expect(split.node.hiddenColumns == .none)
        }

        @Test("hiding a rail frees room, so the split beside it widens, and the rail stays hidden") func rail()
            async throws
        {
            let rail = SplitRoot(Screen("rail"), SplitRoot(Screen("other")))
            rail.perform(.fill(column: 1, with: split))
            let (stage, controller) = try await wide(rail)
            let inner = try #require(stage.view(split) as? UISplitViewController)
            inner.setCollapsed(true)
            #expect(await stage.drawn == "(rail | (/[list] | [letter]))" && stage.widths == [.none])
            rail.perform(.reveal(letter))
            _ = await stage.drawn
            #expect(controller.showSidebars(0))
            inner.setCollapsed(false)
            #expect(await stage.drawn == "(/rail | ([list] | [letter]))")
            #expect(stage.widths == [.none, .all] && stage.takeReports() == [.hid(column: 0, of: rail.node.id)])
            #expect(controller.showSidebars(1))
            inner.setCollapsed(true)
            #expect(await stage.drawn == "(rail | (/[list] | [letter]))")
            #expect(stage.widths == [.none, .all, .none])
        }
    }
#endif
