// What answers a click can be reached by Tab: an element with a handler is a control, is in one, or has some inside.
export async function clicks({ page }) {
  const found = await page.evaluate(findUnreached)
  return found.map(({ tag, name, stack }) => ({
    text: `<${tag}> "${name}" answers a click, but Tab does not reach it. Make it a button or a link.`,
    stack,
  }))
}

/** Runs in the page, where React keeps the properties of an element beside it. */
function findUnreached() {
  const CONTROL = 'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"])'
  const isHandled = (element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
    return key !== undefined && typeof element[key].onClick === 'function'
  }
  const textOf = (element) => (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim()
  // What only closes a panel when the page behind it is pressed has no text, and a list of links that are not there yet
  // says so in a live region.
  const unreached = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      isHandled(element) &&
      textOf(element) !== '' &&
      element.querySelector('output, [aria-live]') === null &&
      element.closest(CONTROL) === null &&
      element.querySelector(CONTROL) === null &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  return unreached.map((element) => ({
    tag: element.localName,
    name: textOf(element).slice(0, 40),
    stack: window.ownersOf(element),
  }))
}
