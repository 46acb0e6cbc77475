// Scenes come and go in it, fingers stay down, and the toolkit refuses and loses what it likes.
#if STAND_IN
    @_spi(Log) @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationTesting
    @_spi(Hosting) import CoordinationUIKit
    import Testing
    import UIKit

    @Suite("A host that ships, for UIKit: random walks", .onScreen) @MainActor struct WalkTests {
        @Test("walks that found something once hold", arguments: [5381] as [UInt64])
        func found(seed: UInt64) {
            let walk = Walk(seed: seed)
            for _ in 0..<25 { walk.step() }
            #expect(walk.finish() == [])
        }

        @Test("a random walk of app, user and others is answered, and the screen is what the tree says")
        func walks() {
            let count = ProcessInfo.processInfo.environment["WALKS"].flatMap(Int.init) ?? 150
            let first = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 1
            var tally: [String: Int] = [:]
            for seed in first..<(first + UInt64(count)) {
                let walk = Walk(seed: seed)
                for _ in 0..<25 { walk.step() }
                let found = walk.finish()
                tally.merge(walk.tally, uniquingKeysWith: +)
                if !found.isEmpty {
                    Issue.record(
                        "seed \(seed): \(found.joined(separator: "; "))\n\(walk.trace.joined(separator: "\n"))")
                    break
                }
            }
            if ProcessInfo.processInfo.environment["WALKS"] != nil {
                for (name, count) in tally.sorted(by: { $0.key < $1.key }) { print("  uikit \(name): \(count)") }
            }
        }
    }
#endif
