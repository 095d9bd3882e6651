extension HTMLReport {
  /// Shows one frame at a time, and what moves between two frames; without it all are shown.
  static let script = """
    'use strict'
    document.documentElement.classList.add('js')
    const byId = id => document.getElementById(id)
    const all = selector => [...document.querySelectorAll(selector)]
    const frames = all('.frame'), links = all('.steps a'), dots = all('.dot')
    const scroll = byId('scroll'), plot = byId('plot'), map = byId('map'), scrub = byId('scrub')
    const times = frames.map(frame => Number(frame.dataset.t))
    const places = frames.map(frame => Number(frame.dataset.x))
    const last = frames.length - 1
    let at = -1, place = 0, zoom = 1, playing = 0

    const within = (value, low, high) => Math.max(low, Math.min(high, value))
    const between = (values, index, part) =>
      values[index] + part * ((values[index + 1] ?? values[index]) - values[index])

    // A place is the number of a frame, and how far it is to the next one.
    function show(wanted) {
      place = within(wanted, 0, last)
      const index = Math.floor(place), part = place - index
      if (index !== at) { change(index) }
      const time = between(times, index, part)
      const moving = frames[index].querySelector('[data-start]')
      if (moving) {
        const start = Number(moving.dataset.start), end = Number(moving.dataset.end)
        const progress = within((time - start) / Math.max(end - start, 1), 0, 1)
        moving.style.setProperty('--p', progress)
        moving.querySelector('.percent').textContent = Math.floor(progress * 100)
      }
      byId('now').style.setProperty('--x', between(places, index, part))
      scrub.value = Math.round(place * 100)
    }

    function change(index) {
      at = index
      frames.forEach((frame, i) => frame.classList.toggle('on', i === at))
      for (const marks of [links, dots]) {
        marks.forEach((mark, i) => {
          if (i === at) { mark.setAttribute('aria-current', 'step') }
          else { mark.removeAttribute('aria-current') }
        })
      }
      const list = links[at].closest('ol'), item = links[at].parentElement
      const top = item.offsetTop - list.offsetTop
      if (top < list.scrollTop || top + item.offsetHeight > list.scrollTop + list.clientHeight) {
        list.scrollTop = top - list.clientHeight / 2
      }
      const seen = scroll.clientWidth - plot.offsetLeft, x = places[at] * zoom
      if (x < scroll.scrollLeft || x > scroll.scrollLeft + seen - 40) {
        scroll.scrollLeft = x - seen / 2
      }
      scrub.setAttribute('aria-valuetext', frames[at].querySelector('h2').textContent)
    }

    // Chosen by hand: the address names it, and it is said.
    function select(index) {
      pause()
      show(index)
      history.replaceState(null, '', '#' + frames[at].id)
      const differs = [...frames[at].querySelectorAll('.differ')].map(part => part.textContent)
      byId('said').textContent = [frames[at].querySelector('h2').textContent, ...differs].join('. ')
    }

    // A second of the page lets a frame pass in between a third of a second and one and a half.
    function play() {
      if (playing) { return pause() }
      if (place >= last) { show(0) }
      byId('play').textContent = 'Pause'
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      let before = performance.now()
      const step = now => {
        const index = Math.floor(place)
        const length = within((times[index + 1] ?? 0) - times[index], 350, 1500)
        const part = place - index + (now - before) / length
        before = now
        if (part >= 1) { show(index + 1) } else if (still) { place = index + part }
        else { show(index + part) }
        if (place < last) { playing = requestAnimationFrame(step) } else { pause() }
      }
      playing = requestAnimationFrame(step)
    }

    function pause() {
      cancelAnimationFrame(playing)
      playing = 0
      byId('play').textContent = 'Play'
    }

    // The present moment stays where it is.
    function setZoom(value) {
      const x = between(places, at, place - at), offset = x * zoom - scroll.scrollLeft
      zoom = within(value, 0.002, 40)
      scroll.style.setProperty('--z', zoom)
      scroll.scrollLeft = x * zoom - offset
      drawMap()
    }

    function fit() {
      const width = Number(plot.parentElement.style.getPropertyValue('--w'))
      setZoom((scroll.clientWidth - plot.offsetLeft - 4) / width)
    }

    function drawMap() {
      map.hidden = scroll.scrollWidth <= scroll.clientWidth + 1
      const box = map.querySelector('i'), whole = plot.clientWidth
      box.style.left = 100 * scroll.scrollLeft / whole + '%'
      box.style.width = 100 * (scroll.clientWidth - plot.offsetLeft) / whole + '%'
    }

    async function copy(button, text) {
      let isDone = true
      try { await navigator.clipboard.writeText(text) } catch {
        const area = document.body.appendChild(document.createElement('textarea'))
        area.value = text
        area.select()
        isDone = document.execCommand('copy')
        area.remove()
      }
      const label = button.textContent
      button.textContent = isDone ? 'Copied' : 'Select and copy'
      setTimeout(() => { button.textContent = label }, 1200)
    }

    // The place whose line stands at a number of units from the left.
    function placeAt(x) {
      let index = places.findLastIndex(place => place <= x)
      if (index < 0) { return 0 }
      const next = places[index + 1]
      return next > places[index] ? index + (x - places[index]) / (next - places[index]) : index
    }

    const drag = event => {
      if (event.buttons !== 1 || event.target.closest('a')) { return }
      pause()
      show(placeAt((event.clientX - plot.getBoundingClientRect().left) / zoom))
    }
    plot.addEventListener('pointerdown', drag)
    plot.addEventListener('pointermove', drag)
    const dragMap = event => {
      if (event.buttons !== 1) { return }
      const box = map.getBoundingClientRect()
      const middle = (event.clientX - box.left) / box.width * plot.clientWidth
      scroll.scrollLeft = middle - (scroll.clientWidth - plot.offsetLeft) / 2
    }
    map.addEventListener('pointerdown', dragMap)
    map.addEventListener('pointermove', dragMap)
    scroll.addEventListener('scroll', drawMap)
    addEventListener('resize', drawMap)

    document.addEventListener('click', event => {
      const link = event.target.closest('a[href^="#"]')
      const index = link ? frames.findIndex(frame => '#' + frame.id === link.hash) : -1
      if (index < 0) { return }
      event.preventDefault()
      select(index)
    })
    scrub.addEventListener('input', () => { pause(); show(scrub.value / 100) })
    const buttons = {
      back: () => select(Math.ceil(place) - 1), on: () => select(Math.floor(place) + 1), play, fit,
      in: () => setZoom(zoom * 1.5), out: () => setZoom(zoom / 1.5),
      link: event => { select(at); copy(event.target, location.href) },
      copy: event => copy(event.target, byId('fixture').textContent)
    }
    for (const id in buttons) { byId(id).addEventListener('click', buttons[id]) }
    const keys = {
      ArrowLeft: buttons.back, ArrowRight: buttons.on, Home: () => select(0),
      End: () => select(last), ' ': play, '+': buttons.in, '-': buttons.out, 0: fit
    }
    document.addEventListener('keydown', event => {
      if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in keys)) { return }
      if (event.target.closest('input, #scroll')) { return }
      if (event.key === ' ' && event.target.closest('button, a, summary')) { return }
      event.preventDefault()
      keys[event.key](event)
    })

    const linked = () => frames.findIndex(frame => '#' + frame.id === location.hash)
    addEventListener('hashchange', () => { if (linked() >= 0) { select(linked()) } })
    const start = frames.findIndex(frame => frame.classList.contains('last'))
    show(linked() >= 0 ? linked() : Math.max(start, 0))
    drawMap()
    """
}
