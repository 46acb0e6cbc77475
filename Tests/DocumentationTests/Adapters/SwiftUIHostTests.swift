@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Observation
import Testing

@Suite("A host for SwiftUI, on a stand-in for it", .noUnhandledFailures) @MainActor struct SwiftUIHostTests {
    @Test("the host keeps the contract")
    func contract() {
        var drawings: [ObjectIdentifier: SwiftUIDrawing] = [:]
        HostContract.check(
            make: { _ -> TreeModel in
                let model = TreeModel()
                drawings[ObjectIdentifier(model)] = SwiftUIDrawing(model)
                return model
            },
            answer: { drawings[ObjectIdentifier($0)]?.update() },
            user: { model, action in drawings[ObjectIdentifier(model)]?.play(action) ?? false },
            shown: { model in
                let drawing = drawings[ObjectIdentifier(model)]
                drawing?.update()
                return Picture(parts: drawing?.layers.map(\.part) ?? [], alert: drawing?.alert)
            },
            expected: { root in
                let fresh = TreeModel()
                fresh.show(root)
                return Picture(parts: fresh.layers.map(\.part), alert: root.node.alerts.first)
            })
    }

    private struct Picture: Equatable {
        let parts: [TreeModel.Part]
        let alert: AlertContent?
    }

    @Test("a shorter path that is set pops, also in a nested stack, and is read back")
    func path() throws {
        let shown = Drawn("a", "b")
        shown.stack.perform(.push(StackRoot(Screen("c"), Screen("d"))))
        #expect(shown.names == ["a", "b", "c", "d"])
        let path = shown.path
        path.wrappedValue = Array(path.wrappedValue.dropLast())
        expect(shown.windows, "main: {[a, b, [c]]*, users}")
        #expect(shown.names == ["a", "b", "c"] && shown.path.wrappedValue.count == 2)
        shown.path.wrappedValue = []
        expect(shown.windows, "main: {[a]*, users}")
    }

    @Test("a tab that is chosen is selected")
    func tab() throws {
        let shown = Drawn("a")
        shown.selection?.wrappedValue = shown.users.id
        expect(shown.windows, "main: {[a], users*}")
        #expect(shown.selection?.wrappedValue == shown.users.id)
    }

    @Test("a sheet that is dragged away is dismissed, one that has to be answered is locked and comes back")
    func sheet() throws {
        let shown = Drawn("a")
        shown.tabs.perform(.multiple(.present(Screen("m")), .present(Screen("n"), style: .fullScreen)))
        #expect(shown.model.modal(over: 0, isFullScreen: true).wrappedValue == nil)
        #expect(shown.model.modal(over: 1, isFullScreen: true).wrappedValue != nil)
        shown.model.modal(over: 0, isFullScreen: false).wrappedValue = nil
        expect(shown.windows, "main: {[a]*, users}")
        shown.tabs.perform(.present(Screen("m"), style: .sheet(dismissible: false)))
        #expect(shown.model.layers.last?.isLocked == true)
        var hasChanged = false
        withObservationTracking {
            _ = shown.model.layers
        } onChange: {
            MainActor.assumeIsolated { hasChanged = true }
        }
        shown.model.modal(over: 0, isFullScreen: false).wrappedValue = nil
        #expect(hasChanged && shown.model.modal(over: 0, isFullScreen: false).wrappedValue != nil)
        expect(shown.windows, "main: {[a]*, users}^m")
    }

    @Test("an alert is shown by the layer in front, and answered")
    func alert() throws {
        let shown = Drawn("a")
        shown.tabs.perform(.multiple(.present(Screen("m")), .alert("Sure?", choices: [AlertChoice("Yes")])))
        #expect(!shown.model.isAlerting(at: 0).wrappedValue && shown.model.isAlerting(at: 1).wrappedValue)
        let alert = try #require(shown.model.alert)
        shown.model.report(.chose("Yes", alert: alert.id))
        #expect(shown.model.alert == nil && shown.windows.alerts.isEmpty)
    }
}

/// Tabs in a window, the first of them a stack.
@MainActor private final class Drawn {
    let stack = StackRoot()
    let users = Screen("users")
    let tabs: TabRoot
    let windows: WindowManager
    let model = TreeModel()

    init(_ names: String...) {
        stack.perform(.set(names.map { Screen($0) }))
        tabs = TabRoot(stack, users)
        windows = WindowManager(WindowRoot(tabs, name: "main"))
        windows.attach(model)
    }

    private var screens: [TreeModel.Part] {
        guard case .tabs(_, let tabs, _)? = model.layers.first?.part, case .stack(_, let screens)? = tabs.first
        else { return [] }
        return screens
    }

    var names: [String] { screens.map { model.presentable($0.id)?.node.name ?? "?" } }
    var path: Binding<[NodeID]> { model.path(of: screens) }
    var selection: Binding<NodeID>? {
        guard case .tabs(_, _, let selected)? = model.layers.first?.part else { return nil }
        return model.selection(selected)
    }
}
