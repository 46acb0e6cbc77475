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

/// A list that closures append to.
final class ObjectList {
    private var objects: [AnyObject] = []

    /// The floor of a chain: an array of closures, each appending a fresh object, made and run.
    @inline(never) func append(byClosures count: Int) {
        let steps: [() -> Void] = (0..<count).map { _ in
            { self.objects.append(FreshObject("page")) }
        }
        for step in steps { step() }
    }
}
