/// The invitation, full-screen, in two steps.
struct InviteFeature: Reducer {
    struct State: Codable {
        var name = ""
        var isAtRole = false
    }

    enum Action {
        case nextTapped(name: String)
        case backTapped
        case roleTapped(String)
        case delegate(Delegate)

        enum Delegate {
            case invited(String)
        }
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .nextTapped(let name):
            guard !name.isEmpty else { return .none }
            state.name = name
            state.isAtRole = true
        case .backTapped:
            state.isAtRole = false
        case .roleTapped(let role):
            return .send(.delegate(.invited("\(state.name) (\(role))")))
        case .delegate:
            break
        }
        return .none
    }
}

/// The tab of the family.
struct FamilyFeature: Reducer {
    struct State: Codable {
        var members = ["Ada"]
        var shared: [Int] = []
        var invite: InviteFeature.State?
        var isAskingToSignOut = false

        private enum CodingKeys: CodingKey {
            case members, shared, invite
        }
    }

    enum Action {
        case inviteTapped, signOutTapped
        case invite(PresentationAction<InviteFeature.Action>)
        case alert(PresentationAction<Alert>)
        case delegate(Delegate)

        enum Alert {
            case signOut
        }

        enum Delegate {
            case signedOut
        }
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .inviteTapped:
            state.invite = InviteFeature.State()
        case .signOutTapped:
            state.isAskingToSignOut = true
        case .invite(.presented(.delegate(.invited(let member)))):
            state.invite = nil
            state.members.append(member)
        case .invite(let action):
            return InviteFeature().reduce(into: &state.invite, action: action).map(Action.invite)
        case .alert(let action):
            state.isAskingToSignOut = false
            if case .presented(.signOut) = action { return .send(.delegate(.signedOut)) }
        case .delegate:
            break
        }
        return .none
    }
}

/// The login, which knows nothing of what waits for it.
struct LoginFeature: Reducer {
    struct State {}

    enum Action {
        case signInTapped
        case delegate(Delegate)

        enum Delegate {
            case signedIn
        }
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .signInTapped: .send(.delegate(.signedIn))
        case .delegate: .none
        }
    }
}
