"""Looks at each sort of screen, from 390 to 1,920 px: axe-core finds no violation, nothing is wider than the window, and the
whole device is in sight. In 390 and 1,280 px, light and dark, the keyboard alone reaches each move that the page has.

  looks.py
"""
import importlib.util, pathlib, time
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from drive import Browser, Server

# The package brings axe-core; its own driver is not used.
AXE = (pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js").read_text()

# A way along all sorts of screens, as addresses and taps.
WAY = [("pages", "/", None), ("tabs", None, "Skip"), ("a stack", None, "Harbour"), ("a sheet", None, "When it is open"),
    ("a full screen", "/stores/1/catalogue", None), ("a split with both sides", None, "Tea"), ("a search", "/search", None),
    ("results", "/search?q=tea", None), ("nothing found", "/search?q=zzz", None), ("an alert", "/do/cart/add/1", None),
    ("a cart", "/cart", "Leave it"), ("a login", None, "Account"), ("an account", None, "I am Ada"),
    ("settings", None, "Settings"), ("a picker", None, "Choose a favourite store"), ("a form", "/account/addresses/new", None),
    ("licences", "/account/about/licences", None), ("a question", "/cart/new", None)]

MOVES = """
const page = letter.page, found = [];
const read = (part, isSeen) => {
  for (const key of ['way', 'back', 'close']) if (part[key]) found.push(part[key].move);
  for (const offer of part.offers ?? []) found.push(offer.move);
  for (const inner of part.places ?? []) if (inner) read(inner);
};
if (page.alert) found.push(...page.alert.choices.map(choice => choice.control.move)); else read(page.layers.at(-1));
if (page.back) found.push(page.back.move);
return [...new Set(found.filter(Boolean))];
"""
HERE = """
if (!window.sent) { window.sent = []; const before = send; window.send = message => { sent.push(message.move); before(message); }; }
const at = document.activeElement, found = [at?.dataset.move, at?.closest('[data-offer]')?.dataset.offer, ...sent.filter(move => move?.startsWith('step'))];
return [at?.tagName + (at?.id ?? ''), found.filter(Boolean)];
"""


def reached(browser):
    """The moves that the focus comes to with Tab and the arrows; Escape steps back."""
    found, start = {"back"}, len(browser.run(MOVES))
    browser.run(HERE)
    for _ in range(3 * start + 12):
        ActionChains(browser.driver).send_keys(Keys.TAB).perform()
        at, moves = browser.run(HERE)
        found.update(moves)
        if browser.run("return document.activeElement?.getAttribute('role')") == "tab":
            for _ in range(4):
                ActionChains(browser.driver).send_keys(Keys.ARROW_RIGHT).perform()
                found.update(browser.run(HERE)[1])
    return found


server, failures, checks = Server(), [], 0
start = time.monotonic()
for width, height in [(1280, 900), (390, 844), (800, 700), (1920, 1000)]:
    isWhole = width in (390, 1280)
    browser = Browser(server, width, height)
    for name, address, tap in WAY:
        if tap: browser.tap(tap)
        if address: browser.open(address), browser.idle()
        if name == "tabs" and width == 1280: browser.run("document.getElementById('fold').click()"), browser.idle()
        for dark in (False, True) if isWhole else (False,):
            browser.look(width, height, dark)
            browser.run(AXE)
            version = browser.run("return axe.version")
            result = browser.driver.execute_async_script("axe.run(document).then(arguments[0])")
            for violation in result["violations"]:
                nodes = "; ".join(f"{node['html'][:120]} {node['any'][0]['message'] if node['any'] else ''}" for node in violation["nodes"][:2])
                failures.append(f"{name}, {width} px, {'dark' if dark else 'light'}: {violation['id']}: {nodes}")
            if browser.run("return document.documentElement.scrollWidth > innerWidth"):
                failures.append(f"{name}, {width} px: wider than the window")
            if browser.run("return document.getElementById('device').getBoundingClientRect().bottom > innerHeight"):
                failures.append(f"{name}, {width} px: the device is not whole in sight")
            checks += 1
        if not isWhole: continue
        browser.look(width, height)
        page = browser.idle()
        wanted = set(browser.run(MOVES))
        missing = wanted - reached(browser)
        if missing: failures.append(f"{name}, {width} px: the keyboard does not reach {sorted(missing)}")
        browser.idle()
    failures += [entry["message"] for entry in browser.errors()]
    browser.close()
server.stop()
for failure in failures: print(failure)
if failures: raise SystemExit(f"looks: {len(failures)} faults")
print(f"looks: {len(WAY)} screens in {checks} looks, with no fault, by axe-core {version} ({time.monotonic() - start:.0f} s)")
