// snippet.swiftui-app-screens
import Coordination
import CoordinationSwiftUI
import SwiftUI

final class NoteList: Presentable, SwiftUIScreen {
    let node = Screen("notes")
    let store: NoteStore
    init(_ store: NoteStore) { self.store = store }
    var view: some View { NoteListView(model: self) }
}

struct NoteListView: View {
    let model: NoteList
    @State private var search = ""

    var body: some View {
        List {
            ForEach(model.store.numbers(matching: search), id: \.self) { number in
                Button(model.store.notes[number] ?? "") { model.send(NotesRoute.note(number)) }
            }
        }
        .searchable(text: $search)
        .navigationTitle("Notes")
        .toolbar { ToolbarItem { Button("New") { model.send(AppRoute.compose) } } }
    }
}

final class Note: Presentable, SwiftUIScreen {
    let node = Screen("note")
    private let number: Int
    private let store: NoteStore
    init(_ number: Int, in store: NoteStore) { (self.number, self.store) = (number, store) }
    var view: some View { Text(store.notes[number] ?? "").navigationTitle("Note \(number)") }
}
// snippet.end

// snippet.swiftui-app-draft
@Observable final class Draft: Finishing, SwiftUIScreen {
    typealias Output = Void
    let node = Screen("draft")
    private let store: NoteStore
    var text = ""
    init(_ store: NoteStore) { self.store = store }

    var view: some View {
        @Bindable var draft = self
        TextField("Note", text: $draft.text)
            .navigationTitle("New note")
            .toolbar { ToolbarItem { Button("Save") { draft.save() } } }
    }

    func save() {
        store.add(text)
        finish()
    }
}
// snippet.end

@Observable final class NoteStore {
    private(set) var notes = [1: "Milk", 2: "Bread"]
    func add(_ text: String) { notes[notes.count + 1] = text }

    func numbers(matching search: String) -> [Int] {
        notes.keys.sorted().filter { search.isEmpty || notes[$0]?.contains(search) == true }
    }
}
