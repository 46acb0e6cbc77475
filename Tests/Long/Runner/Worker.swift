import Foundation

/// The child's side: does the work of a folder, and notes before each case which one it is.
struct Worker {
    let folder: WorkFolder
    /// The process that started this one. Without it there is no use in continuing.
    let parent: Int32

    func run() throws {
        let work = try folder.readWork()
        guard let bar = Bars.named(work.bar) else { throw UsageError("There is no bar '\(work.bar)'.") }
        var output = Work.Output()
        if case .description(let seed) = work.cases {
            output.text = bar.text(seed: seed)
            return try folder.finish(output)
        }
        let progress = open(folder.progress.path, O_WRONLY)
        let end = work.budget.map { ContinuousClock.now + .seconds($0) }
        output.next = work.range.upperBound
        for index in work.range {
            if end.map({ ContinuousClock.now > $0 }) == true || getppid() != parent {
                output.next = index
                break
            }
            var number = Int64(index).littleEndian
            pwrite(progress, &number, 8, 0)
            guard let finding = work.run(index, of: bar, tally: &output.tally) else { continue }
            if let wanted = work.wanted, finding.headline != wanted { continue }
            output.found.append(Work.Found(index: index, finding: finding))
            if work.wanted != nil { break }
        }
        try folder.finish(output)
    }
}

extension Work {
    fileprivate func run(_ index: Int, of bar: any Bar, tally: inout Tally) -> Finding? {
        switch cases {
        case .drawn(let master, _): bar.run(seed: Self.seed(master: master, index: index), tally: &tally)
        case .seeds(let seeds): bar.run(seed: seeds[index], tally: &tally)
        case .texts(let texts): bar.play(texts[index], tally: &tally)
        case .description: nil
        }
    }
}
