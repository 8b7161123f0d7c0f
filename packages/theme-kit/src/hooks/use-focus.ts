import { useEffect, useRef, type RefObject } from 'react'

/** For a message that replaces a form: it gets the focus, because the pressed button is gone. */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => target.current?.focus(), [])
  return target
}

/** For a heading that replaces a whole screen at the same address: scroll and focus move as after a navigation. */
export function useScreenFocus<Heading extends HTMLElement>(): RefObject<Heading | null> {
  const heading = useRef<Heading>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

/** Moves the focus to the heading of a list when the focused entry is removed. `count` is the number of entries. */
export function useFocusAfterRemoval(heading: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const isRemoved = count < before.current
    before.current = count
    if (!isRemoved || document.activeElement !== document.body) return
    // Only now, because a dialog that opens would focus a heading with tabindex.
    heading.current?.setAttribute('tabindex', '-1')
    heading.current?.focus()
  }, [heading, count])
}
