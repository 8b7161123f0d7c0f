// Part of the early script. The first paint comes before the code of the page. Links and
// forms work without it; a press on a button is held here and repeated when the button has hydrated.
const root = document.documentElement
const held = new Set<HTMLElement>()

/** React marks the elements that it manages. A part of the page may hydrate later than others. */
const isHydrated = (element: Element): boolean =>
  'hydrated' in root.dataset || Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** It sends a form to the server. */
const isNative = ({ type, form }: HTMLButtonElement): boolean =>
  type === 'submit' && form !== null && form.hasAttribute('action')

function repeat(): void {
  for (const button of held) {
    if (!isHydrated(button)) continue
    held.delete(button)
    button.removeAttribute('aria-busy')
    button.click()
  }
  if (held.size > 0) setTimeout(repeat, 50)
}

addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest('button')
    if (!button || isNative(button) || isHydrated(button)) return
    event.preventDefault()
    event.stopPropagation()
    button.setAttribute('aria-busy', 'true')
    if (held.size === 0) setTimeout(repeat, 50)
    held.add(button)
  },
  true,
)
