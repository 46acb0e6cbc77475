import PortingAcceptance
import PortingContract
import Testing

@Suite("The kitchen's restarts") @MainActor struct KitchenRestartTests {
    @Test("all stacks and data of the kitchen come back", arguments: apps)
    func restartOnStacks(app: any PortedApp.Type) {
        let user = User(app, isSignedIn: true)
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

    @Test("the sheet comes back with its stack, and its result arrives", arguments: apps)
    func restartInPick(app: any PortedApp.Type) {
        let user = User(app)
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

    @Test("the invitation comes back at its step", arguments: apps)
    func restartInInvite(app: any PortedApp.Type) {
        let user = User.inviting(app)
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

    @Test("neither alert nor login comes back", arguments: apps)
    func restartWithoutAlertAndLogin(app: any PortedApp.Type) {
        let user = User(app)
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

    @Test("what is protected does not come back after the session", arguments: apps)
    func restartSignedOut(app: any PortedApp.Type) {
        let user = User.inviting(app)
        user.restart(isSignedIn: false)
        user.sees("recipes", on: ["recipes"], tab: "Recipes")
        user.tap("Family", "Sign in")
        user.sees("family", "Ada", on: ["family"], tab: "Family")

        let planning = User(app, isSignedIn: true)
        planning.tap("Soup", "Share", "Plan", "Mon", "Pick")
        planning.restart(isSignedIn: false)
        planning.sees("pick", "For Mon", on: ["plan", "day Mon"], tab: "Plan")
        planning.tap("Close", "Family", "Sign in")
        planning.sees("family", "Ada; shared Soup")
    }
}
