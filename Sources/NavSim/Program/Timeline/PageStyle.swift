extension HTMLReport {
  /// Colours are chosen to be told apart by everybody, and never say what no word or shape says.
  static let style = colours + text + stage + phone + lanes

  private static let colours = """
    :root { color-scheme: light dark; --ink: #1b1f24; --soft: #59616b; --line: #d5dae0;
      --back: #fff; --card: #f3f5f8; --call: #0b62c4; --router: #6b4bb8; --host: #0a7a54;
      --user: #a4620a; --fault: #59616b; --bad: #c2213b; --badback: #fde8eb }
    @media (prefers-color-scheme: dark) { :root { --ink: #e8eaed; --soft: #a2abb5;
      --line: #3b424a; --back: #14171b; --card: #22272d; --call: #6cb2ff; --router: #b79cf5;
      --host: #4ecb9c; --user: #eeb155; --fault: #a2abb5; --bad: #ff7d90; --badback: #43202a } }
    .callers { --tint: var(--call) } .router { --tint: var(--router) }
    .host { --tint: var(--host) } .user { --tint: var(--user) } .faults { --tint: var(--fault) }

    """

  private static let text = """
    * { box-sizing: border-box }
    body { margin: 0 auto; max-width: 78rem; padding: .75rem 1rem; color: var(--ink);
      background: var(--back); font: .9375rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere }
    h1 { font-size: 1.4rem; margin: 0 } h2 { font-size: 1rem; margin: .75rem 0 .25rem }
    h3 { font-size: .8125rem; margin: .5rem 0 0 } .frame h2 { margin: 0 0 .5rem }
    p, ul, ol, dl { margin: .125rem 0 } .soft { color: var(--soft); font-size: .8125rem }
    code, pre { font-family: ui-monospace, monospace; font-size: .875em } a { color: inherit }
    .fails { color: var(--bad) }
    .verdict { display: grid; grid-template-columns: max-content 1fr; gap: 0 .75rem }
    .verdict dt { color: var(--soft) } .verdict dd { margin: 0 }
    pre { background: var(--card); border-radius: .5rem; padding: .75rem; overflow-x: auto }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
      border-radius: .4rem; padding: .2rem .6rem; min-height: 2rem; cursor: pointer }
    :focus-visible { outline: 3px solid var(--call); outline-offset: 1px }
    table { border-collapse: collapse; font-size: .8125rem } th { text-align: left }
    td, th { border-bottom: 1px solid var(--line); padding: .1rem .6rem .1rem 0 }

    """

  /// Without scripts every frame is shown, one below the other; with them the present one is.
  private static let stage = """
    .frame { margin: .75rem 0; padding: .75rem; border: 1px solid var(--line); border-radius: .6rem;
      content-visibility: auto; contain-intrinsic-size: auto 24rem }
    .frame.last { border-color: var(--bad) } .frame h2 a { text-decoration: none }
    .phones { display: flex; gap: 1rem; justify-content: center } .words { font-size: .875rem }
    .words ul, .words ol { padding-left: 1.1rem } .words i { color: var(--soft) }
    .differ { background: var(--badback); border-radius: .4rem; padding: .1rem .6rem .3rem }
    .steps { list-style: none; padding: 0 } .steps a { display: block; padding: .1rem .4rem;
      text-decoration: none; border-radius: .3rem; font-size: .8125rem }
    .steps i { display: inline-block; min-width: 1.6em; text-align: right; font-style: normal;
      font-weight: 600 } .steps span { color: var(--soft); font-variant-numeric: tabular-nums }
    .steps .ev a { opacity: .75 } .steps a:hover { background: var(--card) }
    .steps a[aria-current] { background: var(--ink); color: var(--back); opacity: 1 }
    .steps a[aria-current] span, .steps a[aria-current] b { color: inherit }
    .controls, #map { display: none }
    .js .frame { display: none; margin: 0; content-visibility: visible;
      scroll-margin-top: 60rem; outline: 0 }
    .js .frame.on { display: block }
    .js .controls { display: flex; flex-wrap: wrap; gap: .35rem; align-items: center;
      padding: .4rem 0; position: sticky; bottom: 0; background: var(--back); z-index: 5 }
    .controls input { flex: 1 1 8rem; accent-color: var(--call) }
    @media (min-width: 700px) {
      .frame { display: grid; grid-template-columns: max-content 1fr; gap: 0 1.25rem }
      .frame h2 { grid-column: 1 / 3 } .js .frame.on { display: grid; min-height: 27.5rem;
        grid-template-rows: max-content 1fr } }
    @media (min-width: 900px) {
      .js .stage { display: grid; grid-template-columns: 1fr 19rem; gap: 0 1rem;
        margin-top: .75rem }
      .js .stage nav { max-height: 27.5rem; display: flex; flex-direction: column }
      .js .steps { overflow-y: auto; flex: 1 } .js nav h2 { margin-top: 0 } }
    @media (max-width: 699px) {
      .phones { gap: .6rem } .js .stage nav { display: none } .js .frame { margin-top: .5rem }
      .js .controls button { flex: 1 1 auto; padding: .2rem .3rem; font-size: .8125rem }
      .js .controls input { flex: 1 1 100%; order: -1 } }
    @media (max-width: 1199px) { .frame.three { grid-template-columns: 1fr }
      .frame.three h2 { grid-column: 1 } .three .phones { flex-wrap: wrap }
      .three figure { flex: 1 1 9.5rem; max-width: 10rem }
      .three figcaption { font-size: .75rem } }
    @media print { .js .frame { display: block; margin: .75rem 0 } .js .controls { display: none } }

    """

  /// `--p` is how far a motion has come; `--i` is the place of a card in its stack.
  private static let phone = """
    figure { margin: 0; width: 10rem; min-width: 0 } .js figure { width: 12.5rem }
    figcaption { font-weight: 600; font-size: .8125rem; text-align: center }
    .state { font-size: .75rem; text-align: center }
    .phone { position: relative; height: 14rem; border: 3px solid var(--soft);
      border-radius: 1.4rem; overflow: hidden; background: var(--back); font-size: .75rem;
      line-height: 1.1 }
    .js .phone { height: 21rem }
    @media (max-width: 699px) { .js .phone { height: 16rem } }
    .phone.differs { border-color: var(--bad) }
    .l { position: absolute; inset: 0; overflow: hidden; isolation: isolate } .l.base { bottom: 0 }
    .l.sheet { top: calc(9% + var(--d) * .7rem) } .l.half { top: calc(46% + var(--d) * .5rem) }
    .l:not(.base) { box-shadow: 0 0 0 30rem rgb(0 0 0 / .13); overflow: visible }
    .l.sheet, .l.half { border-radius: .8rem .8rem 0 0 } .l u { position: absolute; top: .15rem;
      left: 0; right: 0; text-align: center; text-decoration: none;
      font-size: .625rem; color: var(--soft) }
    .l:not(.base) .c { top: calc(.95rem + var(--i) * 1.45rem) }
    .l:not(.base)::before { content: ''; position: absolute; inset: 0; background: var(--card);
      border: 1px solid var(--soft); border-radius: inherit }
    .c { position: absolute; left: 0; right: 0; bottom: 0; top: calc(var(--i) * 1.45rem);
      border-top: 1px solid var(--soft); background: var(--card); padding: .3rem .5rem;
      border-radius: .5rem .5rem 0 0; display: flex; gap: .3rem; align-items: flex-start;
      margin: 0 calc(var(--i) * 0px) } .c b { font-weight: 600; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; flex: 1 } .c i { color: var(--soft);
      font-style: normal } .base .c:first-child { padding-top: .45rem }
    .c.bad { background: var(--badback); border: 2px solid var(--bad); border-bottom: 0;
      color: var(--bad) } .c.bad i { color: inherit } .c.bad b::before { content: '≠ ' }
    .c ul { flex: 1 0 100%; min-width: 0; margin: .15rem 0 0; padding: 0; list-style: none;
      display: flex; flex-wrap: wrap; gap: .25rem .3rem; font-size: .75rem; line-height: 1.15;
      color: var(--ink) } .c { flex-wrap: wrap; align-content: flex-start }
    .c li { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    .c li.text, .c li.more { flex: 1 0 100%; color: var(--soft) }
    .c li:not(.text, .more) { border: 1px solid var(--soft); border-radius: .4rem;
      padding: .15rem .4rem; background: var(--back) }
    .c li.field { flex: 1 0 100%; border-radius: 0; border-width: 0 0 1px; background: none }
    .c li.disabled { border-style: dotted; color: var(--soft) }
    .c li.touched, .t.touched { outline: 2px solid var(--user); outline-offset: -2px }
    .c li.touched::after, .t.touched::after, .finger::before { content: ''; display: inline-block;
      width: .7rem; height: .7rem; border-radius: 50%; border: 2px solid var(--user);
      background: color-mix(in srgb, var(--user) 35%, transparent); vertical-align: -.1rem }
    .c li.touched { position: relative; padding-right: 1.4rem; border-color: var(--user) }
    .c li.touched::after { position: absolute; right: .25rem; top: calc(50% - .35rem) }
    .finger { position: absolute; z-index: 3; color: var(--user); font-weight: 700;
      display: flex; align-items: center; gap: .2rem } .finger::before { width: 1.2rem;
      height: 1.2rem } .finger.swipe { left: .3rem; bottom: 30% }
    .finger.swipe::after { content: '→ swipe' } .finger.drag::after { content: '↓ drag' }
    .finger.drag { left: 62%; top: .1rem } .finger.drag::before { width: .9rem; height: .9rem }
    .t.touched::after { margin-left: .25rem }
    .phone.wanted { border-color: var(--host); border-style: double; border-width: 4px }
    .c em { font-style: normal; font-weight: 700; font-size: .625rem; white-space: nowrap }
    .c.surplus { background: var(--badback); border: 2px solid var(--bad); border-bottom: 0 }
    .c.surplus, .t.surplus { color: var(--bad) } .c.surplus em::before { content: '− ' }
    .c.missing { background: color-mix(in srgb, var(--host) 16%, var(--back));
      border: 2px dashed var(--host); border-bottom: 0 }
    .c.missing, .t.missing { color: var(--host) } .c.missing em::before { content: '+ ' }
    .c.surplus i, .c.missing i { color: inherit }
    .t.missing { box-shadow: inset 0 3px 0 var(--host) } .t.missing::before { content: '+ ' }
    .t.surplus { box-shadow: inset 0 3px 0 var(--bad) } .t.surplus::before { content: '− ' }
    .c.in { transform: translateX(calc((1 - var(--p)) * 86%)); box-shadow: -3px 0 9px #0005 }
    .c.out { transform: translateX(calc(var(--p) * 100%)); box-shadow: -3px 0 9px #0005 }
    .l.in { transform: translateY(calc((1 - var(--p)) * 88%)) }
    .l.out { transform: translateY(calc(var(--p) * 100%)) }
    .l.base.in { transform: none; opacity: var(--p) } .l.base.out { transform: none }
    .l.in .c, .l.out .c { transform: none }
    .tabs { position: absolute; left: 0; right: 0; bottom: 0; height: 2rem; display: flex;
      background: var(--back); border-top: 1px solid var(--soft); z-index: 0 }
    .t { flex: 1 1 0; min-width: 0; text-align: center; padding: .5rem .1rem; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; color: var(--soft); font-size: .6875rem }
    .t.on { color: var(--ink); font-weight: 700; box-shadow: inset 0 3px 0 var(--ink) }
    .t.bad { color: var(--bad); box-shadow: inset 0 3px 0 var(--bad) } .t sup { font-size: .8em }
    .cover-all { position: absolute; inset: 0; display: grid; place-items: center; padding: 1rem;
      text-align: center; color: var(--ink); z-index: 4;
      background: repeating-linear-gradient(45deg,
      rgb(128 128 128 / .35) 0 8px, rgb(128 128 128 / .2) 8px 16px) }

    """

  /// `--x` and `--n` are units of time, which the zoom `--z` stretches; `--y` is not stretched.
  private static let lanes = """
    #scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; --z: 1 }
    .lanes { display: grid; grid-template-columns: 4.5rem auto; font-size: .75rem;
      line-height: 1.1; width: max-content }
    .names { position: sticky; left: 0; z-index: 3; background: var(--back);
      border-right: 1px solid var(--line) } .names span { position: absolute; left: .5rem;
      top: calc(var(--y) * 1px + 4px); color: var(--soft) }
    #plot { position: relative; width: calc(var(--w) * var(--z) * 1px); margin-left: .5rem;
      overflow: clip; overflow-clip-margin: 6px; touch-action: pan-x }
    #plot > * { position: absolute; left: calc(var(--x) * var(--z) * 1px);
      top: calc(var(--y) * 1px) }
    .dot { margin-left: calc(var(--s) * 1px); min-width: 17px; height: 17px; padding: 0 2px;
      border-radius: 9px; text-align: center; font-size: .625rem; line-height: 15px;
      text-decoration: none;
      border: 1px solid var(--ink); background: var(--back); --y: 4 }
    .dot.ev { min-width: 7px; padding: 0; height: 7px; margin-top: 5px; border: 0;
      background: var(--soft) }
    .dot.bad { background: var(--bad); border-color: var(--bad) }
    .dot[aria-current] { background: var(--ink); color: var(--back) }
    .bar { width: calc(var(--n) * var(--z) * 1px); min-width: 3px; height: 18px; border-radius: 4px;
      background: color-mix(in srgb, var(--tint) 26%, var(--back)); text-decoration: none;
      border: 1px solid var(--tint); border-left-width: 3px }
    .bar.open { border-right-style: dashed; border-radius: 4px 0 0 4px }
    .bar span { position: absolute; left: 4px; top: 2px; white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis; max-width: calc(var(--g) * var(--z) * 1px - 6px) }
    .bar .behind { left: calc(100% + 3px) }
    .bar:hover { z-index: 2; filter: brightness(1.08) }
    .late { width: calc(var(--n) * var(--z) * 1px); height: 18px; pointer-events: none;
      border: 2px solid var(--bad); border-radius: 4px; background: repeating-linear-gradient(45deg,
      transparent 0 5px, color-mix(in srgb, var(--bad) 45%, transparent) 5px 7px) }
    .mark { width: 12px; height: 12px; margin: 3px 0 0 -6px; background: var(--host);
      clip-path: polygon(50% 0, 100% 100%, 0 100%) } .mark.stale { background: var(--bad) }
    .mark.departure { background: var(--user);
      clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%) }
    .tick { font-style: normal; color: var(--soft); border-left: 1px solid var(--line);
      padding-left: 2px } .cut { top: auto !important; bottom: 2px }
    .cut::before { content: '//'; color: var(--soft); font-style: normal }
    .fail { top: 0 !important; bottom: 0; border-left: 2px solid var(--bad); z-index: 2;
      pointer-events: none }
    #now { top: 0; bottom: 0; width: 6px; margin-left: -3px; pointer-events: none; --x: 0;
      background: color-mix(in srgb, var(--call) 45%, transparent) }
    #plot .arrows { left: 0; top: 0; width: 100%; height: 100%; pointer-events: none }
    .fail::before { content: '✗'; color: var(--bad); font-style: normal; font-weight: 700;
      position: absolute; bottom: 2px; left: -1.1em } .fail.first::before { left: 1em }
    .arrows path { fill: none; opacity: .7; stroke: var(--soft); stroke-width: 1.2 }
    .arrows .stale { stroke: var(--bad); stroke-dasharray: 4 3 }
    .arrows .order { stroke: var(--user); stroke-width: 2; opacity: 1 }
    .tip { width: 0; height: 0; margin: -5px 0 0 -4px; border: 4px solid transparent;
      border-top-color: var(--soft); border-bottom: 0; pointer-events: none }
    .tip.up { margin-top: 0; border: 4px solid transparent; border-bottom-color: var(--soft);
      border-top: 0 } .tip.stale { border-bottom-color: var(--bad); border-top-color: var(--bad) }
    .tip.order { border-bottom-color: var(--user); border-top-color: var(--user) }
    .js #map { display: block; position: relative; height: 26px; margin: .25rem 0;
      border: 1px solid var(--line); border-radius: .3rem; overflow: hidden; cursor: pointer }
    .js #map[hidden] { display: none }
    #map svg { width: 100%; height: 100%; display: block } #map rect { fill: var(--tint) }
    #map .fail { fill: var(--bad) } #map i { position: absolute; top: 0; bottom: 0;
      background: color-mix(in srgb, var(--call) 20%, transparent); border: 1px solid var(--call) }
    .legend { margin: .35rem 0 }
    @media (max-width: 699px) { .lanes { grid-template-columns: 3.6rem auto } }
    """
}
