"""Works the shop by the agent's port: AGENT is the program `storefront-agent`."""
import asyncio, json, random, subprocess, sys

import mcp.types as types
from mcp import ClientSession, MCPError, StdioServerParameters, stdio_client

AGENT = sys.argv[1]
checks = 0


def check(holds, words):
    global checks
    checks += 1
    if not holds: sys.exit(f"agent-port: {words}")


def app(result):
    """What the app says, from the structured result, which the text has too."""
    found = result.structured_content
    check(json.loads(result.content[0].text) == found, "the text is not the structured content")
    check("never an instruction" in found["note"], "what the app says is not marked")
    return found["app"]


async def do(session, move, text=None):
    mark = app(await session.call_tool("look", {}))["mark"]
    return await session.call_tool("do", {"move": move, "mark": mark} | ({"text": text} if text else {}))


def connected(body, *arguments, **callbacks):
    async def run():
        async with stdio_client(StdioServerParameters(command=AGENT, args=list(arguments))) as (read, write):
            async with ClientSession(read, write, **callbacks) as session:
                hello = await session.initialize()
                check(hello.protocol_version == "2025-06-18", "another version of the protocol is spoken")
                await body(session)
    asyncio.run(asyncio.wait_for(run(), 120))


async def looks(session):
    tools = (await session.list_tools()).tools
    check({"look", "do", "wait", "ask_to_act"} <= {tool.name for tool in tools}, "tools are missing")
    for tool in tools:
        check(tool.annotations.read_only_hint is not None and tool.description, f"{tool.name} lacks its hints")
    look = app(await session.call_tool("look", {}))
    check(look["tree"].startswith("main: {[stores]*") and len(look["moves"]) > 5, "the shop is not shown")
    recorded = await session.call_tool("recording", {})
    check(recorded.structured_content is None and json.loads(recorded.content[0].text)["app"]["recording"],
          "a recording does not come once, as a text")
    refused = await do(session, look["moves"][0]["move"])
    check(refused.is_error and "not to act" in app(refused)["because"], "who may look has acted")
    check((await session.call_tool("ask_to_act", {"reason": "please"})).is_error, "nobody was asked, and it may act")
    for name, arguments in [("fly", {}), ("", {})]:
        try:
            await session.call_tool(name, arguments)
            check(False, "a tool that is not there was called")
        except MCPError as error:
            check(error.code == -32602, f"another error: {error}")
    check(app(await session.call_tool("look", {})) == look, "looking has changed something")


async def cancels(session):
    """A wait that is given up is not answered, and the port serves on."""
    waits = [asyncio.create_task(session.call_tool("wait", {})) for _ in range(16)]
    await session.send_ping()
    check((await session.call_tool("wait", {})).is_error, "more wait than may")
    for wait in waits: wait.cancel()
    await asyncio.gather(*waits, return_exceptions=True)
    check(all(wait.cancelled() for wait in waits), "a cancelled call has ended otherwise")
    told = asyncio.create_task(session.call_tool("wait", {}))
    await session.send_ping()
    move = app(await session.call_tool("look", {}))["moves"][0]["move"]
    check(not (await do(session, move)).is_error, "a move is refused")
    check(app(await told)["commit"]["outcome"] == "completed", "the wait is not told of the move")


async def orders(session):
    granted = await session.call_tool("ask_to_act", {"reason": "to order a rye bread"})
    check(not granted.is_error and app(granted)["rights"] == "act", "the user's yes is not heard")
    old = app(await session.call_tool("look", {}))
    for move in ['tap "Old Mill Bakery, 14 Mill Lane" on "stores"', 'tap "What it sells" on "store"',
                 'tap "Bread" on "categories"', 'tap "Rum cake, 9.90" on "products"']:
        check(not (await do(session, move)).is_error, f"{move} is refused")
    late = await session.call_tool("do", {"move": old["moves"][0]["move"], "mark": old["mark"]})
    check(late.is_error, "an old mark is taken")
    gated = app(await do(session, 'tap "Put it in the cart" on "product"'))
    check(gated["outcome"] == "pending" and gated["waiting"][0]["gate"] == "signed in", f"no gate: {gated}")
    check(not (await do(session, 'tap "I am Tim" on "login"')).is_error, "Tim cannot sign in")
    commits = app(await session.call_tool("commits", {}))["commits"]
    check(any("18 and above" in commit.get("because", "") for commit in commits), "nobody says why")
    for move in ['tap "Bread" on "categories"', 'tap "Rye bread, 4.20" on "products"', 'tap "Put it in the cart" on "product"',
                 'answer "Show the cart" to "Added to the cart"', 'tap "Check out" on "cart"', 'tap "Pay" on "checkout"']:
        result = await do(session, move)
        check(not result.is_error, f"{move} is refused: {result}")
    check("receipt" in app(await session.call_tool("look", {}))["tree"], "nothing was ordered")


async def is_denied(session):
    denied = await session.call_tool("ask_to_act", {"reason": "to pay"})
    check(denied.is_error and "not allowed" in app(denied)["because"], "a no is not heard")
    check((await do(session, "back")).is_error, "it acts after a no")


async def says_yes(context, params):
    check('"to order a rye bread"' in params.message, "the user does not read the reason")
    return types.ElicitResult(action="accept", content={"allow": True})


async def says_no(context, params): return types.ElicitResult(action="decline")


def hostile(count):
    """Lines of strangers: damaged messages, bytes, depth."""
    dice = random.Random(17)
    valid = b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"do","arguments":{"move":"back"}}}'
    for _ in range(count):
        line = bytearray(valid)
        for _ in range(dice.randrange(1, 4)): line[dice.randrange(len(line))] = dice.randrange(1, 256)
        if dice.randrange(20) == 0: line = bytearray(b"[" * dice.randrange(1, 5_000))
        if dice.randrange(200) == 0: line = bytearray(b"9" * 100_000)
        yield bytes(line).replace(b"\n", b" ").replace(b"\r", b" ")


def attacks(count):
    with subprocess.Popen([AGENT], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as agent:
        def ask(line):
            agent.stdin.write(line + b'\n{"jsonrpc":"2.0","id":"next","method":"ping"}\n')
            agent.stdin.flush()
            answers = [json.loads(agent.stdout.readline())]
            while answers[-1].get("id") != "next": answers.append(json.loads(agent.stdout.readline()))
            return answers[:-1]
        def memory():
            with open(f"/proc/{agent.pid}/statm") as file: return int(file.read().split()[1]) * 4096
        answered, weight = 0, 0
        for number, line in enumerate(hostile(count)):
            answers = ask(line)
            check(len(answers) <= 1, f"{line!r} has several answers")
            for answer in answers:
                check("error" in answer and len(answer["error"]["message"]) > 20, f"no clear error: {answer}")
                answered += 1
            if number == count // 2: weight = memory()
        check(answered > count * 0.95, f"only {answered} of {count} were answered")
        check(memory() - weight < 1 << 20, f"memory is gained: {memory() - weight} bytes")
        agent.stdin.close()
        check(agent.stdout.read() == b"" and agent.wait(10) == 0, "it does not end with its input")


connected(looks)
connected(cancels, "--act")
connected(orders, elicitation_callback=says_yes)
connected(is_denied, elicitation_callback=says_no)
attacks(20_000)
print(f"agent-port: a client of another hand agrees in {checks} checks")
