import Coordination
import CoordinationSwiftUI
import SwiftUI

// snippet.swiftui-split-before
struct OldMail: View {
    let letters: [Int]
    @State private var letter: Int?
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List {
                ForEach(letters, id: \.self) { number in
                    Button("Letter \(number)") { (letter, column) = (number, .detail) }
                }
            }
        } detail: {
            Text(letter.map { "Letter \($0)" } ?? "No letter")
        }
    }
}
// snippet.end

// snippet.swiftui-split-screen
final class Inbox: Presentable, SwiftUIScreen {
    let node = Screen("inbox")
    private let letters: [Int]
    init(_ letters: [Int]) { self.letters = letters }

    var view: some View {
        List {
            ForEach(letters, id: \.self) { number in
                Button("Letter \(number)") { self.send(MailRoute.letter(number)) }
            }
        }
    }
}
// snippet.end

final class Letter: Presentable, SwiftUIScreen {
    let node = Screen("letter")
    let number: Int
    init(_ number: Int) { self.number = number }
    var view: some View { Text("Letter \(number)") }
}
