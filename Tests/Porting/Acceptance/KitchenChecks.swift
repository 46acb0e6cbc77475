public import PortingContract
import Testing

/// The things that a user of the kitchen relies on.
@MainActor public struct KitchenChecks {
    private let type: any PortedApp.Type

    public init(_ type: any PortedApp.Type) { self.type = type }

    private func user(isSignedIn: Bool = false) -> User { User(type, isSignedIn: isSignedIn) }

    /// A user at the second step of an invitation.
    private func userInviting() -> User {
        let user = user(isSignedIn: true)
        user.tap("Family", "Invite")
        user.type("Tim", "Next")
        return user
    }

    // MARK: Journeys

    public func firstLaunch() {
        let user = user()
        user.sees("recipes", "4 recipes", on: ["recipes"], tab: "Recipes")
        user.mayTap(["Soup", "Bread", "Curry", "Rice", "Plan", "Family"])
        user.seesNoChange { user.back() }
        user.seesNoChange { user.drag() }
        user.seesNoChange { user.app.perform("No such button") }
        user.tap("Plan")
        user.sees("plan", "Mon: nothing, Tue: nothing, Wed: nothing", on: ["plan"], tab: "Plan")
    }

    public func goesWith() {
        let user = user()
        user.tap("Soup", "Goes with", "Goes with")
        user.sees("recipe 1", "Soup, goes with Bread", on: ["recipes", "recipe 1", "recipe 2", "recipe 1"])
        user.mayTap(["Goes with", "Plan it", "Share", "Plan", "Family"])
        for screen in ["recipe 2", "recipe 1", "recipes", "recipes"] {
            user.back()
            user.sees(screen)
        }
    }

    public func tabsKeepTheirStacks() {
        let user = user(isSignedIn: true)
        user.tap("Curry", "Plan it", "Recipe", "Goes with")
        user.sees("recipe 4", on: ["plan", "day Mon", "recipe 3", "recipe 4"], tab: "Plan")
        user.tap("Family")
        user.sees("family", "Ada", on: ["family"], tab: "Family")
        user.mayTap(["Invite", "Sign out", "Recipes", "Plan"])
        user.tap("Recipes")
        user.sees("recipe 3", on: ["recipes", "recipe 3"], tab: "Recipes")
        user.tap("Plan")
        user.sees("recipe 4", on: ["plan", "day Mon", "recipe 3", "recipe 4"], tab: "Plan")
        user.back()
        user.back()
        user.sees("day Mon", "Curry", on: ["plan", "day Mon"])
    }

    public func planIt() {
        let user = user()
        user.tap("Soup", "Plan it")
        user.sees("day Mon", "Soup", on: ["plan", "day Mon"], tab: "Plan")
        user.tap("Recipe", "Goes with", "Plan it")
        user.sees("day Tue", "Bread", on: ["plan", "day Tue"], tab: "Plan")
        user.tap("Recipes")
        user.sees("recipe 1", on: ["recipes", "recipe 1"])
        user.tap("Plan it")
        user.sees("day Wed", "Soup", on: ["plan", "day Wed"])
        user.back()
        user.sees("plan", "Mon: Soup, Tue: Bread, Wed: Soup")
        user.tap("Recipes")
        user.mayTap(["Goes with", "Share", "Plan", "Family"])
    }

    // MARK: Results

    public func pickArrives() {
        let user = user()
        user.tap("Plan", "Tue")
        user.sees("day Tue", "nothing")
        user.mayTap(["Pick", "Recipes", "Family"])
        user.tap("Pick")
        user.sees("pick", "For Tue", on: ["plan", "day Tue"], tab: "Plan")
        user.mayTap(["Soup", "Bread", "Curry", "Rice", "Close"])
        user.tap("Curry")
        user.sees("preview 3", "Curry for Tue?", on: ["plan", "day Tue"])
        user.mayTap(["Choose", "Close"])
        user.back()
        user.sees("pick", "For Tue", on: ["plan", "day Tue"])
        user.seesNoChange { user.back() }
        user.tap("Rice", "Choose")
        user.sees("day Tue", "Rice", on: ["plan", "day Tue"], tab: "Plan")
        user.mayTap(["Pick", "Recipe", "Clear", "Recipes", "Family"])
        user.tap("Pick", "Soup", "Choose")
        user.sees("day Tue", "Soup", on: ["plan", "day Tue"])
        user.back()
        user.sees("plan", "Mon: nothing, Tue: Soup, Wed: nothing", on: ["plan"])
        user.tap("Tue")
        user.sees("day Tue", "Soup")
    }

    public func pickClosed() {
        let user = user()
        user.tap("Plan", "Mon", "Pick", "Close")
        user.sees("day Mon", "nothing", on: ["plan", "day Mon"])
        user.tap("Pick", "Soup", "Close")
        user.sees("day Mon", "nothing", on: ["plan", "day Mon"])
        user.tap("Pick", "Soup")
        user.drag()
        user.sees("day Mon", "nothing", on: ["plan", "day Mon"])
        user.tap("Pick")
        user.sees("pick", "For Mon")
        user.drag()
        user.sees("day Mon", "nothing")
        user.seesNoChange { user.drag() }
    }

    public func inviteEnds() {
        let user = userInviting()
        user.sees("role", "What does Tim do?", on: ["family"], tab: "Family")
        user.mayTap(["Cook", "Guest", "Close"])
        user.tap("Cook")
        user.sees("family", "Ada, Tim (cook)", on: ["family"], tab: "Family")
        user.tap("Invite")
        user.sees("name", "Who?")
        user.type("Eve", "Next")
        user.tap("Guest")
        user.sees("family", "Ada, Tim (cook), Eve (guest)")
    }

    public func inviteStepsBack() {
        let user = userInviting()
        user.seesNoChange { user.drag() }
        user.back()
        user.sees("name", "Tim", on: ["family"])
        user.mayTap(["Next", "Close"])
        user.seesNoChange { user.back() }
        user.seesNoChange { user.drag() }
        user.seesNoChange { user.app.perform("Next") }
        user.type("Eve", "Next")
        user.sees("role", "What does Eve do?")
        user.tap("Close")
        user.sees("family", "Ada", on: ["family"], tab: "Family")
        user.tap("Invite")
        user.sees("name", "Who?")
        user.tap("Close")
        user.sees("family", "Ada")
    }

    // MARK: The alert

    public func clearIsAsked() {
        let user = user()
        user.tap("Soup", "Plan it", "Clear")
        user.sees("clear alert", "Clear Mon?", on: ["plan", "day Mon"], tab: "Plan")
        user.mayTap(["Clear", "Keep"])
        user.seesNoChange { user.back() }
        user.seesNoChange { user.drag() }
        user.tap("Keep")
        user.sees("day Mon", "Soup")
        user.tap("Clear", "Clear")
        user.sees("day Mon", "nothing", on: ["plan", "day Mon"])
        user.mayTap(["Pick", "Recipes", "Family"])
        user.back()
        user.sees("plan", "Mon: nothing, Tue: nothing, Wed: nothing")
    }

    // MARK: The login

    public func loginLeadsToTab() {
        let user = user()
        user.tap("Plan", "Wed", "Family")
        user.sees("login", "Sign in to go on", on: ["plan", "day Wed"], tab: "Plan")
        user.mayTap(["Sign in", "Close"])
        user.tap("Sign in")
        user.sees("family", "Ada", on: ["family"], tab: "Family")
        user.tap("Plan")
        user.sees("day Wed", on: ["plan", "day Wed"])
    }

    public func loginSharesRecipe() {
        let user = user()
        user.tap("Soup", "Goes with", "Share")
        user.sees("login", on: ["recipes", "recipe 1", "recipe 2"], tab: "Recipes")
        user.tap("Sign in")
        user.sees("family", "Ada; shared Bread", on: ["family"], tab: "Family")
        user.tap("Recipes")
        user.sees("recipe 2", on: ["recipes", "recipe 1", "recipe 2"])
        user.tap("Share")
        user.sees("family", "Ada; shared Bread")
        user.tap("Recipes")
        user.back()
        user.tap("Share")
        user.sees("family", "Ada; shared Bread, Soup")
    }

    public func loginClosed() {
        for close in [{ (user: User) in user.tap("Close") }, { (user: User) in user.drag() }] {
            let user = user()
            user.tap("Soup", "Share")
            close(user)
            user.sees("recipe 1", on: ["recipes", "recipe 1"], tab: "Recipes")
            user.tap("Family")
            user.sees("login", on: ["recipes", "recipe 1"], tab: "Recipes")
            close(user)
            user.sees("recipe 1", on: ["recipes", "recipe 1"], tab: "Recipes")
            user.tap("Family", "Sign in")
            user.sees("family", "Ada", tab: "Family")
        }
    }

    // MARK: Links

    public func linkToRecipe() {
        for user in usersAnywhere() {
            user.open("kitchen://recipe/2")
            user.sees("recipe 2", on: ["recipes", "recipe 2"], tab: "Recipes")
            user.back()
            user.sees("recipes", on: ["recipes"])
        }
    }

    public func linkToDay() {
        for user in usersAnywhere() {
            user.open("kitchen://plan/Tue")
            user.sees("day Tue", "nothing", on: ["plan", "day Tue"], tab: "Plan")
            user.tap("Pick", "Soup", "Choose")
            user.open("kitchen://plan")
            user.sees("plan", on: ["plan"], tab: "Plan")
            user.open("kitchen://plan/Tue")
            user.sees("day Tue", "Soup", on: ["plan", "day Tue"], tab: "Plan")
        }
    }

    public func linkToPick() {
        for user in usersAnywhere() {
            user.open("kitchen://plan/Tue/pick")
            user.sees("pick", "For Tue", on: ["plan", "day Tue"], tab: "Plan")
            user.tap("Rice", "Choose")
            user.sees("day Tue", "Rice", on: ["plan", "day Tue"], tab: "Plan")
            user.back()
            user.sees("plan", on: ["plan"])
        }
    }

    public func linkToFamily() {
        for user in usersAnywhere() {
            user.open("kitchen://family")
            user.sees("family", "Ada", on: ["family"], tab: "Family")
        }
        for user in usersAnywhere() {
            user.open("kitchen://family/invite")
            user.sees("name", "Who?", on: ["family"], tab: "Family")
            user.type("Eve", "Next")
            user.tap("Guest")
            user.sees("family", "Ada, Eve (guest)")
        }
        let user = user(isSignedIn: true)
        user.tap("Soup", "Plan it", "Pick", "Bread")
        user.open("kitchen://family")
        user.tap("Plan")
        user.sees("day Mon", "Soup", on: ["plan", "day Mon"])
    }

    public func linkWaitsForLogin() {
        for moves in [[], ["Soup", "Goes with"], ["Plan", "Mon", "Pick", "Soup"], ["Soup", "Plan it", "Clear"]] {
            let user = user()
            for move in moves { user.tap(move) }
            user.open("kitchen://family/invite")
            user.sees("login")
            user.tap("Sign in")
            user.sees("name", "Who?", on: ["family"], tab: "Family")
            user.tap("Close")
            user.sees("family", "Ada")
        }
        let user = user()
        user.tap("Plan", "Mon")
        user.open("kitchen://family/invite")
        user.drag()
        user.sees("day Mon", on: ["plan", "day Mon"], tab: "Plan")
        user.tap("Family", "Sign in")
        user.sees("family", on: ["family"], tab: "Family")
    }

    public func linkMeetsLogin() {
        let user = user()
        user.tap("Soup", "Share")
        user.open("kitchen://family/invite")
        user.sees("login")
        user.tap("Sign in")
        user.sees("name", on: ["family"], tab: "Family")
        user.tap("Close")
        user.sees("family", "Ada")

        let other = self.user()
        other.open("kitchen://family/invite")
        other.open("kitchen://plan/Wed")
        other.sees("day Wed", on: ["plan", "day Wed"], tab: "Plan")
        other.tap("Family", "Sign in")
        other.sees("family", on: ["family"], tab: "Family")
    }

    public func wrongLinks() {
        for user in usersAnywhere() + [self.user()] {
            for url in [
                "kitchen://recipe/9", "kitchen://recipe/x", "kitchen://recipe", "kitchen://plan/Sun",
                "kitchen://plan/Tue/cook", "kitchen://family/leave", "other://plan", "",
            ] {
                user.seesNoChange { #expect(!user.app.open(url), "\(url) is no address") }
            }
        }
    }

    /// Users who are signed in: at the start, on a preview inside the sheet, at each alert, in the invitation.
    private func usersAnywhere() -> [User] {
        let users = [[], ["Plan", "Wed", "Pick", "Soup"], ["Soup", "Plan it", "Clear"], ["Family", "Sign out"]]
            .map { moves in
                let user = user(isSignedIn: true)
                for move in moves { user.tap(move) }
                return user
            }
        return users + [userInviting()]
    }

    // MARK: Restarts

    public func restartOnStacks() {
        let user = user(isSignedIn: true)
        user.tap("Curry", "Share", "Recipes", "Plan it", "Recipe", "Goes with")
        user.restart(isSignedIn: true)
        user.sees("recipe 4", on: ["plan", "day Mon", "recipe 3", "recipe 4"], tab: "Plan")
        user.back()
        user.back()
        user.sees("day Mon", "Curry")
        user.tap("Recipes")
        user.sees("recipe 3", on: ["recipes", "recipe 3"], tab: "Recipes")
        user.tap("Family")
        user.sees("family", "Ada; shared Curry", tab: "Family")
        user.restart(isSignedIn: true)
        user.sees("family", "Ada; shared Curry", on: ["family"], tab: "Family")
    }

    public func restartInPick() {
        let user = user()
        user.tap("Plan", "Tue", "Pick")
        user.restart(isSignedIn: false)
        user.sees("pick", "For Tue", on: ["plan", "day Tue"], tab: "Plan")
        user.tap("Rice")
        user.restart(isSignedIn: false)
        user.sees("preview 4", "Rice for Tue?", on: ["plan", "day Tue"], tab: "Plan")
        user.back()
        user.sees("pick", "For Tue")
        user.tap("Rice", "Choose")
        user.sees("day Tue", "Rice", on: ["plan", "day Tue"])
        user.back()
        user.sees("plan", "Mon: nothing, Tue: Rice, Wed: nothing")
    }

    public func restartInInvite() {
        let user = userInviting()
        user.restart(isSignedIn: true)
        user.sees("role", "What does Tim do?", on: ["family"], tab: "Family")
        user.back()
        user.sees("name", "Tim")
        user.restart(isSignedIn: true)
        user.sees("name", "Tim", on: ["family"], tab: "Family")
        user.type("Eve", "Next")
        user.tap("Cook")
        user.sees("family", "Ada, Eve (cook)")
        user.restart(isSignedIn: true)
        user.sees("family", "Ada, Eve (cook)")
        user.tap("Invite")
        user.restart(isSignedIn: true)
        user.open("kitchen://recipe/2")
        user.sees("recipe 2", on: ["recipes", "recipe 2"], tab: "Recipes")
    }

    public func restartWithoutAlertAndLogin() {
        let user = user()
        user.tap("Soup", "Plan it", "Clear")
        user.restart(isSignedIn: false)
        user.sees("day Mon", "Soup", on: ["plan", "day Mon"], tab: "Plan")
        user.tap("Family")
        user.restart(isSignedIn: false)
        user.sees("day Mon", "Soup", on: ["plan", "day Mon"], tab: "Plan")
        user.tap("Recipes", "Share")
        user.restart(isSignedIn: false)
        user.sees("recipe 1", on: ["recipes", "recipe 1"], tab: "Recipes")
        user.tap("Family", "Sign in", "Sign out")
        user.restart(isSignedIn: true)
        user.sees("family", "Ada", on: ["family"], tab: "Family")
    }

    public func restartSignedOut() {
        let user = userInviting()
        user.restart(isSignedIn: false)
        user.sees("recipes", on: ["recipes"], tab: "Recipes")
        user.tap("Family", "Sign in")
        user.sees("family", "Ada", on: ["family"], tab: "Family")

        let planning = self.user(isSignedIn: true)
        planning.tap("Soup", "Share", "Plan", "Mon", "Pick")
        planning.restart(isSignedIn: false)
        planning.sees("pick", "For Mon", on: ["plan", "day Mon"], tab: "Plan")
        planning.tap("Close", "Family", "Sign in")
        planning.sees("family", "Ada; shared Soup")
    }

    // MARK: Signing out

    public func signingOut() {
        let user = user(isSignedIn: true)
        user.tap("Soup", "Share", "Sign out")
        user.sees("sign-out alert", "Sign out?", on: ["family"], tab: "Family")
        user.mayTap(["Sign out", "Cancel"])
        user.seesNoChange { user.drag() }
        user.tap("Cancel")
        user.sees("family", "Ada; shared Soup", tab: "Family")
        user.tap("Sign out", "Sign out")
        user.sees("recipe 1", on: ["recipes", "recipe 1"], tab: "Recipes")
        user.tap("Family")
        user.sees("login", on: ["recipes", "recipe 1"], tab: "Recipes")
        user.tap("Close", "Share")
        user.sees("login", on: ["recipes", "recipe 1"], tab: "Recipes")
        user.tap("Close")
        user.open("kitchen://family")
        user.sees("login")
        user.tap("Sign in")
        user.sees("family", "Ada; shared Soup", on: ["family"], tab: "Family")
    }
}
