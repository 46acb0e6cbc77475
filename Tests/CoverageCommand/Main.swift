import CoordinationProof
import Foundation

/// The command `navigation-coverage FILE... [--least PERCENT]`, which prints what tests have taken of an app's
/// navigation, and what explorations have found that no test takes.
///
/// It ends with 1 if the share is below the least one, with 64 if the arguments are wrong, and with 66 if a file cannot
/// be read.
@main
enum Main {
    static func main() {
        var files = Array(CommandLine.arguments.dropFirst())
        var least = 0.0
        if let option = files.firstIndex(of: "--least") {
            guard files.indices.contains(option + 1), let percent = Double(files[option + 1]), 0...100 ~= percent else {
                end(64, "--least takes a number from 0 to 100.")
            }
            least = percent
            files.removeSubrange(option...option + 1)
        }
        if files.isEmpty { end(64, "navigation-coverage FILE... [--least PERCENT]") }
        var coverage = Coverage()
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else { end(66, "\(file) cannot be read.") }
            coverage.merge(Coverage(reading: String(decoding: data, as: UTF8.self)))
        }
        print(coverage)
        if coverage.share * 100 < least { end(1, "That is less than \(least) %.") }
    }

    private static func end(_ code: Int32, _ text: String) -> Never {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
        exit(code)
    }
}
