import Coordination

enum OnboardingRoute: Route { case start, next, done }
