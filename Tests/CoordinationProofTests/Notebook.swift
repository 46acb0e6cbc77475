@_spi(Hosting) import Coordination
import CoordinationProof
import CoordinationRestoration

enum NotebookRoute: Route, Codable { case page(String), draft, ask, close, signIn }

/// Pages beside their list, a draft over them, and a session that expires. It is as wrong as a test wants it.
final class Notebook: Coordinator, Restorable {
    enum Fault {
        case none
        /// A sheet is presented again whenever the window is unfolded.
        case presentsAgain
        /// In a narrow window, the page is shown again whenever somebody goes back to the list.
        case deadBack
        /// A page has forgotten its number when it is built again.
        case forgetsPages
        /// A draft is not stored.
        case forgetsDrafts
        /// A session that has expired takes the draft along.
        case dropsDrafts
        /// The route of a draft reads which page is open.
        case readsPages
    }

    static let storedName: StaticString = "notebook"

    /// What outlives the app.
    final class Disk {
        var user: String? = "Ada"
        var opened = 0
    }

    let root: SplitRoot
    let list = StackRoot(NotebookPage("list"))
    let detail = StackRoot()
    let disk: Disk
    let fault: Fault

    init(_ fault: Fault = .none, _ disk: Disk = Disk()) {
        (self.fault, self.disk) = (fault, disk)
        root = SplitRoot(list, detail)
        list.node.observe { [unowned self] event in
            guard event == .appeared, let page = detail.screens.last else { return }
            if fault == .presentsAgain, root.node.modals.isEmpty { trigger(.draft) }
            if fault == .deadBack, root.node.columnsBeside == .none { perform(.reveal(page)) }
        }
    }

    func gates(for route: NotebookRoute) -> [Gate] {
        guard route == .draft else { return [] }
        let signedIn = Gate("signed in") { [disk] _ in disk.user == nil ? .require(NotebookRoute.signIn) : .allow }
        return [
            signedIn.standing(
                for: { [disk] in disk.user },
                else: fault == .dropsDrafts ? .remove : .cover { [disk] in WhoModel(disk) })
        ]
    }

    func prepareTransition(for route: NotebookRoute) -> Transition<SplitRoot> {
        switch route {
        case .page(let name):
            disk.opened += 1
            return .perform(
                .set([NotebookPage(name, number: fault == .forgetsPages ? min(disk.opened, 2) : 1)]), on: detail)
        case .draft where fault == .readsPages && detail.screens.isEmpty:
            return .refuse("write a draft", because: "no page is open")
        case .draft:
            return .present(fault == .forgetsDrafts ? NotebookSheet("draft") : NotebookDraft(), style: .sheet())
        case .signIn: return .present(WhoModel(disk), style: .sheet())
        case .ask: return .alert("Sure?", choices: [.cancel("No")])
        case .close: return .dismiss()
        }
    }
}

/// The notebook in its window.
struct NotebookApp {
    let notebook: Notebook
    let windows: WindowManager

    init(_ fault: Notebook.Fault, _ disk: Notebook.Disk = Notebook.Disk()) {
        notebook = Notebook(fault, disk)
        windows = WindowManager(WindowRoot(notebook, name: "main"))
    }
}

/// The list, and a page.
final class NotebookPage: Presentable {
    let node: Screen
    let number: Int

    init(_ name: String, number: Int = 0) {
        node = Screen(name)
        self.number = number
    }
}

/// A sheet with a text.
class NotebookSheet: Presentable {
    let node: Screen
    var text = ""

    init(_ name: String) { node = Screen(name) }
}

/// A sheet whose text is stored.
final class NotebookDraft: NotebookSheet, StateRestorable {
    init() { super.init("draft") }

    var kept: String {
        get { text }
        set { text = newValue }
    }
}

/// The question who the user is.
final class WhoModel: Finishing {
    typealias Output = Void
    let node = Screen("who")
    let disk: Notebook.Disk

    init(_ disk: Notebook.Disk) { self.disk = disk }
}
