public import Foundation
public import PortingContract

/// The kitchen as it was, in the hands of the contract.
@MainActor public final class BeforeKitchen: PortedApp {
    private let kitchen: Store<AppFeature>

    public init(launch: Launch) {
        let stored = launch.stored.flatMap { try? JSONDecoder().decode(AppFeature.State.self, from: $0) }
        kitchen = Store(initialState: stored ?? AppFeature.State(), root: AppFeature())
        kitchen.send(.launched(isSignedIn: launch.isSignedIn))
    }

    /// The screens that the views show.
    private enum Shown {
        case login, signOutAlert
        case name(InviteFeature.State)
        case role(InviteFeature.State)
        case clearAlert(Day)
        case pick(Day)
        case preview(Day, Int)
        case recipes, plan, family
        case recipe(RecipeFeature.State)
        case day(DayFeature.State)
    }

    private var state: AppFeature.State { kitchen.state }

    private var shown: Shown {
        if state.login != nil { return .login }
        switch state.tab {
        case .recipes:
            return state.recipes.path.last.map(Shown.recipe) ?? .recipes
        case .plan:
            switch state.plan.path.last {
            case nil: return .plan
            case .recipe(let recipe): return .recipe(recipe)
            case .day(let day):
                if day.isAskingToClear { return .clearAlert(day.day) }
                guard let pick = day.pick else { return .day(day) }
                return pick.previews.last.map { .preview(pick.day, $0) } ?? .pick(pick.day)
            }
        case .family:
            if state.family.isAskingToSignOut { return .signOutAlert }
            return state.family.invite.map { $0.isAtRole ? .role($0) : .name($0) } ?? .family
        }
    }

    public var screen: String {
        switch shown {
        case .login: "login"
        case .signOutAlert: "sign-out alert"
        case .name: "name"
        case .role: "role"
        case .clearAlert: "clear alert"
        case .pick: "pick"
        case .preview(_, let id): "preview \(id)"
        case .recipes, .plan, .family, .recipe, .day: path.last ?? ""
        }
    }

    public var text: String {
        switch shown {
        case .login: "Sign in to go on"
        case .signOutAlert: "Sign out?"
        case .name(let invite): invite.name.isEmpty ? "Who?" : invite.name
        case .role(let invite): "What does \(invite.name) do?"
        case .clearAlert(let day): "Clear \(day.rawValue)?"
        case .pick(let day): "For \(day.rawValue)"
        case .preview(let day, let id): "\(Recipe.title(id)) for \(day.rawValue)?"
        case .recipes: "\(Recipe.all.count) recipes"
        case .recipe(let recipe): "\(Recipe.title(recipe.id)), goes with \(Recipe.title(recipe.goesWith))"
        case .plan: Day.allCases.map { "\($0.rawValue): \(meal(state.plan.meals[$0]))" }.joined(separator: ", ")
        case .day(let day): meal(day.meal)
        case .family:
            state.family.members.joined(separator: ", ")
                + (state.family.shared.isEmpty
                    ? "" : "; shared " + state.family.shared.map(Recipe.title).joined(separator: ", "))
        }
    }

    private func meal(_ id: Int?) -> String { id.map(Recipe.title) ?? "nothing" }

    public var path: [String] {
        switch state.tab {
        case .recipes: ["recipes"] + state.recipes.path.states.map { "recipe \($0.id)" }
        case .plan:
            ["plan"]
                + state.plan.path.states.map { element in
                    switch element {
                    case .day(let day): "day \(day.day.rawValue)"
                    case .recipe(let recipe): "recipe \(recipe.id)"
                    }
                }
        case .family: ["family"]
        }
    }

    public var tab: String { state.tab.rawValue }

    public var actions: [String] { buttons.map(\.title) }

    public func perform(_ action: String, _ text: String?) {
        guard let button = buttons.first(where: { $0.title == action }) else { return }
        kitchen.send(button.action(text ?? ""))
    }

    public func back() {
        switch shown {
        case .preview: day(.pick(.presented(.backTapped))).map(kitchen.send)
        case .role: kitchen.send(.family(.invite(.presented(.backTapped))))
        case .recipe, .day: kitchen.send(state.tab == .plan ? .plan(.path(.popLast)) : .recipes(.path(.popLast)))
        default: break
        }
    }

    public func dragAway() {
        switch shown {
        case .login: kitchen.send(.login(.dismiss))
        case .pick, .preview: day(.pick(.dismiss)).map(kitchen.send)
        default: break
        }
    }

    public func open(_ url: String) -> Bool {
        guard let link = DeepLink(url) else { return false }
        kitchen.send(.deepLink(link))
        return true
    }

    public func store() -> Data { (try? JSONEncoder().encode(state)) ?? Data() }

    private typealias Button = (title: String, action: (String) -> AppFeature.Action)

    private func button(_ title: String, _ action: AppFeature.Action?) -> [Button] {
        action.map { action in [(title, { _ in action })] } ?? []
    }

    private var buttons: [Button] {
        switch shown {
        case .login:
            button("Sign in", .login(.presented(.signInTapped))) + button("Close", .login(.dismiss))
        case .signOutAlert:
            button("Sign out", .family(.alert(.presented(.signOut)))) + button("Cancel", .family(.alert(.dismiss)))
        case .name:
            [("Next", { .family(.invite(.presented(.nextTapped(name: $0)))) })]
                + button("Close", .family(.invite(.dismiss)))
        case .role:
            button("Cook", .family(.invite(.presented(.roleTapped("cook")))))
                + button("Guest", .family(.invite(.presented(.roleTapped("guest")))))
                + button("Close", .family(.invite(.dismiss)))
        case .clearAlert:
            button("Clear", day(.alert(.presented(.clear)))) + button("Keep", day(.alert(.dismiss)))
        case .pick:
            Recipe.all.flatMap { button($0.title, day(.pick(.presented(.recipeTapped($0.id))))) }
                + button("Close", day(.pick(.dismiss)))
        case .preview:
            button("Choose", day(.pick(.presented(.chooseTapped)))) + button("Close", day(.pick(.dismiss)))
        case .recipes:
            Recipe.all.flatMap { button($0.title, .recipes(.recipeTapped($0.id))) } + tabs
        case .recipe:
            button("Goes with", recipe(.goesWithTapped))
                + (state.plan.freeDay == nil ? [] : button("Plan it", recipe(.planTapped)))
                + button("Share", recipe(.shareTapped)) + tabs
        case .plan:
            Day.allCases.flatMap { button($0.rawValue, .plan(.dayTapped($0))) } + tabs
        case .day(let state):
            button("Pick", day(.pickTapped))
                + (state.meal == nil ? [] : button("Recipe", day(.recipeTapped)) + button("Clear", day(.clearTapped)))
                + tabs
        case .family:
            button("Invite", .family(.inviteTapped)) + button("Sign out", .family(.signOutTapped)) + tabs
        }
    }

    private var tabs: [Button] {
        AppFeature.Tab.allCases.filter { $0 != state.tab }.flatMap { button($0.rawValue, .tabSelected($0)) }
    }

    /// An action of the day on top.
    private func day(_ action: DayFeature.Action) -> AppFeature.Action? {
        state.plan.path.lastID.map { .plan(.path(.element(id: $0, action: .day(action)))) }
    }

    /// An action of the recipe on top.
    private func recipe(_ action: RecipeFeature.Action) -> AppFeature.Action? {
        guard state.tab == .plan else {
            return state.recipes.path.lastID.map { .recipes(.path(.element(id: $0, action: action))) }
        }
        return state.plan.path.lastID.map { .plan(.path(.element(id: $0, action: .recipe(action)))) }
    }
}
