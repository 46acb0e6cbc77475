/// A day that can be planned.
enum Day: String, Codable, CaseIterable {
    case mon = "Mon"
    case tue = "Tue"
    case wed = "Wed"
}

/// The sheet in which a recipe is chosen, with previews on a stack of its own.
struct PickFeature: Reducer {
    struct State: Codable {
        let day: Day
        var previews: [Int] = []
    }

    enum Action {
        case recipeTapped(Int)
        case backTapped, chooseTapped
        case delegate(Delegate)

        enum Delegate {
            case picked(Int)
        }
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .recipeTapped(let id): state.previews.append(id)
        case .backTapped: _ = state.previews.popLast()
        case .chooseTapped:
            if let id = state.previews.last { return .send(.delegate(.picked(id))) }
        case .delegate: break
        }
        return .none
    }
}

/// A day, which presents the sheet and the alert.
struct DayFeature: Reducer {
    struct State: Codable {
        let day: Day
        var meal: Int?
        var pick: PickFeature.State?
        var isAskingToClear = false

        private enum CodingKeys: CodingKey {
            case day, meal, pick
        }
    }

    enum Action {
        case pickTapped, clearTapped, recipeTapped
        case pick(PresentationAction<PickFeature.Action>)
        case alert(PresentationAction<Alert>)
        case delegate(Delegate)

        enum Alert {
            case clear
        }

        enum Delegate {
            case planned(Day, Int?)
            case openRecipe(Int)
        }
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .pickTapped:
            state.pick = PickFeature.State(day: state.day)
        case .clearTapped:
            state.isAskingToClear = true
        case .recipeTapped:
            if let meal = state.meal { return .send(.delegate(.openRecipe(meal))) }
        case .pick(.presented(.delegate(.picked(let id)))):
            state.pick = nil
            state.meal = id
            return .send(.delegate(.planned(state.day, id)))
        case .pick(let action):
            return PickFeature().reduce(into: &state.pick, action: action).map(Action.pick)
        case .alert(let action):
            state.isAskingToClear = false
            if case .presented(.clear) = action {
                state.meal = nil
                return .send(.delegate(.planned(state.day, nil)))
            }
        case .delegate:
            break
        }
        return .none
    }
}

/// The tab of the plan.
struct PlanFeature: Reducer {
    struct Path: Reducer {
        enum State: Codable {
            case day(DayFeature.State)
            case recipe(RecipeFeature.State)
        }

        enum Action {
            case day(DayFeature.Action)
            case recipe(RecipeFeature.Action)
        }

        func reduce(into state: inout State, action: Action) -> Effect<Action> {
            switch (state, action) {
            case (.day(var day), .day(let action)):
                let effect = DayFeature().reduce(into: &day, action: action)
                state = .day(day)
                return effect.map(Action.day)
            case (.recipe(var recipe), .recipe(let action)):
                let effect = RecipeFeature().reduce(into: &recipe, action: action)
                state = .recipe(recipe)
                return effect.map(Action.recipe)
            default:
                return .none
            }
        }
    }

    struct State: Codable {
        var meals: [Day: Int] = [:]
        var path = StackState<Path.State>()

        var freeDay: Day? { Day.allCases.first { meals[$0] == nil } }

        /// The day that stands on top, if one does.
        var topDay: DayFeature.State? {
            if case .day(let day) = path.last { day } else { nil }
        }
    }

    enum Action {
        case dayTapped(Day)
        case path(StackAction<Path.State, Path.Action>)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .dayTapped(let day):
            state.path.append(.day(DayFeature.State(day: day, meal: state.meals[day])))
        case .path(.element(_, .day(.delegate(.planned(let day, let meal))))):
            state.meals[day] = meal
        case .path(.element(_, .day(.delegate(.openRecipe(let id))))),
            .path(.element(_, .recipe(.delegate(.open(let id))))):
            state.path.append(.recipe(RecipeFeature.State(id: id)))
        case .path(let action):
            return state.path.reduce(action, by: Path()).map(Action.path)
        }
        return .none
    }
}
