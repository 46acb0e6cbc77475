extension Program {
    /// Programs with a little less, those with the least first.
    package var smaller: [Program] {
        var found: [Program] = []
        var length = steps.count / 2
        while length > 0 {
            for start in stride(from: 0, to: steps.count, by: length) {
                var less = self
                less.steps.removeSubrange(start..<min(start + length, steps.count))
                found.append(less)
            }
            length /= 2
        }
        if steps.count == 1 { found.append(Program([])) }
        for index in steps.indices {
            for simpler in steps[index].simpler {
                var less = self
                less.steps[index] = simpler
                found.append(less)
            }
        }
        return found
    }

    /// The smallest program found that still fails.
    ///
    /// - Parameters:
    ///   - limit: How many are tried at most.
    ///   - fails: Whether a program fails.
    package func shrunk(limit: Int = 5_000, _ fails: (Program) -> Bool) -> Program {
        var (best, tried) = (self, 0)
        while let next = best.smaller.first(where: { candidate in
            tried += 1
            return tried <= limit && fails(candidate)
        }) { best = next }
        return best
    }
}

extension Step {
    /// The same step with one thing less, the largest first.
    var simpler: [Step] {
        var found: [Step] = []
        for index in steps.indices {
            var less = self
            less.steps.remove(at: index)
            found.append(less)
        }
        // What is inside something of its own sort may do in its place.
        for inner in steps where inner.kind.sort == kind.sort { found.append(inner) }
        for (index, step) in steps.enumerated() {
            for simpler in step.simpler {
                var less = self
                less.steps[index] = simpler
                found.append(less)
            }
        }
        for index in numbers.indices where numbers[index] != 0 {
            for smaller in [0, 1, numbers[index] / 2, numbers[index] - 1] where smaller < numbers[index] {
                var less = self
                less.numbers[index] = smaller
                found.append(less)
            }
        }
        if numbers.last == 0 {
            var less = self
            less.numbers.removeLast()
            found.append(less)
        }
        return found
    }
}
