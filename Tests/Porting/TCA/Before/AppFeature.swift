import Foundation

/// The root reducer.
struct AppFeature: Reducer {
    enum Tab: String, Codable, CaseIterable {
        case recipes = "Recipes"
        case plan = "Plan"
        case family = "Family"
    }

    /// An action that waits for the login.
    enum Pending {
        case family, invite
        case share(Int)
    }

    struct State: Codable {
        var tab = Tab.recipes
        var recipes = RecipesFeature.State()
        var plan = PlanFeature.State()
        var family = FamilyFeature.State()
        var isSignedIn = false
        var login: LoginFeature.State?
        var pending: Pending?

        private enum CodingKeys: CodingKey {
            case tab, recipes, plan, family
        }
    }

    enum Action {
        case tabSelected(Tab)
        case recipes(RecipesFeature.Action)
        case plan(PlanFeature.Action)
        case family(FamilyFeature.Action)
        case login(PresentationAction<LoginFeature.Action>)
        case deepLink(DeepLink)
        case launched(isSignedIn: Bool)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .launched(let isSignedIn):
            state.isSignedIn = isSignedIn
            if !isSignedIn { leaveFamily(&state) }

        case .tabSelected(.family):
            ask(for: .family, &state)
        case .tabSelected(let tab):
            state.tab = tab

        case .recipes(.path(.element(_, .delegate(.plan(let id))))),
            .plan(.path(.element(_, .recipe(.delegate(.plan(let id)))))):
            guard let day = state.plan.freeDay else { return .none }
            state.plan.meals[day] = id
            state.tab = .plan
            state.plan.path = StackState([.day(DayFeature.State(day: day, meal: id))])
        case .recipes(.path(.element(_, .delegate(.share(let id))))),
            .plan(.path(.element(_, .recipe(.delegate(.share(let id)))))):
            ask(for: .share(id), &state)

        case .family(.delegate(.signedOut)):
            state.isSignedIn = false
            leaveFamily(&state)

        case .login(.presented(.delegate(.signedIn))):
            state.isSignedIn = true
            state.login = nil
            let pending = state.pending
            state.pending = nil
            if let pending { ask(for: pending, &state) }
        case .login(let action):
            if case .dismiss = action { state.pending = nil }
            return LoginFeature().reduce(into: &state.login, action: action).map(Action.login)

        case .deepLink(let link):
            follow(link, &state)

        case .recipes(let action):
            return RecipesFeature().reduce(into: &state.recipes, action: action).map(Action.recipes)
        case .plan(let action):
            return PlanFeature().reduce(into: &state.plan, action: action).map(Action.plan)
        case .family(let action):
            return FamilyFeature().reduce(into: &state.family, action: action).map(Action.family)
        }
        return .none
    }

    /// What is protected, at once or after the login.
    private func ask(for pending: Pending, _ state: inout State) {
        guard state.isSignedIn else {
            state.pending = pending
            state.login = LoginFeature.State()
            return
        }
        state.tab = .family
        switch pending {
        case .family:
            break
        case .invite:
            state.family.invite = InviteFeature.State()
        case .share(let id):
            if !state.family.shared.contains(id) { state.family.shared.append(id) }
        }
    }

    private func leaveFamily(_ state: inout State) {
        state.family.invite = nil
        if state.tab == .family { state.tab = .recipes }
    }

    private func follow(_ link: DeepLink, _ state: inout State) {
        dismissAll(&state)
        switch link {
        case .recipe(let id):
            state.tab = .recipes
            state.recipes.path = StackState([RecipeFeature.State(id: id)])
        case .plan:
            state.tab = .plan
            state.plan.path = StackState()
        case .day(let day, let isPicking):
            var top = DayFeature.State(day: day, meal: state.plan.meals[day])
            if isPicking { top.pick = PickFeature.State(day: day) }
            state.tab = .plan
            state.plan.path = StackState([.day(top)])
        case .family:
            ask(for: .family, &state)
        case .invite:
            ask(for: .invite, &state)
        }
    }

    private func dismissAll(_ state: inout State) {
        state.login = nil
        state.pending = nil
        state.family.invite = nil
        state.family.isAskingToSignOut = false
        if var day = state.plan.topDay, let id = state.plan.path.lastID {
            day.pick = nil
            day.isAskingToClear = false
            state.plan.path[id: id] = .day(day)
        }
    }
}

/// The URLs that the app knows.
enum DeepLink {
    case recipe(Int)
    case plan
    case day(Day, isPicking: Bool)
    case family, invite

    init?(_ text: String) {
        guard let url = URL(string: text), url.scheme == "kitchen", let host = url.host() else { return nil }
        let parts = url.pathComponents.filter { $0 != "/" }
        switch (host, parts.count) {
        case ("recipe", 1):
            guard let id = Int(parts[0]), Recipe.all.contains(where: { $0.id == id }) else { return nil }
            self = .recipe(id)
        case ("plan", 0):
            self = .plan
        case ("plan", 1), ("plan", 2):
            guard let day = Day(rawValue: parts[0]), parts.count == 1 || parts[1] == "pick" else { return nil }
            self = .day(day, isPicking: parts.count == 2)
        case ("family", 0):
            self = .family
        case ("family", 1) where parts[0] == "invite":
            self = .invite
        default:
            return nil
        }
    }
}
