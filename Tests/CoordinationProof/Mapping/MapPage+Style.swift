/// The parts of a map's page that are the same for every app.
enum MapPage {}

extension MapPage {
    static let style = """
        *{box-sizing:border-box}
        body{margin:0;padding:16px;background:var(--page);color:var(--ink);font:15px/1.45 system-ui,sans-serif}
        h1{font-size:22px;margin:0 0 8px}
        h2{font-size:17px;margin:16px 0 6px}
        h3{font-size:15px;margin:14px 0 4px}
        p{margin:4px 0;overflow-wrap:anywhere}
        ol,ul{margin:4px 0;padding-left:26px}
        li{margin:3px 0;overflow-wrap:anywhere}
        header p,header details{color:var(--muted);font-size:14px}
        kbd{border:1px solid var(--line);border-radius:4px;padding:0 5px}
        code,pre{font:13px/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
        pre{overflow:auto;padding:8px;background:var(--card);border-radius:6px}
        summary{cursor:pointer;padding:4px 0}
        .findings{border:1px solid var(--line);border-left:5px solid var(--accent);border-radius:6px;padding:0 12px 8px;\
        margin:12px 0;background:var(--alert)}
        .tools{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;margin:12px 0}
        input{font:inherit;color:inherit;background:var(--screen);border:1px solid var(--line);border-radius:6px;\
        padding:6px 10px;width:260px;max-width:100%}
        .sides{display:grid;grid-template-columns:minmax(0,1fr) 360px;gap:16px;align-items:start}
        .map{overflow:auto;border:1px solid var(--line);border-radius:8px;max-height:max(420px,calc(100vh - 120px))}
        #details{position:sticky;top:12px;max-height:calc(100vh - 24px);overflow:auto;border:1px solid var(--line);\
        border-radius:8px;padding:8px 14px 14px}
        #details h2{margin-top:4px;overflow-wrap:anywhere}
        .drawing{position:relative}
        .drawing svg{position:absolute;left:0;top:0;pointer-events:none;overflow:visible}
        .tree path{fill:none;stroke:var(--line)}
        .faint{opacity:.4}
        .ways path{fill:none;stroke:var(--accent);stroke-width:2}
        .ways .into{stroke-dasharray:5 4}
        .card{position:absolute;background:var(--card);border:1px solid var(--line);border-radius:8px}
        .card h2{margin:0;padding:6px 12px;font-size:13px;line-height:18px;color:var(--muted);white-space:nowrap;\
        overflow:hidden;text-overflow:ellipsis}
        .screen{position:absolute;height:24px;padding:0 8px;text-align:left;font:13px/22px system-ui,sans-serif;\
        color:var(--ink);background:var(--screen);border:1px solid var(--line);border-radius:5px;cursor:pointer;\
        white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
        .alert{background:var(--alert)}
        .launch{background:var(--front);border-color:var(--accent)}
        .screen:hover,.near{border-color:var(--accent)}
        .screen[aria-current]{background:var(--accent);color:var(--page);border-color:var(--accent)}
        .screen.out{background:var(--card);color:var(--muted);border-style:dashed}
        :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
        .link{font:inherit;color:var(--accent);background:none;border:0;padding:2px 0;text-align:left;cursor:pointer;\
        text-decoration:underline;overflow-wrap:anywhere}
        .muted{color:var(--muted);font-size:14px}
        .node{border:1px solid var(--line);border-radius:6px;margin:3px 0;padding:3px 7px;background:var(--card)}
        .node.leaf{background:var(--screen)}
        .node.on{border:2px solid var(--accent);background:var(--front)}
        .node.modal{margin-left:18px;box-shadow:0 1px 4px #0005}
        .node.ask{background:var(--alert)}
        .row{display:flex;gap:5px;flex-wrap:wrap;align-items:flex-start}
        .row>.node{flex:1 1 60px}
        @media (max-width:899px){
        .sides{grid-template-columns:minmax(0,1fr)}
        .map{max-height:60vh}
        #details{position:static;max-height:none}
        }
        """
}
