// A builder that makes one of several types is a 'Later'.
// expected: type 'any Presentable' cannot conform to 'Presentable'
import Coordination

func screen() -> any Presentable { Screen("a") }

func show() -> Transition<StackRoot> {
    .push { screen() }
}
