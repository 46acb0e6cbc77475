import Foundation

/// Makes a case smaller for as long as it shows the same finding.
struct Shrinking {
    let bar: any Bar
    let headline: String
    let folder: WorkFolder
    /// When to be content with what there is.
    let end: ContinuousClock.Instant

    /// The smallest case that was found.
    func shrink(_ text: String) throws -> String {
        var text = text
        while let smaller = try firstFailing(of: bar.smaller(than: text).filter { [text] in $0 != text }) {
            text = smaller
        }
        return text
    }

    private func firstFailing(of texts: [String]) throws -> String? {
        var rest = texts[...]
        while !rest.isEmpty, ContinuousClock.now < end {
            let batch = Array(rest.prefix(256))
            let work = Work(bar: bar.name, cases: .texts(batch), budget: 30, wanted: headline)
            switch try Child.run(work, limit: min(bar.limit, 10), in: folder) {
            case .finished(let output):
                if let found = output.found.first { return batch[found.index] }
                rest = rest.dropFirst(output.next)
            case .died(let index, let finding):
                if finding.headline == headline { return batch[index] }
                rest = rest.dropFirst(index + 1)
            }
        }
        return nil
    }
}
