import Foundation
import Mutants

// Writes an app with all its mutants, and prints a line for each; with --list, it only prints.
let usage = "usage: break-apps SOURCE-FOLDER DESTINATION-FOLDER [--list] [--first NUMBER] [--each MOST]\n"
var words = Array(CommandLine.arguments.dropFirst())

/// Takes an option with a number out of the words.
@MainActor func number(_ option: String, otherwise: Int) -> Int {
    guard let index = words.firstIndex(of: option), index + 1 < words.count, let number = Int(words[index + 1]) else {
        return otherwise
    }
    words.removeSubrange(index...(index + 1))
    return number
}

let (first, most) = (number("--first", otherwise: 1), number("--each", otherwise: 1))
let onlyLists = words.contains("--list")
words.removeAll { $0 == "--list" }
guard words.count == 2, most > 0 else {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
}

let source = URL(fileURLWithPath: words[0], isDirectory: true).standardizedFileURL
let destination = URL(fileURLWithPath: words[1], isDirectory: true)
let names = (FileManager.default.enumerator(atPath: source.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()
let sources = try names.map { name in
    (name: name, text: try String(contentsOf: source.appendingPathComponent(name), encoding: .utf8))
}
let broken = Breaking(sources, first: first, each: most)

for line in broken.lines { print(line) }
if !onlyLists {
    for (name, text) in broken.files + [(name: "Mutant.swift", text: Breaking.switchFile)] {
        let file = destination.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
