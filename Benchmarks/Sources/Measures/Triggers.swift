import Coordination

extension Plan {
    /// One trigger after the other.
    var triggers: Chapter {
        Chapter(
            "A trigger",
            [
                concrete,
                pushAndPop("Trigger a push and a pop through any Router") { $0 },
                pushAndPop("Trigger a push and a pop through a weak handle") { $0.weakRouter },
                byHand, awaited, remembered, presentAndDismiss, selecting, reselecting,
            ])
    }

    private var concrete: Measure {
        Measure("Trigger a push and a pop", each: "pair", times: 500, against: "an array of fresh objects") {
            walk(Walker(), pairs: 500)
        } floor: {
            appendAndRemove(500)
        }
    }

    private func pushAndPop(
        _ name: String, _ handle: @escaping (Walker) -> any Router<WalkerRoute>
    ) -> Measure {
        Measure(name, each: "pair", times: 500, against: "an array of fresh objects") {
            let walker = Walker()
            let router = handle(walker).warm()
            return .direct {
                for _ in 0..<500 {
                    router.trigger(.push)
                    router.trigger(.pop)
                }
                withExtendedLifetime(walker) {}
            }
        } floor: {
            appendAndRemove(500)
        }
    }

    private var byHand: Measure {
        Measure("Trigger a push and a pop, held against a stack by hand", each: "pair", times: 500, against: "by hand")
        {
            walk(Walker(), pairs: 500)
        } floor: {
            walk(HandWalker(), pairs: 500)
        }
    }

    private var awaited: Measure {
        Measure("Await a push and a pop", each: "pair", times: 500, against: "an array behind a continuation") {
            let walker = Walker().warm()
            return .awaited {
                for _ in 0..<500 {
                    _ = try? await walker.trigger(.push)
                    _ = try? await walker.trigger(.pop)
                }
            }
        } floor: {
            .awaited {
                var list: [AnyObject] = [FreshObject("home")]
                for _ in 0..<500 {
                    await withCheckedContinuation { done in
                        list.append(FreshObject("page"))
                        done.resume()
                    }
                    await withCheckedContinuation { done in
                        list.removeLast()
                        done.resume()
                    }
                }
                use(list)
            }
        }
    }

    private var remembered: Measure {
        Measure(
            "Trigger a push and a pop, which are remembered", each: "pair", times: 500, against: "routes that are not"
        ) {
            let rememberer = Rememberer().warm()
            return .direct {
                for _ in 0..<500 {
                    rememberer.trigger(.push)
                    rememberer.trigger(.pop)
                }
            }
        } floor: {
            walk(Walker(), pairs: 500)
        }
    }

    private var presentAndDismiss: Measure {
        Measure("Trigger a present and a dismiss", each: "pair", times: 500, against: "by hand") {
            let walker = Walker().warm()
            return .direct {
                for _ in 0..<500 {
                    walker.trigger(.present)
                    walker.trigger(.dismiss)
                }
            }
        } floor: {
            let walker = HandWalker()
            return .direct {
                for _ in 0..<500 {
                    walker.go(to: .present)
                    walker.go(to: .dismiss)
                }
            }
        }
    }

    private var selecting: Measure {
        Measure("Select one tab and then the other", each: "trigger", times: 500, against: "by hand") {
            let switcher = Switcher().warm()
            return .direct {
                for index in 1...500 { switcher.trigger(.select(index & 1)) }
            }
        } floor: {
            let switcher = HandSwitcher()
            return .direct {
                for index in 1...500 { switcher.go(to: .select(index & 1)) }
            }
        }
    }

    private var reselecting: Measure {
        Measure("Select the tab that is selected", each: "trigger", times: 500, against: "by hand") {
            let switcher = Switcher().warm()
            return .direct {
                for _ in 0..<500 { switcher.trigger(.select(0)) }
            }
        } floor: {
            let switcher = HandSwitcher()
            return .direct {
                for _ in 0..<500 { switcher.go(to: .select(0)) }
            }
        }
    }
}

/// A push and a pop by routes. What is passed along lives as long.
func walk(_ walker: Walker, pairs: Int, keeping others: Any = ()) -> Measure.Run {
    walker.warm()
    return .direct {
        for _ in 0..<pairs {
            walker.trigger(.push)
            walker.trigger(.pop)
        }
        withExtendedLifetime(others) {}
    }
}
