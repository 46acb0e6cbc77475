/// The least that a screen can be.
final class FreshObject {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

/// The floor of a push and a pop: a fresh object appended to an array, and removed.
public func appendAndRemove(_ pairs: Int) -> Measure.Run {
    .direct {
        var list: [AnyObject] = [FreshObject("home")]
        for _ in 0..<pairs {
            list.append(FreshObject("page"))
            list.removeLast()
        }
        use(list)
    }
}

/// Takes a value, so that what made it is not left out as useless.
@inline(never) func use<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
}
