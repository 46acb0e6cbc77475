import Coordination

extension Picture {
    /// All that are drawn. Whoever adds a page adds its list.
    static let all: [Picture] = frontPage + transitions + coordination + tutorial
}
