extension Drawing {
    /// A standing gate of a route or a type: the room that it is about, its repair, and what is selected by it.
    mutating func stands(_ depth: Int) -> Step {
        room -= 1
        var step = Step(.stands, [below(3), below(5), below(3)])
        if step[1] % 5 < 2 { step.steps.append(oneIn(4) ? thing(depth + 1) : Step(.model)) }
        if step[1] % 5 == 4 {
            let shown = Step([.add, .present, .takeAll, .pickIndex][below(4)], [below(4)], [Step(.screen)])
            step.steps.append(
                Step(.go, [below(3), below(900)], [shown] + (oneIn(3) ? [Step(.stands, [below(3), 2])] : [])))
        }
        switch below(5) {
        case 0: step.steps.append(Step(.first, [0], [simpleRoute()]))
        case 1: step.steps.append(Step(.sends, [0], [simpleRoute()]))
        case 2: step.steps.append(Step(.waits, [below(8)]))
        default: break
        }
        return step
    }

    /// A change of who is signed in: nobody, one, another one.
    mutating func change() -> Step { Step(.session, [below(3), [0, 0, 1, 2][below(4)]]) }

    private mutating func said(_ user: Int, in room: Int) -> [Step] {
        var signal = Step(.signal, [below(2)])
        if oneIn(4) { signal.steps.append(hook(.then)) }
        if oneIn(8) { signal.steps.append(Step(.how, [16])) }
        return [Step(.session, [room, user]), signal]
    }

    private mutating func entry(_ room: Int, _ verb: Step? = nil) -> Step {
        let kinds: [Step.Kind] = [.add, .add, .present, .addLate, .show, .presentLate, .embed, .pickIndex]
        let verb = verb ?? Step(kinds[below(8)], [below(4)], [thing(2)])
        var stands = stands(1)
        stands.numbers[0] = room
        return Step(.trigger, [oneIn(3) ? number() : 1], [Step(.go, [below(3), 100 + below(900)], [verb, stands])])
    }

    /// Steps that belong together: somebody enters a room, and the session ends.
    mutating func session() -> [Step] {
        let room = below(3)
        let gone = oneIn(3) ? 2 : 0
        switch below(12) {
        case 0, 1:
            let others = (0..<below(3)).map { _ in oneIn(2) ? entry(room) : call(1) }
            return said(1, in: room) + [entry(room)] + others + said(gone, in: room) + [call(1)]
                + said(1 + below(2), in: room)
        case 2:
            // While a commit settles.
            return said(1, in: room) + [entry(room), Step(.attach, [1, [1, 4, 5][below(3)]]), call(1)]
                + said(gone, in: room) + [Step(.answer, [0, 0, below(4)])]
        case 3:
            // In a gesture.
            let begun = oneIn(2) ? Step(.beginBack, [1]) : Step(.begin, [number()], [route(2)])
            return said(1, in: room) + [entry(room), begun] + said(gone, in: room)
                + [Step([.lift, .turnBack, .drop][below(3)], [0])]
        case 4:
            // In a movement of the host.
            return said(1, in: room) + [entry(room), Step(.movement, [below(2)]), call(1)] + said(gone, in: room)
                + [call(1), Step(.movement, [2])]
        case 5:
            // Over a restoration.
            return said(1, in: room) + [
                entry(room), Step(.store), call(1), Step(.session, [room, gone]),
                Step(.restore, [below(2), below(3), 0]),
            ] + said(below(3), in: room)
        case 6:
            // While a question is up.
            let asks = Step(.asks, [below(2)], [Step(.choice, [4]), Step(.choice, [below(3)])])
            let asked = Step(.trigger, [1], [Step(.go, [below(3), below(900)], [Step(.add, [], [thing(2)]), asks])])
            return said(1, in: room) + [entry(room), asked] + said(gone, in: room) + [Step(.choose, [0, below(2)])]
        case 7, 8:
            // In splits that fold.
            let split = Step(.split, [0, below(2)], [crewThing(3), crewThing(3)])
            let width = { (random: inout Drawing) in
                Step(.width, [random.number(), random.number(), random.number()])
            }
            var steps = said(1, in: room)
            steps.append(entry(room, Step([.present, .add, .show][below(3)], [3], [split])))
            steps += [entry(room), width(&self)] + said(gone, in: room)
            steps += [width(&self), Step(.thereAndBack, [below(4)]), width(&self)]
            return steps + said(below(3), in: room)
        case 9:
            // What the app keeps comes back.
            let kept = thing(2, of: [.keepFor, .keepUntil][below(2)])
            let show =
                oneIn(2)
                ? entry(room, Step([.addLate, .presentLate][below(2)], [0], [kept]))
                : Step(.perform, [1], [Step(.present, [3], [Step(.kept, [0, 0, 1])])])
            return said(1, in: room) + [Step(.loose, [], [oneIn(2) ? crewThing(2) : Step(.stack, [0], [thing(3)])])]
                + [show, entry(room), Step(.back, [1])] + said(gone, in: room) + [show]
        case 10:
            return [entry(room), Step(.thereAndBack, [below(4)])]
        default: return oneIn(2) ? said(below(3), in: room) : [change()]
        }
    }
}
