import PortingAcceptance
import PortingContract
import Testing

@Suite("The kitchen's links") @MainActor struct KitchenLinksTests {
    @Test("one leads to a recipe, from anywhere", arguments: apps)
    func linkToRecipe(app: any PortedApp.Type) {
        for user in User.anywhere(app) {
            user.open("kitchen://recipe/2")
            user.sees("recipe 2", on: ["recipes", "recipe 2"], tab: "Recipes")
            user.back()
            user.sees("recipes", on: ["recipes"])
        }
    }

    @Test("one leads to the plan or a day of it, from anywhere", arguments: apps)
    func linkToDay(app: any PortedApp.Type) {
        for user in User.anywhere(app) {
            user.open("kitchen://plan/Tue")
            user.sees("day Tue", "nothing", on: ["plan", "day Tue"], tab: "Plan")
            user.tap("Pick", "Soup", "Choose")
            user.open("kitchen://plan")
            user.sees("plan", on: ["plan"], tab: "Plan")
            user.open("kitchen://plan/Tue")
            user.sees("day Tue", "Soup", on: ["plan", "day Tue"], tab: "Plan")
        }
    }

    @Test("one opens the sheet of a day, from anywhere, and its result arrives", arguments: apps)
    func linkToPick(app: any PortedApp.Type) {
        for user in User.anywhere(app) {
            user.open("kitchen://plan/Tue/pick")
            user.sees("pick", "For Tue", on: ["plan", "day Tue"], tab: "Plan")
            user.tap("Rice", "Choose")
            user.sees("day Tue", "Rice", on: ["plan", "day Tue"], tab: "Plan")
            user.back()
            user.sees("plan", on: ["plan"])
        }
    }

    @Test("one leads to the family or an invitation, from anywhere", arguments: apps)
    func linkToFamily(app: any PortedApp.Type) {
        for user in User.anywhere(app) {
            user.open("kitchen://family")
            user.sees("family", "Ada", on: ["family"], tab: "Family")
        }
        for user in User.anywhere(app) {
            user.open("kitchen://family/invite")
            user.sees("name", "Who?", on: ["family"], tab: "Family")
            user.type("Eve", "Next")
            user.tap("Guest")
            user.sees("family", "Ada, Eve (guest)")
        }
        let user = User(app, isSignedIn: true)
        user.tap("Soup", "Plan it", "Pick", "Bread")
        user.open("kitchen://family")
        user.tap("Plan")
        user.sees("day Mon", "Soup", on: ["plan", "day Mon"])
    }

    @Test("one to what is protected waits for the login", arguments: apps)
    func linkWaitsForLogin(app: any PortedApp.Type) {
        for moves in [[], ["Soup", "Goes with"], ["Plan", "Mon", "Pick", "Soup"], ["Soup", "Plan it", "Clear"]] {
            let user = User(app)
            for move in moves { user.tap(move) }
            user.open("kitchen://family/invite")
            user.sees("login")
            user.tap("Sign in")
            user.sees("name", "Who?", on: ["family"], tab: "Family")
            user.tap("Close")
            user.sees("family", "Ada")
        }
        let user = User(app)
        user.tap("Plan", "Mon")
        user.open("kitchen://family/invite")
        user.drag()
        user.sees("day Mon", on: ["plan", "day Mon"], tab: "Plan")
        user.tap("Family", "Sign in")
        user.sees("family", on: ["family"], tab: "Family")
    }

    @Test("one that meets the login counts instead", arguments: apps)
    func linkMeetsLogin(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Soup", "Share")
        user.open("kitchen://family/invite")
        user.sees("login")
        user.tap("Sign in")
        user.sees("name", on: ["family"], tab: "Family")
        user.tap("Close")
        user.sees("family", "Ada")

        let other = User(app)
        other.open("kitchen://family/invite")
        other.open("kitchen://plan/Wed")
        other.sees("day Wed", on: ["plan", "day Wed"], tab: "Plan")
        other.tap("Family", "Sign in")
        other.sees("family", on: ["family"], tab: "Family")
    }

    @Test("what is no address of the kitchen changes nothing", arguments: apps)
    func wrongLinks(app: any PortedApp.Type) {
        for user in User.anywhere(app) + [User(app)] {
            for url in [
                "kitchen://recipe/9", "kitchen://recipe/x", "kitchen://recipe", "kitchen://plan/Sun",
                "kitchen://plan/Tue/cook", "kitchen://family/leave", "other://plan", "",
            ] {
                user.seesNoChange { #expect(!user.app.open(url), "\(url) is no address") }
            }
        }
    }
}
