extension HTMLReport {
  /// Colours are chosen to be told apart by everybody, and never say what no word or shape says.
  static let style = """
    :root { color-scheme: light dark; --ink: #1b1f24; --soft: #59616b; --line: #dde1e6; --back: #fff;
      --card: #f5f7f9; --call: #0b62c4; --router: #6b4bb8; --host: #0a7a54; --gesture: #a4620a;
      --fault: #59616b; --bad: #c2213b }
    @media (prefers-color-scheme: dark) { :root { --ink: #e8eaed; --soft: #a2abb5; --line: #363c43;
      --back: #14171b; --card: #1d2126; --call: #6cb2ff; --router: #b79cf5; --host: #4ecb9c;
      --gesture: #eeb155; --fault: #a2abb5; --bad: #ff7d90 } }
    * { box-sizing: border-box }
    body { margin: 0 auto; max-width: 76rem; padding: 1rem; color: var(--ink); background: var(--back);
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
    h1 { font-size: 1.6rem; margin: 0 0 .5rem } h2 { font-size: 1.1rem; margin: 1.5rem 0 .25rem }
    h3 { font-size: .85rem; margin: 0 0 .25rem; color: var(--soft) } h4 { font-size: .75rem; margin: 0 }
    p { margin: .25rem 0 } .soft { color: var(--soft); font-size: .875rem }
    .fails { color: var(--bad) } .time { color: var(--soft); font-variant-numeric: tabular-nums }
    .verdict { display: grid; grid-template-columns: max-content 1fr; gap: 0 .75rem; margin: .5rem 0 }
    .verdict dt { color: var(--soft) } .verdict dd { margin: 0 }
    figure { margin: 1rem 0 } figcaption { margin-top: .25rem }
    .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem }
    .scroll svg { display: block; font: 12px system-ui, sans-serif }
    svg text { fill: var(--ink) } svg .soft { fill: var(--soft) } svg .grid { stroke: var(--line) }
    svg .lane { fill: var(--soft) } svg .bar { rx: 4px } svg .bar.open { opacity: .75 }
    svg .callers { fill: var(--call) } svg .router { fill: var(--router) }
    svg .host { fill: var(--host) } svg .gestures { fill: var(--gesture) }
    svg .faults { fill: var(--fault) } svg .in { fill: var(--back); font-weight: 600 }
    svg .bad { stroke: var(--bad); stroke-width: 2 } svg .badtext { fill: var(--bad); font-weight: 600 }
    svg .step circle { fill: var(--back); stroke: var(--ink); stroke-width: 1.5 }
    svg .step text { font-size: 11px; text-anchor: middle } svg .step { cursor: pointer }
    svg .step.on circle { fill: var(--ink) } svg .step.on text { fill: var(--back) }
    ol { list-style: none; margin: 0; padding: 0 }
    details { border: 1px solid var(--line); border-radius: .5rem; margin: .35rem 0 }
    li.on details { border-color: var(--ink) }
    summary { padding: .45rem .75rem; cursor: pointer } code, pre { font-family: ui-monospace, monospace }
    summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--call); outline-offset: 2px }
    .pictures { display: flex; flex-wrap: wrap; gap: .75rem; padding: 0 .75rem .5rem }
    .pictures section { flex: 1 1 17rem } details > p { padding: 0 .75rem .5rem }
    .stacks { display: flex; flex-wrap: wrap; align-items: flex-end; gap: .4rem }
    .stack { border: 1px solid var(--line); background: var(--card); border-radius: .4rem; padding: .35rem;
      min-width: 4.5rem } .stack.shown { border-color: var(--router); border-width: 2px }
    .stack.layer { border-style: dashed; border-color: var(--call) }
    .stack ul { list-style: none; margin: 0; padding: 0; font: .75rem ui-monospace, monospace }
    .stack li { border-top: 1px solid var(--line) }
    pre { background: var(--card); border-radius: .5rem; padding: .75rem; overflow-x: auto }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth } }
    @media print { details > * { display: block } .keys { display: none } }
    """

  /// Selecting a step opens it alone, marks it in the drawing, and says so to who cannot see that.
  static let script = """
    const items = [...document.querySelectorAll('ol > li')]
    const marks = [...document.querySelectorAll('svg .step')]
    let at = items.length - 1
    const lanes = document.querySelector('.scroll')
    function select(index, focus, hover) {
      at = Math.max(0, Math.min(items.length - 1, index))
      items.forEach((item, i) => {
        item.classList.toggle('on', i === at)
        item.querySelector('details').open = i === at
      })
      marks.forEach((mark, i) => mark.classList.toggle('on', i === at))
      const place = marks[at]?.querySelector('circle').cx.baseVal.value ?? 0
      if (!hover) { lanes.scrollLeft = place - lanes.clientWidth / 2 }
      if (focus) {
        items[at].querySelector('summary').focus()
        items[at].scrollIntoView({ block: 'nearest' })
      }
    }
    items.forEach((item, i) => item.querySelector('summary').addEventListener('click', event => {
      event.preventDefault(); select(i, true)
    }))
    marks.forEach((mark, i) => {
      mark.addEventListener('click', () => select(i, true))
      mark.addEventListener('mouseenter', () => select(i, false, true))
    })
    document.addEventListener('keydown', event => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.target.closest('.scroll')) return
      if (event.key === 'ArrowRight' || event.key === 'ArrowDown') { select(at + 1, true) }
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') { select(at - 1, true) }
      else return
      event.preventDefault()
    })
    select(at, false)
    """
}
