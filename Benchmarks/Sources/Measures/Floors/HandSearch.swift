/// A search in breadth over what one knows: a state is a number, and what it leads to is computed.
struct HandSearch {
    private(set) var states: [Int] = [0]
    private(set) var numbers = [0: 0]
    private(set) var targets: [Int32] = []

    init(_ plan: MazePlan) {
        var next = 0
        while next < states.count {
            for door in plan.doors(states[next]) {
                if let number = numbers[door] {
                    targets.append(Int32(number))
                } else {
                    targets.append(Int32(states.count))
                    numbers[door] = states.count
                    states.append(door)
                }
            }
            next += 1
        }
    }
}
