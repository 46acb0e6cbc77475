"""Reads the built site in Chromium, from its first page along every link that is shown, and prints what a reader would
trip over. `.ci/crawl` runs it. The pages that match PART are read, or all; their pictures go to PICTURES.

  crawl.py SITE PICTURES [PART]
"""
import asyncio, functools, http.server, json, pathlib, random, re, shutil, sys, threading, urllib.parse
from playwright.async_api import async_playwright

site, pictures, part = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), re.compile((sys.argv[3:] or [""])[0])
name, tabs, seed, symbols, contrast = "swift-coordination", 4, 20, 40, 3
findings, elsewhere = set(), set()

# A page as it is shown. Links up are in the bar, above the title, or among the resources of a tutorial.
READ = """() => ({
    title: document.title, heading: document.querySelector('h1')?.innerText.trim() ?? '', path: location.pathname,
    text: (document.querySelector('main') ?? document.body).innerText.trim(),
    ids: [...document.querySelectorAll('[id]')].map(e => e.id),
    links: [...document.querySelectorAll('a[href]:not([href="#"])')].map(e => e.href),
    up: [...document.querySelectorAll('nav.nav a[href], .hierarchy a[href], .resources a[href]')]
        .filter(e => e.checkVisibility()).map(e => e.href),
})"""
SHOWN = "[...document.images].map(e => e.currentSrc).filter(url => url.endsWith('.svg'))"
READY = """document.querySelector('h1')?.innerText.trim() && (innerWidth < 1000
    || !document.querySelector('.navigator') || document.querySelector('.navigator .leaf-link'))"""
STILL = """() => {
    document.head.insertAdjacentHTML('beforeend', '<style>* { transition: none !important }</style>')
    document.querySelectorAll('img').forEach(e => e.loading = 'eager')
}"""
# Text that hardly differs from what is behind it, pictures that are not there or shrunk, a page wider than its window.
# Two of docc's own controls are pale on purpose.
LOOK = """least => {
    const said = [], isPicture = document.documentElement.localName === 'svg'
    const values = text => (text.match(/[\\d.]+/g) ?? []).map(Number)
    const light = rgb => rgb.map(c => (c /= 255) <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0)
    const over = (top, under) => [0, 1, 2].map(i => top[i] * (top[3] ?? 1) + under[i] * (1 - (top[3] ?? 1)))
    const paper = matchMedia('(prefers-color-scheme: dark)').matches ? [0, 0, 0] : [255, 255, 255]
    const behind = (element, box) => {
        const layers = []
        if (isPicture) layers.push(...document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            .filter(e => !e.closest('text')).map(e => getComputedStyle(e).fill).filter(fill => fill !== 'none'))
        else for (let e = element; e; e = e.parentElement) layers.push(getComputedStyle(e).backgroundColor)
        return layers.map(values).reduceRight((under, top) => over(top, under), paper)
    }
    for (const element of document.querySelectorAll('body *, text, tspan')) {
        const text = [...element.childNodes].map(n => n.nodeType === 3 ? n.data.trim() : '').join('').slice(0, 30)
        const box = element.getBoundingClientRect(), style = getComputedStyle(element)
        if (!text || box.width < 2 || box.height < 2
            || element.closest('noscript, .toggle-preview, .runtime-preview, .color-scheme-toggle')
            || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const under = behind(element, box), ink = over(values(isPicture ? style.fill : style.color), under)
        const [dark, pale] = [light(ink), light(under)].sort((a, b) => a - b), contrast = (pale + .05) / (dark + .05)
        if (!(contrast >= least)) said.push(`'${text}' has a contrast of ${contrast.toFixed(1)}`)
    }
    for (const picture of document.querySelectorAll('img')) {
        const file = new URL(picture.currentSrc || picture.src).pathname.slice(0, 99)
        const box = picture.getBoundingClientRect(), width = picture.naturalWidth
        if (!width) said.push(`the picture ${file} is not there`)
        else if (box.right > innerWidth + 1) said.push(`the picture ${file} is cut off`)
        else if (box.width && box.width < width / 2) said.push(`the picture ${file} is too small to read`)
    }
    const width = document.documentElement.scrollWidth
    if (width > innerWidth && !isPicture) said.push(`the page is ${width} px wide`)
    return said
}"""


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_): pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(site)))
server.handle_error = lambda *_: None
threading.Thread(target=server.serve_forever, daemon=True).start()
origin = f"http://127.0.0.1:{server.server_port}"


def parts(url):
    """The path of an address, as pages are called here, and the heading in it."""
    url = urllib.parse.urlsplit(url)
    return urllib.parse.unquote(url.path).rstrip("/"), urllib.parse.unquote(url.fragment)


async def visit(tab, path, ready=READY):
    """Loads a page. Whatever goes wrong meanwhile is a finding."""
    wrong = []
    said = {"console": lambda it: it.type == "error" and wrong.append(f"the console says: {it.text}"),
            "pageerror": lambda it: wrong.append(f"a script fails: {it}"),
            "response": lambda it: it.status >= 400 and wrong.append(f"{it.status} for {it.url.removeprefix(origin)}")}
    for event, listener in said.items(): tab.on(event, listener)
    try:
        await tab.goto(origin + urllib.parse.quote(path))
        await tab.wait_for_function(ready, timeout=15_000)
    except Exception as error: wrong.append(f"does not load: {str(error).splitlines()[0]}")
    for event, listener in said.items(): tab.remove_listener(event, listener)
    findings.update(f"{path}: {what}" for what in wrong)


async def each(context, todo, work):
    """Does the work for everything in a list, which may grow meanwhile, in several tabs."""
    busy = []

    async def one():
        tab = await context.new_page()
        while todo or busy:
            if not todo: await asyncio.sleep(.05); continue
            busy.append(todo.pop(0))
            await work(tab, busy[-1])
            busy.pop()
        await tab.close()
    await asyncio.gather(*(one() for _ in range(tabs)))


async def crawl(context):
    files = {"/" + str(file.relative_to(site / "data").with_suffix("")): file for file in site.glob("data/**/*.json")}
    pages = {page for page in files if part.search(page)}
    ids, todo, queued, wanted, shown = {}, ["/"], {"/"}, {}, set()

    async def read(tab, path):
        await visit(tab, path)
        it = await tab.evaluate(READ)
        if path == "/": path = parts(it["path"])[0]; queued.add(path)
        ids[path], depth = set(it["ids"]), path.count("/")
        if not it["heading"] or len(it["text"]) - len(it["heading"]) < 20: findings.add(f"{path}: is blank")
        if path not in pages: findings.add(f"{path}: is no page")
        if not it["title"].endswith(f" | {name}"): findings.add(f"{path}: the title is '{it['title']}'")
        if depth > 1 and not any(link.startswith(origin) and parts(link)[0].count("/") < depth for link in it["up"]):
            findings.add(f"{path}: no way up")
        for link in it["links"]:
            if not link.startswith(origin): elsewhere.add(link); continue
            target, heading = parts(link)
            wanted.setdefault((target, heading), set()).add(path)
            if target not in queued and part.search(target): queued.add(target); todo.append(target)

    async def look(tab, path):
        for width in (390, 1280):
            await tab.set_viewport_size({"width": width, "height": 900})
            await visit(tab, path)
            await tab.evaluate(STILL)
            await tab.wait_for_function("[...document.images].every(e => e.complete)")
            for scheme in ("light", "dark"):
                await tab.emulate_media(color_scheme=scheme)
                file = f"{path[1:].replace('/', '-')[-100:]}-{width}-{scheme}.png"
                height = await tab.evaluate("Math.min(document.documentElement.scrollHeight, 2400)")
                clip = {"x": 0, "y": 0, "width": width, "height": height}
                await tab.screenshot(path=pictures / file, full_page=True, clip=clip)
                findings.update(f"{path}, {width} px, {scheme}: {it}" for it in await tab.evaluate(LOOK, contrast))
                shown.update((parts(it)[0], scheme) for it in await tab.evaluate(SHOWN))

    async def examine(tab, picture):
        path, scheme = picture
        await tab.emulate_media(color_scheme=scheme)
        await visit(tab, path, "true")
        findings.update(f"{path}, {scheme}: {what}" for what in await tab.evaluate(LOOK, contrast))

    await each(context, todo, read)
    for (target, heading), sources in wanted.items():
        if target not in pages and part.search(target): findings.add(f"{target}: dead, on {min(sources)}")
        elif heading and target in ids and heading not in ids[target]:
            findings.add(f"{target}#{heading}: no such heading, on {min(sources)}")
    findings.update(f"{page}: no link leads here" for page in pages - ids.keys())
    few = {page for page in pages & ids.keys()
           if page.count("/") < 3 or json.loads(files[page].read_text())["kind"] != "symbol"}
    rest = sorted(pages & ids.keys() - few)
    few |= set(random.Random(seed).sample(rest, min(symbols, len(rest))))
    await each(context, sorted(few), look)
    await each(context, sorted(shown), examine)
    return len(pages), sum(map(len, wanted.values())), 4 * len(few)


async def main():
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"))
        return await crawl(await browser.new_context(viewport={"width": 1280, "height": 900}))

shutil.rmtree(pictures, ignore_errors=True)
pages, links, looks = asyncio.run(main())
for link in sorted(elsewhere): print(f"elsewhere, not asked: {link}")
for finding in sorted(findings): print(f"finding: {finding}")
print(f"crawl: {pages:,} pages, {links:,} links, {looks} pictures of pages at 390 and 1,280 px, light and dark: "
      + (f"{len(findings)} findings" if findings else "no finding"))
sys.exit(1 if findings else 0)
