import Coordination

final class LoginModel: Finishing {
    typealias Output = String
    let node = Screen("login")
}
