// What a finger could take hold of is asked of the toolkit's other side.
#if STAND_IN
    @_spi(Hosting) import Coordination
    import CoordinationUIKit
    import Testing
    import UIKit

    @Suite("A host that ships, for UIKit: what can be touched", .onScreen) @MainActor struct ParityTests {
        private func show(_ scene: ParityScene) async -> (stage: Stage, controls: [Control]) {
            let (app, act) = scene.make()
            let stage = await Stage(app)
            stage.windows.diagnosticsHandler = { _ in }
            await stage.setNarrow(scene.isNarrow)
            act()
            await stage.settle()
            return (stage, stage.tree.controls(stage.windows.node, StandInHand()) ?? [])
        }

        @Test("what can be touched is what may be done, and a touch does that", arguments: ParityScene.allCases)
        func scenes(_ scene: ParityScene) async {
            var index = 0
            while true {
                let (stage, controls) = await show(scene)
                let parity = Parity(windows: stage.windows, isUIKit: true)
                #expect(parity.violations(controls) == [])
                guard controls.indices.contains(index) else { break }
                #expect(parity.violations(touching: controls[index]) { stage.device.settle() } == [])
                index += 1
            }
            #expect(index > 0)
        }

        @Test("what lies over the last column takes no touch but that which hides it") func dimmed() async throws {
            let split = SplitRoot(StackRoot(Screen("a"), Screen("b")), Screen("letter"), columns: 2)
            let stage = await Stage(split)
            stage.window.room = 0
            await stage.setNarrow(false)
            split.perform(.reveal(split.columns[0] ?? split))
            await stage.settle()
            let controls = try #require(stage.tree.controls(stage.windows.node, StandInHand()))
            #expect(Parity(windows: stage.windows, isUIKit: true).violations(controls) == [])
            #expect(controls.contains { if case .stepped = $0.report { true } else { false } })
        }

        @Test("a wrong control is found: one that is missing, one too many, and one that follows a finger")
        func planted() async throws {
            var (stage, _) = await show(.stack)
            let screen = try #require(stage.tree.children.first?.children.last)
            screen.navigationItem.hidesBackButton = true
            screen.navigationItem.backAction = nil
            (screen.parent as? UINavigationController)?.interactivePopGestureRecognizer?.isEnabled = false
            #expect(violations(of: stage).first?.contains("nothing can be touched") == true)
            (stage, _) = await show(.deniedSheet)
            stage.top().presentationController?.delegate = nil
            #expect(violations(of: stage).first?.contains("follows a finger, and its permission is no: no") == true)
            (stage, _) = await show(.sheet)
            stage.top().isModalInPresentation = true
            #expect(violations(of: stage).first?.contains("does not follow a finger") == true)
            (stage, _) = await show(.pages)
            let pages = try #require(stage.tree.children.first as? UIPageViewController)
            let source = Everywhere(page: try #require(stage.tree.viewController(for: lastPage(of: stage))))
            pages.dataSource = source
            #expect(violations(of: stage).first?.contains("is no move") == true)
        }

        @Test("what the toolkit decides is on the page") func page() throws {
            let name = "Sources/Transitions/Transitions.docc/Writing-a-host-a-root-a-transition.md"
            var folder = URL(fileURLWithPath: #filePath)
            for _ in 0..<5 { folder.deleteLastPathComponent() }
            let page = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            for row in ToolkitDecides.allCases { #expect(page.contains("| \(row.rawValue) |")) }
        }

        private func violations(of stage: Stage) -> [String] {
            let controls = stage.tree.controls(stage.windows.node, StandInHand()) ?? []
            return Parity(windows: stage.windows, isUIKit: true).violations(controls)
        }

        private func lastPage(of stage: Stage) throws -> NodeID {
            try #require(stage.windows.node.layers.first?.node.children.last).node.id
        }
    }

    /// Turns to one page from wherever.
    @MainActor private final class Everywhere: NSObject, UIPageViewControllerDataSource {
        let page: UIViewController
        init(page: UIViewController) { self.page = page }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page }
    }
#endif
