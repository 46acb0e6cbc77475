import Coordination

extension Plan {
    /// Routes that are remembered.
    var nestedAndRemembered: [Measure] {
        [
            scaled("Take routes inside each other that are remembered", "routes") { count in
                let rememberer = Rememberer().warm()
                return .direct { rememberer.trigger(.inside(count)) }
            }
        ]
    }
}
