// Runs in the page before its own scripts. Functions are sent to the browser as text, so they use nothing from here.

/** Collects paints, layout shift, long tasks, and how many elements React manages, over time. */
export function observe() {
  const seen = { fcp: undefined, lcp: undefined, lcpElement: undefined, layoutShift: 0, tasks: [], managed: [] }
  window.__seen = seen
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime
    seen.lcpElement = element?.tagName.toLowerCase()
  })
  let [windowSum, windowStart, last] = [0, 0, 0]
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return
    if (startTime - last > 1000 || startTime - windowStart > 5000) [windowSum, windowStart] = [0, startTime]
    last = startTime
    windowSum += value
    seen.layoutShift = Math.max(seen.layoutShift, windowSum)
  })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))

  // What answers without scripts does not wait for them: links, and fields and buttons of a form with an address.
  const needsScript = (element) => {
    const { form } = element
    return !(form?.hasAttribute('action') && (element.tagName !== 'BUTTON' || element.type === 'submit'))
  }
  const isManaged = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  let elements
  const count = () => {
    if (!elements && document.readyState === 'loading') return
    elements ??= [...document.querySelectorAll('button, input, select, textarea')].filter(needsScript)
    const managed = elements.filter(isManaged).length
    if (seen.managed.at(-1)?.[1] !== managed) seen.managed.push([performance.now(), managed, elements.length])
  }
  const timer = setInterval(count, 25)
  setTimeout(() => clearInterval(timer), 45_000)
}

/** Notes when the first click happened, and when another heading was painted. */
export function observeTap() {
  const now = () => performance.timeOrigin + performance.now()
  const headingOf = () => document.querySelector('h1')?.textContent.trim() ?? ''
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('tapped', String(now()))
      sessionStorage.setItem('heading', headingOf())
    },
    { capture: true, once: true },
  )
  const look = () => {
    const isTapped = sessionStorage.getItem('tapped') && !sessionStorage.getItem('painted')
    if (isTapped && headingOf() !== '' && headingOf() !== sessionStorage.getItem('heading'))
      requestAnimationFrame(() => sessionStorage.setItem('painted', sessionStorage.getItem('painted') ?? String(now())))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
