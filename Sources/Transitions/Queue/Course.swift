/// What has become of a request that was not done at once.
final class Course {
    /// Those who asked for the same while it waited or settled, and share its outcome.
    fileprivate(set) var followers: [Request] = []

    /// Whose outcome it shares.
    fileprivate weak var leader: Request?

    /// Why the one who asked has given it up, if so.
    fileprivate(set) var withdrawal: CancellationReason?

    /// Whether it stands in line for a turn of its own.
    var isInLine = false

    /// What has to happen before it can be planned again, while it waits for that.
    weak var hold: Hold?

    /// How it ends when it has its turn, where that has been decided before.
    var decided: TransitionOutcome?

    /// How often it has been planned, this time included.
    var attempt = 1

    /// What it was last stopped by.
    var question: Stop.Question?

    /// How often what had to happen first has come to its end.
    var rounds: [Stop.Question: Int] = [:]

    /// Which questions were answered by going on.
    var granted: Set<Stop.Question> = []

    /// What had to happen first, and was closed instead; and what messages call that.
    var closed: (key: AnyHashable, name: String)?

    /// How often it was sent elsewhere.
    var redirections = 0

    /// What waits for it, where it shows what has to happen first.
    var errandOf: Hold?
}

extension Request {
    /// How often it has been planned, this time included.
    var attempt: Int { course?.attempt ?? 1 }

    /// Whether a gate has sent it elsewhere.
    var hasGoneElsewhere: Bool { course.map { $0.redirections > 0 } ?? false }

    /// Whether it waits: for a turn of its own, or for something to happen first. One that shares an outcome waits as
    /// that does.
    var isWaiting: Bool {
        guard let course = foremost.course else { return false }
        return course.isInLine || course.hold != nil
    }

    /// Lets somebody share the outcome.
    func lead(_ follower: Request) {
        demandCourse().followers.append(follower)
        follower.demandCourse().leader = self
        follower.source = nil
    }

    /// Whose outcome it shares, or itself.
    private var foremost: Request {
        var request = self
        while let leader = request.course?.leader { request = leader }
        return request
    }

    /// Whether nobody waits for it any more.
    var isForgotten: Bool {
        guard let course, course.withdrawal != nil else { return false }
        return course.followers.allSatisfy(\.isForgotten)
    }

    /// The one who asked does so no more. What all who share it have given up waits for nothing.
    func withdraw(_ reason: CancellationReason = .caller) {
        demandCourse().withdrawal = reason
        let request = foremost
        if request.isForgotten { request.course?.hold?.withdraw(request) }
    }
}
