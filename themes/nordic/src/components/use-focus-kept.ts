import { useEffect, useRef, type RefObject } from 'react'

/** When what had the focus has left the page with one of `count` entries, the heading gets it instead of nobody. */
export function useFocusKept(heading: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const hasLeft = count < before.current
    before.current = count
    if (!hasLeft || document.activeElement !== document.body) return
    // Not before: a dialog that opens would give it the focus.
    heading.current?.setAttribute('tabindex', '-1')
    heading.current?.focus()
  }, [heading, count])
}
