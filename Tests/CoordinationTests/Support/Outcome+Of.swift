import Coordination

extension Coordinator {
    /// Triggers a route and gives its one outcome; nil if it had none, or several.
    func outcome(of route: RouteType, with options: TransitionOptions = .animated) -> TransitionOutcome? {
        let recorder = Recorder()
        trigger(route, with: options, completion: recorder("it"))
        return recorder.outcome("it")
    }

    /// Triggers a route that is to fail, and gives its error.
    func failure(of route: RouteType) -> TransitionError? {
        let recorder = Recorder()
        trigger(route, completion: recorder("it"))
        return recorder.error("it")
    }

    /// Performs a transition and gives its one outcome; nil if it had none, or several.
    func outcome(performing transition: Transition<Root>) -> TransitionOutcome? {
        let recorder = Recorder()
        perform(transition, completion: recorder("it"))
        return recorder.outcome("it")
    }

    /// Performs a transition that is to fail, and gives its error.
    func failure(performing transition: Transition<Root>) -> TransitionError? {
        let recorder = Recorder()
        perform(transition, completion: recorder("it"))
        return recorder.error("it")
    }
}

extension ContainerRoot {
    /// Performs a transition and gives its one outcome; nil if it had none, or several.
    func outcome(performing transition: Transition<Self>) -> TransitionOutcome? {
        let recorder = Recorder()
        perform(transition, completion: recorder("it"))
        return recorder.outcome("it")
    }
}
