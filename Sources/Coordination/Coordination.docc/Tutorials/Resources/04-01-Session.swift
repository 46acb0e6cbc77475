final class Session {
    var hiker: String?
}
