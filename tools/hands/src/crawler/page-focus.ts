/** The place that has the focus. */
export interface PageFocus {
  /** Empty when no element has the focus. */
  readonly what: string
  readonly isVisible: boolean
  /** What lies over it; empty when nothing does. */
  readonly coveredBy: string
  /** A dialog is open and the focus is outside it. */
  readonly isBehindDialog: boolean
}

/** Runs in the page. */
export function readPageFocus(): PageFocus {
  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)
  const nameOf = (element: Element) =>
    clean(
      element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent,
    ) || element.tagName
  const active = document.activeElement
  if (!active || active === document.body || active === document.documentElement)
    return { what: '', isVisible: true, coveredBy: '', isBehindDialog: false }
  // A radio button or checkbox may be drawn by its label.
  const label = (active as HTMLInputElement).labels?.[0]
  const { width, height } = active.getBoundingClientRect()
  const drawn = label && (width <= 1 || height <= 1 || getComputedStyle(active).opacity === '0') ? label : active
  const box = drawn.getBoundingClientRect()
  const top = Math.max(box.top, 0)
  const bottom = Math.min(box.bottom, innerHeight)
  const left = Math.max(box.left, 0)
  const right = Math.min(box.right, innerWidth)
  const isVisible = bottom > top && right > left && drawn.checkVisibility({ visibilityProperty: true })
  // Browsers bring the line with the caret into view, not the whole of a high field. A part must be visible
  // (WCAG 2.4.11).
  const seenAt = [1 / 4, 1 / 2, 3 / 4].map((part) =>
    isVisible ? document.elementFromPoint((left + right) / 2, top + (bottom - top) * part) : null,
  )
  // A notification lies over the page for a moment.
  const isAllowed = (element: Element) =>
    drawn.contains(element) ||
    element.contains(drawn) ||
    label?.contains(element) === true ||
    element.closest('[role=status], [role=alert], [role=log], [aria-live]') !== null
  const covers = seenAt.filter((element) => element !== null && !isAllowed(element))
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  return {
    what: nameOf(active),
    isVisible,
    coveredBy: covers.length === seenAt.length && covers[0] ? nameOf(covers[0]) : '',
    isBehindDialog: dialog !== undefined && !dialog.contains(active),
  }
}
