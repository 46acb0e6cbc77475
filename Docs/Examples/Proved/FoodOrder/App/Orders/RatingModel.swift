import Coordination

@MainActor final class RatingModel: @MainActor Finishing {
    typealias Output = Rating
    let node = Screen("rating")
}
