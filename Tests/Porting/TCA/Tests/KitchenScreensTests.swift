import PortingAcceptance
import PortingContract
import Testing

@Suite("The kitchen's screens") @MainActor struct KitchenScreensTests {
    @Test("it begins with four recipes, and nothing to go back to", arguments: apps)
    func firstLaunch(app: any PortedApp.Type) {
        let user = User(app)
        user.sees("recipes", "4 recipes", on: ["recipes"], tab: "Recipes")
        user.mayTap(["Soup", "Bread", "Curry", "Rice", "Plan", "Family"])
        user.seesNoChange { user.back() }
        user.seesNoChange { user.drag() }
        user.seesNoChange { user.app.perform("No such button") }
        user.tap("Plan")
        user.sees("plan", "Mon: nothing, Tue: nothing, Wed: nothing", on: ["plan"], tab: "Plan")
    }

    @Test("what goes with what goes with a recipe is opened, and back leads through each", arguments: apps)
    func goesWith(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Soup", "Goes with", "Goes with")
        user.sees("recipe 1", "Soup, goes with Bread", on: ["recipes", "recipe 1", "recipe 2", "recipe 1"])
        user.mayTap(["Goes with", "Plan it", "Share", "Plan", "Family"])
        for screen in ["recipe 2", "recipe 1", "recipes", "recipes"] {
            user.back()
            user.sees(screen)
        }
    }

    @Test("each tab is found as it was left", arguments: apps)
    func tabsKeepTheirStacks(app: any PortedApp.Type) {
        let user = User(app, isSignedIn: true)
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

    @Test("a recipe is planned on the next free day, which is shown", arguments: apps)
    func planIt(app: any PortedApp.Type) {
        let user = User(app)
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

    @Test("a recipe that is chosen inside the sheet arrives at the day that asked", arguments: apps)
    func pickArrives(app: any PortedApp.Type) {
        let user = User(app)
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

    @Test("a sheet that is closed or dragged away chooses nothing", arguments: apps)
    func pickClosed(app: any PortedApp.Type) {
        let user = User(app)
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

    @Test("a day is cleared only after the alert", arguments: apps)
    func clearIsAsked(app: any PortedApp.Type) {
        let user = User(app)
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

    @Test("an invitation ends with a new member", arguments: apps)
    func inviteEnds(app: any PortedApp.Type) {
        let user = User.inviting(app)
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

    @Test("an invitation steps back, is not dragged, and is closed without a member", arguments: apps)
    func inviteStepsBack(app: any PortedApp.Type) {
        let user = User.inviting(app)
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
}
