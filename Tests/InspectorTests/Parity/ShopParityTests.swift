#if DEBUG || INSPECTOR
    @_spi(Hosting) import Coordination
    import CoordinationInspector
    import CoordinationMoves
    import CoordinationTesting
    import Shop
    import TestSupport
    import Testing

    /// What a user of the shop does by hand, without the port.
    private final class Hand {
        let time = ManualTime()
        let shop: Storefront

        init() { shop = Storefront(isFirstVisit: true, time: time) }

        /// Touches what is listed at an index.
        func touch(_ index: Int, text: String?) -> TransitionOutcome? {
            var outcome: TransitionOutcome?
            let item = shop.windows.moves[index]
            if let report = item.report {
                // Hosts report what the user has done.
                shop.windows.report(report) { outcome = $0 }
            } else if item.move == .back {
                shop.windows.back { outcome = $0 }
            } else {
                for screen in shop.windows.sceneNodes.map(\.presentable) {
                    guard let screen = screen as? any Offering & Presentable, screen.node.id == item.node else {
                        continue
                    }
                    let offer = screen.offers.filter { $0.title == item.title && $0.input == item.input }.first {
                        item.move.about == nil || $0.about == item.move.about
                    }
                    offer?.carryOut(text ?? "", on: screen) { outcome = $0 }
                }
            }
            return outcome
        }
    }

    @Suite("Parity: the port does what a user does") struct ShopParityTests {
        @Test("in random walks through the shop", arguments: [1, 2] as [UInt64])
        func walks(seed: UInt64) throws {
            let (port, hand) = (Hand(), Hand())
            let inspector = Inspector(port.shop.windows)
            var lines: [String] = []
            let connection = inspector.connect(as: .act) { lines.append($0) }
            func call(_ line: String) -> Reply {
                lines.removeAll()
                connection.handle(line)
                return lines.last.map { Reply($0) } ?? Reply("")
            }
            var random = SplitMix64(seed: seed)
            var (stopped, fronts): (Int, Set<String>) = (0, [])
            for step in 1...200 {
                let listed = call(#"{"id":1,"call":"moves"}"#)["result"]
                let moves = listed["moves"].all
                #expect(moves.map { $0["move"].text } == hand.shop.windows.moves.map { "\($0.move)" })
                try #require(!moves.isEmpty, "seed \(seed), step \(step)")
                let index = random.below(moves.count)
                let choices = moves[index]["takes"]["of"].all
                let text: String? =
                    moves[index]["takes"].isMissing
                    ? nil : choices.isEmpty ? "tea" : choices[random.below(choices.count)].text
                let typed = text.map { #","text":\#(json($0))"# } ?? ""
                let answer = call(
                    #"{"id":1,"call":"do","move":\#(json(moves[index]["move"].text)),"mark":\#(json(listed["mark"].text))\#(typed)}"#
                )["result"]
                let outcome = hand.touch(index, text: text)
                #expect(
                    answer["outcome"].text == Self.word(outcome),
                    "seed \(seed), step \(step): \(moves[index]) \(answer)")
                #expect(port.shop.windows.tree == hand.shop.windows.tree, "seed \(seed), step \(step): \(moves[index])")
                if answer["outcome"].text != "completed" { stopped += 1 }
                // What is listed as allowed is not refused by a gate.
                if moves[index]["permission"].text == "now" { #expect(answer["outcome"].text != "rejected") }
                if !(moves[index]["enabled"].flag ?? true) { #expect(answer["outcome"].text == "rejected") }
                fronts.insert(call(#"{"id":1,"call":"tree"}"#)["result"]["front"]["title"].text)
                for time in [port.time, hand.time] { time.advance(by: .milliseconds(500)) }
            }
            #expect(stopped > 0 && fronts.count > 8, "\(stopped) \(fronts)")
        }

        private static func word(_ outcome: TransitionOutcome?) -> String {
            switch outcome {
            case nil: "pending"
            case .completed: "completed"
            case .noChange: "noChange"
            case .cancelled: "cancelled"
            case .rejected: "rejected"
            case .failed: "failed"
            }
        }
    }
#endif
