import Coordination

/// The window: what a first launch asks, then the tabs.
@MainActor final class SceneCoordinator {
    let root = WindowRoot(Screen("splash"), name: "main")
    let services: FoodServices

    init(_ services: FoodServices) {
        self.services = services
        services.market.onChange = { [weak self] in self?.gatesChanged() }
        services.session.onChange = { [weak self] in self?.gatesChanged() }
        trigger(.app)
    }
}

extension SceneCoordinator: @MainActor Coordinator {
    func gates(for route: SceneRoute) -> [Gate] {
        guard route == .app else { return [] }
        let (session, addresses) = (services.session, services.addresses)
        return [
            Gate("onboarding") { _ in session.hasSeenOnboarding ? .allow : .require(SceneRoute.onboarding) },
            Gate("first address") { [root] _ in
                let isShown = root.content is TabsCoordinator
                return isShown || addresses.current != nil ? .allow : .require(SceneRoute.firstAddress)
            },
        ]
    }

    func prepareTransition(for route: SceneRoute) -> Transition<WindowRoot> {
        switch route {
        case .app where root.content is TabsCoordinator: .dismissAll()
        case .app: .setRoot(TabsCoordinator(services))
        case .onboarding:
            .present(
                OnboardingCoordinator().returning(SceneRoute.onboarded), style: .fullScreen.dismissible(false))
        case .onboarded: .effect("onboarded") { self.services.session.hasSeenOnboarding = true }
        case .firstAddress: askForAddress(for: .launch, style: .fullScreen.dismissible(false))
        case .chooseAddress: askForAddress(for: .gate, style: .sheet())
        case .addressChosen(let address):
            .effect("choose an address") { self.services.addresses.choose(address) }
        case .login:
            .present(Later { LoginCoordinator(self.services.session) }, key: route, style: .fullScreen)
        }
    }

    private func askForAddress(for asker: Asker, style: PresentationStyle) -> Transition<WindowRoot> {
        let flow = AddressFlow(services.addresses, for: asker)
        return .run(flow, style: style, returning: SceneRoute.addressChosen)
    }
}

extension SceneCoordinator {
    /// A link from outside; its destination comes to the front.
    func open(_ link: FoodLink, completion: ((TransitionOutcome) -> Void)? = nil) {
        trigger(link.hops, with: TransitionOptions(policy: .coalesce, reveals: true), completion: completion)
    }
}
