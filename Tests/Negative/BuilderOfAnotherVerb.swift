// 'push' and 'present' take a closure; other verbs take a 'Later', and say so.
// expected: '(replaceTop|setRoot|show|showDetail|presentOnRoot|open|embed|push|present|embed\(in:_:\))' is unavailable: pass a Later
import Coordination

func show(on window: WindowRoot, _ windows: WindowManager, _ stack: StackRoot) {
    stack.perform(.replaceTop { Screen("a") })
    window.perform(.setRoot { Screen("a") })
    stack.perform(.show { Screen("a") })
    stack.perform(.showDetail { Screen("a") })
    stack.perform(.presentOnRoot { Screen("a") })
    stack.perform(.embed(in: stack) { Screen("a") })
    windows.perform(.open { WindowRoot() })
    window.push { Screen("a") }
    window.present { Screen("a") }
}
