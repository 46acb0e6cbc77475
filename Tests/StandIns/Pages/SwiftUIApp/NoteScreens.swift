// snippet.swiftui-app-screens
import Coordination
import CoordinationSwiftUI
import SwiftUI

final class NoteList: Presentable, SwiftUIScreen {
    let node = Screen("notes")
    var view: some View { Button("First note") { self.send(NotesRoute.note(1)) } }
}

final class Note: Presentable, SwiftUIScreen {
    let node = Screen("note")
    let number: Int
    init(_ number: Int) { self.number = number }
    var view: some View { Text("Note \(number)").navigationTitle("Note") }
}
// snippet.end
