import Coordination

extension Picture {
    /// All that are drawn. A new page adds its list here.
    static let all: [Picture] = frontPage + transitions + coordination + tutorial
}
