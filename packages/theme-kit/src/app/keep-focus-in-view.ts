/**
 * Scrolls to the focus where the browser leaves it outside the window: Chromium looks for a sticky part where it would
 * be without sticking.
 */
export function keepFocusInView(window: Window): void {
  window.document.addEventListener('focusin', () => {
    window.requestAnimationFrame(() => scrollToFocus(window))
  })
}

/** After a change of the page: a shorter list may have moved the focused filter out of the window. */
export function returnToFocus(window: Window): void {
  focusOf(window)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  scrollToFocus(window)
}

/** Before the page goes: browsers lay it out once more when an element that has the focus is removed. */
export function leaveFocus(document: Document): void {
  const focused = document.activeElement as HTMLElement | null
  if (document.querySelector('main')?.contains(focused)) focused?.blur()
}

function scrollToFocus(window: Window): void {
  const focused = focusOf(window)
  if (!focused) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (bottom > 0 && top < window.innerHeight) return
  window.scrollBy({ top: top - window.innerHeight / 3, behavior: 'instant' })
}

/** A dialog covers the window and scrolls by itself. A new page has the focus as a whole, at any place of it. */
function focusOf({ document }: Window): Element | undefined {
  const { activeElement, body } = document
  if (!activeElement || activeElement.closest('dialog')) return undefined
  return [body, document.querySelector('main')].includes(activeElement as HTMLElement) ? undefined : activeElement
}
