"""Two browsers on one server take random steps, and the server is ended and begun again under them. After each step, once
all is idle, the page and the server have to agree about the number of the page, the tree, the address, the entry of the
history, and what is in front; the focus has to be there. A restart may lose nothing but an open alert.

  walk.py [STEPS] [SEED] [BROWSER]
"""
import random, re, signal, sys, time
from collections import Counter
from selenium.webdriver.common.keys import Keys
from drive import Browser, Server

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 30)
name = sys.argv[3] if len(sys.argv) > 3 else "chromium"
draw, done, fronts = random.Random(seed), Counter(), ["", ""]
server = Server()
browsers = [Browser(server, 1280, 900, name=name), Browser(server, 390, 844, name=name)]
addresses = ["/", "/stores/1", "/stores/2/catalogue/tea", "/stores/3/details", "/search?q=tea", "/search/products/7", "/cart",
    "/cart/checkout", "/account/settings", "/account/addresses/new", "/account/about/licences/Swift", "/login", "/welcome",
    "/stores/1/order", "/nowhere", "/do/cart/add/3", "/do/sign-out", "/do/cart/pay", "/account/orders/1/rating"]
WAYS = {"click": 46, "type": 8, "back": 12, "forward": 7, "reload": 4, "address": 7, "shared": 3, "escape": 6, "key": 6,
    "fold": 4, "two": 3, "sign out": 1}


def step(browser, other, way):
    if way == "click":
        controls = [control for control in browser.controls() if "field" not in control["kind"]]
        if controls: browser.press(draw.choice(controls)["move"])
    elif way == "type":
        fields = [control for control in browser.controls() if "field" in control["kind"]]
        if not fields: return step(browser, other, "click")
        browser.type(draw.choice(fields)["move"], draw.choice(["tea", "<b>bread</b>", "9 Garden Row", "“é” & co", "x" * 50]))
    elif way == "back":
        browser.driver.back()
        # Before the first entry is what was there before the app.
        if not browser.driver.current_url.startswith(server.address): browser.driver.forward()
    elif way == "forward": browser.driver.forward()
    elif way == "reload": browser.driver.refresh()
    elif way == "address": browser.open(draw.choice(addresses))
    elif way == "shared": browser.open(other.run("return location.pathname + location.search"))
    elif way == "escape": browser.keys(Keys.ESCAPE)
    elif way == "key": browser.keys("".join(draw.choices([Keys.TAB, Keys.ENTER, Keys.ARROW_RIGHT], k=3)))
    elif way == "fold" and browser is browsers[0]: browser.run("document.getElementById('fold').click()")
    elif way == "two": browser.run("if (trail.place > 1) " + ("{ history.back(); history.back() }" if draw.random() < 0.7 else "history.back(), setTimeout(() => history.forward(), 5)"))
    elif way == "sign out": browser.open("/do/sign-out"), browser.idle(), [browser.press(control["move"]) for control in browser.controls() if control["text"] == "Do it"]


def restart():
    before = [browser.idle() for browser in browsers]
    time.sleep(0.15)  # A kill costs what was done in the last twentieth of a second.
    server.restart(draw.choice([signal.SIGTERM, signal.SIGKILL]))
    for browser, page in zip(browsers, before):
        after = browser.idle(20)
        for key in ["window", "address", "entry", "entries"]:
            assert after[key] == page[key], f"lost in a restart: {key} was {page[key]}, and is {after[key]}"
        was = re.sub(r'!("[^"]*"|\w+)+$', "", page["tree"])
        assert after["tree"] == was, f"lost in a restart: {was} is {after['tree']}"


print(f"walk: {steps} steps from seed {seed}, on {name}", flush=True)
start, log, number = time.monotonic(), [], 0
try:
    for browser in browsers: browser.open("/"), browser.idle()
    restarts = set(draw.sample(range(steps), max(1, steps // 60)))
    for number in range(steps):
        who = draw.randrange(2)
        way = draw.choices(list(WAYS), WAYS.values())[0]
        log.append(f"{number}. {'AB'[who]} {way}")
        if number in restarts: log.append("restart"), restart()
        step(browsers[who], browsers[1 - who], way)
        done[way] += 1
        was, page = fronts[who], browsers[who].idle()
        fronts[who] = page["front"]
        log[-1] += f": {page['address']} {page['tree']}"
        assert page["front"] == was or page["focus"] == "in front", f"the focus is at '{page['focus']}', not in front"
        browsers[1 - who].idle()
    for browser in browsers: assert name != "chromium" or not browser.errors(), browser.errors()
except AssertionError as error:
    print("\n".join(log[-12:]), f"\nwalk: step {number} from seed {seed}: {error}")
    raise SystemExit(1)
finally:
    for browser in browsers: browser.close()
    server.stop()
print("  " + ", ".join(f"{way} {count}" for way, count in done.most_common()) + f", restart {len(restarts)}")
print(f"walk: {steps} steps from seed {seed} agree ({time.monotonic() - start:.0f} s)")
