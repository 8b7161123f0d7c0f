import { useEffect, useRef, type RefObject } from 'react'

/** When what had the focus has left the page with its entry, the heading gets it instead of nobody. */
export function useFocusKept(heading: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = count
  }, [heading, count])
}
