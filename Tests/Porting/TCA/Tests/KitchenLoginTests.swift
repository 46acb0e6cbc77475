import PortingAcceptance
import PortingContract
import Testing

@Suite("The kitchen's login") @MainActor struct KitchenLoginTests {
    @Test("it leads to the family", arguments: apps)
    func loginLeadsToTab(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Plan", "Wed", "Family")
        user.sees("login", "Sign in to go on", on: ["plan", "day Wed"], tab: "Plan")
        user.mayTap(["Sign in", "Close"])
        user.tap("Sign in")
        user.sees("family", "Ada", on: ["family"], tab: "Family")
        user.tap("Plan")
        user.sees("day Wed", on: ["plan", "day Wed"])
    }

    @Test("it goes on with what was to be shared", arguments: apps)
    func loginSharesRecipe(app: any PortedApp.Type) {
        let user = User(app)
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

    @Test("closed or dragged away, it leaves one where one was, and forgets", arguments: apps)
    func loginClosed(app: any PortedApp.Type) {
        for close in [{ (user: User) in user.tap("Close") }, { (user: User) in user.drag() }] {
            let user = User(app)
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

    @Test("signing out is asked, and leaves what is protected", arguments: apps)
    func signingOut(app: any PortedApp.Type) {
        let user = User(app, isSignedIn: true)
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
