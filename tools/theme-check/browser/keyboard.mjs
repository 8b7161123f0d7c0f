// The keyboard reaches each control and leaves it, and the focus is seen (WCAG 2.1.1, 2.1.2, 2.4.7). What is around a
// screen is walked with its layout.
const MOST_CONTROLS = 150

export async function keyboard({ page, state }) {
  const controls = await page.evaluate(watchControls, state.kind === 'layout')
  // Between the last control and the first the focus is on the page and on the browser itself.
  const presses = Math.min(controls.length, MOST_CONTROLS) + 3
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab')
  const { focused, unseen } = await page.evaluate(() => window.themeCheck)
  const reached = new Set(focused)
  const groups = new Set(controls.filter(({ index }) => reached.has(index)).map(({ group }) => group))
  const missed = controls.filter(({ index, group }) => !reached.has(index) && (group === '' || !groups.has(group)))
  const isWhole = controls.length <= MOST_CONTROLS
  return [
    ...(isWhole && missed.length > 0 ? [notReached(missed, controls[focused.at(-1)])] : []),
    ...[...new Set(unseen)].map((name) => `the focus on "${name}" is not seen. Give :focus-visible an outline.`),
  ]
}

function notReached([{ name }, ...more], last) {
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  const after = last === undefined ? 'at all' : `, it stays at "${last.name}"`
  return `the keyboard does not reach "${name}"${others}${after}. Use a button or a link, and let Tab go on.`
}

/** Runs in the page: names what can be pressed or typed into, and watches where the focus goes. */
function watchControls(isWhole) {
  const screen = isWhole ? null : document.querySelector('main')
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? screen ?? document
  document.activeElement?.blur()
  const clean = (text) => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)
  const nameOf = (element) =>
    clean(element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent) ||
    element.tagName
  /** A card, a label or the text beside a hidden box may show the focus of what is in it. */
  const around = (element) => {
    const above = []
    for (let box = element.parentElement; box !== null && above.length < 4; box = box.parentElement) above.push(box)
    return [element, element.labels?.[0], element.nextElementSibling, ...above].filter((each) => each)
  }
  const looksOf = (element) =>
    around(element)
      .flatMap((each) => ['', '::before', '::after'].map((part) => getComputedStyle(each, part || undefined)))
      .map(({ outline, boxShadow, borderColor, backgroundColor, textDecoration, color }) =>
        [outline, boxShadow, borderColor, backgroundColor, textDecoration, color].join(),
      )
      .join()
  const OPERABLE = 'a[href], button, input, select, textarea, summary, [role=button], [tabindex], video[controls]'
  const operable = [...document.querySelectorAll(OPERABLE)].filter(
    (element) =>
      !element.matches(':disabled, [type=hidden], [tabindex="-1"]') &&
      element.closest('[inert], details:not([open]) > :not(summary)') === null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0,
  )
  const inside = operable.filter((element) => scope.contains(element))
  // The first control after the screen shows that the focus leaves it.
  const isAfter = (element) => (screen.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = scope === screen ? operable.find((element) => !screen.contains(element) && isAfter(element)) : undefined
  const controls = next === undefined ? inside : [...inside, next]
  const looks = controls.map(looksOf)
  if (scope === screen) screen.focus({ preventScroll: true })
  const seen = { focused: [], unseen: [] }
  window.themeCheck = seen
  document.addEventListener('focusin', ({ target }) => {
    const index = controls.indexOf(target)
    if (index < 0) return
    seen.focused.push(index)
    const { outlineStyle, outlineWidth } = getComputedStyle(target)
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    if (!hasOutline && looksOf(target) === looks[index]) seen.unseen.push(nameOf(target))
  })
  return controls.map((element, index) => ({
    index,
    name: nameOf(element),
    group: element.type === 'radio' ? element.name : '',
  }))
}
