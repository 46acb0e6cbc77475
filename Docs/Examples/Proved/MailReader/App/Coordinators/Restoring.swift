import Coordination
import CoordinationRestoration

// Screens shown by routes come back after the app was killed. Never change a name.

extension SceneCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "scene" }

    static var linkedTypes: [any Restorable.Type] {
        [AppCoordinator.self, MailCoordinator.self, SettingsCoordinator.self]
    }
}

extension AppCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "app" }
}

extension MailCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "mail" }
}

extension LetterCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "letter" }
}

extension SearchCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "search" }
}

extension SettingsCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "settings" }
}

extension SignInCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "sign-in" }
}

extension ComposeCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "compose" }
}

extension ComposeModel: @MainActor StateRestorable {
    /// The draft, and what of it is saved.
    var kept: [Draft] {
        get { [draft, saved] }
        set { if newValue.count == 2 { restore(newValue[0], saved: newValue[1]) } }
    }
}

extension SignatureModel: @MainActor StateRestorable {
    /// The text that may not be saved yet.
    var kept: String {
        get { text }
        set { type(newValue) }
    }
}
