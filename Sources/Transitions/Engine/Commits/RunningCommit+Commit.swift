extension RunningCommit {
    /// What it changes the tree by.
    @inlinable package var commit: Commit { unsafeDowncast(changing, to: Commit.self) }

    /// Notes that a router's gates have allowed the route that it is about to join. ``endJoin()`` has to follow.
    ///
    /// - Returns: Whether so many were joined that `lookForCircle(_:of:)` has to be asked.
    @inlinable package mutating func admit(_ router: AnyObject) -> Bool {
        admitted = ObjectIdentifier(router)
        commit.joins &+= 1
        commit.handing &+= 1
        return commit.joins > Commit.joinLimit || commit.handing > Commit.handingLimit
    }

    /// Notes that a router has joined its route, or could not.
    @inlinable package func endJoin() {
        commit.handing &-= 1
    }

    /// Whether a router's gates have just allowed the route that it is to join. Asked once.
    @inlinable package mutating func isAdmitted(_ router: AnyObject) -> Bool {
        guard admitted == ObjectIdentifier(router) else { return false }
        admitted = nil
        return true
    }

    /// What this step was told.
    public var options: TransitionOptions { commit.options }
}
