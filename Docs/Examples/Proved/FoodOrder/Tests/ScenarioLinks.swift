import Coordination
import CoordinationProof

@testable import FoodOrder

@MainActor extension Scenario where App == WindowManager {
    /// Links as the app follows them; a link taken twice is as once.
    func foodLinks(_ links: FoodLink...) -> Self {
        links.reduce(self) { scenario, link in
            let name = link.name
            return scenario.link(name) { app, done in app.scene.open(link, completion: done) }
                .law(.idempotent(name).named("'\(name)' taken twice is as once"))
        }
    }
}

extension FoodLink {
    var name: String {
        switch self {
        case .restaurant(let id): "restaurant \(id)"
        case .dish(let id, _): "dish \(id)"
        case .basket: "basket"
        case .tracking(let id): "tracking \(id)"
        case .voucher(let code): "voucher \(code)"
        }
    }
}
