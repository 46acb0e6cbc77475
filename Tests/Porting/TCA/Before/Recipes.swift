/// A dish.
struct Recipe {
    let id: Int
    let title: String
    let goesWith: Int

    static let all = [
        Recipe(id: 1, title: "Soup", goesWith: 2), Recipe(id: 2, title: "Bread", goesWith: 1),
        Recipe(id: 3, title: "Curry", goesWith: 4), Recipe(id: 4, title: "Rice", goesWith: 3),
    ]

    static func title(_ id: Int) -> String { all.first { $0.id == id }?.title ?? "" }
}

/// A recipe, on whichever stack.
struct RecipeFeature: Reducer {
    struct State: Codable {
        let id: Int
        var goesWith: Int { Recipe.all.first { $0.id == id }?.goesWith ?? id }
    }

    enum Action {
        case goesWithTapped, planTapped, shareTapped
        case delegate(Delegate)

        enum Delegate {
            case open(Int)
            case plan(Int)
            case share(Int)
        }
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .goesWithTapped: .send(.delegate(.open(state.goesWith)))
        case .planTapped: .send(.delegate(.plan(state.id)))
        case .shareTapped: .send(.delegate(.share(state.id)))
        case .delegate: .none
        }
    }
}

/// The tab of recipes.
struct RecipesFeature: Reducer {
    struct State: Codable {
        var path = StackState<RecipeFeature.State>()
    }

    enum Action {
        case recipeTapped(Int)
        case path(StackAction<RecipeFeature.State, RecipeFeature.Action>)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .recipeTapped(let id), .path(.element(_, .delegate(.open(let id)))):
            state.path.append(RecipeFeature.State(id: id))
            return .none
        case .path(let action):
            return state.path.reduce(action, by: RecipeFeature()).map(Action.path)
        }
    }
}
