// What a finger could take hold of is asked of the toolkit's other side.
#if STAND_IN
    @_spi(Hosting) import Coordination
    import CoordinationSwiftUI
    import SwiftUI
    import Testing

    @Suite("A host that ships, for SwiftUI: what can be touched", .onScreen) @MainActor struct ParityTests {
        private func show(_ app: any Presentable, isNarrow: Bool, _ act: () -> Void) async -> Theatre {
            let theatre = await Theatre(app)
            theatre.windows.diagnosticsHandler = { _ in }
            await theatre.setNarrow(isNarrow)
            act()
            await theatre.settle()
            return theatre
        }

        private func controls(_ theatre: Theatre) -> [Control] {
            theatre.window.stage?.controls(theatre.windows.node) ?? []
        }

        @Test("what can be touched is what may be done, and a touch does that", arguments: ParityScene.allCases)
        func scenes(_ scene: ParityScene) async {
            var index = 0
            while true {
                let (app, act) = scene.make()
                let theatre = await show(app, isNarrow: scene.isNarrow, act)
                let parity = Parity(windows: theatre.windows, isUIKit: false)
                let controls = controls(theatre)
                #expect(parity.violations(controls) == [])
                guard controls.indices.contains(index) else { break }
                #expect(parity.violations(touching: controls[index]) { theatre.device.settle() } == [])
                index += 1
            }
            #expect(index > 0)
        }

        @Test("a wrong control is found: one that follows a finger, one that does not, and one that is missing")
        func planted() async {
            let (stack, screen) = (StackRoot(Screen("a"), Screen("b")), Guarded())
            var theatre = await show(stack, isNarrow: true) { stack.perform(.push(screen)) }
            // Nobody tells that the model says something else now.
            screen.verdict = .deny("no")
            #expect(violations(of: theatre).first?.contains("follows a finger, and its permission is no: no") == true)
            let (another, guarded) = (StackRoot(Screen("a")), Guarded())
            guarded.verdict = .deny("no")
            theatre = await show(another, isNarrow: true) { another.perform(.push(guarded)) }
            guarded.verdict = .allow
            #expect(violations(of: theatre).first?.contains("does not follow a finger") == true)
            let other = StackRoot(Screen("c"))
            theatre = await show(other, isNarrow: true) {}
            await theatre.close()
            other.perform(.push(Screen("d")))
            #expect(violations(of: theatre).first?.contains("nothing can be touched") == true)
        }

        private func violations(of theatre: Theatre) -> [String] {
            Parity(windows: theatre.windows, isUIKit: false).violations(controls(theatre))
        }
    }
#endif
