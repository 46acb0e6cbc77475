import Coordination

enum SceneRoute: Route, Codable {
    case app
    case onboarding
    case onboarded
    case firstAddress
    case chooseAddress
    case addressChosen(Address)
    case login
}
