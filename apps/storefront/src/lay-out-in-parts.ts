import { layOutAll } from '@vitrin/theme-kit/app'

/** About three cards of a listing. A slow phone takes 30 ms for such a frame, half of it for the layout. */
const ELEMENTS_OF_A_FRAME = 40

/**
 * Ends that a theme leaves out the layout of what is far below the first view (`layOutAll`), some parts in each frame:
 * all parts of a listing at once take a slow phone 0.14 s, in which a press waits. A style of its own shows a part. It
 * stays, because without it the browser would compute the styles of all parts once more.
 */
export function layOutInParts(window: Window): void {
  const { document } = window
  let shown: Element[] = [document.body]
  let left: HTMLElement[] = []
  const showNext = () => {
    left = [...shown.flatMap((part) => partsLeftOut(part)), ...left]
    if ('whole' in document.documentElement.dataset || !left.length) return layOutAll(document)
    const next = left.splice(0, countOfFrame(left))
    for (const { style } of next) Object.assign(style, { contentVisibility: 'visible', containIntrinsicSize: 'none' })
    shown = next
    window.requestAnimationFrame(showNext)
  }
  showNext()
}

/** The outermost ones: what such a part contains has no styles before the part is shown. */
function partsLeftOut(within: Element): HTMLElement[] {
  return [...within.children].flatMap((child) =>
    getComputedStyle(child).contentVisibility === 'auto' ? [child as HTMLElement] : partsLeftOut(child),
  )
}

function countOfFrame(parts: readonly Element[]): number {
  let count = 0
  for (let elements = 0; count < parts.length && elements < ELEMENTS_OF_A_FRAME; count += 1)
    elements += 1 + parts[count]!.querySelectorAll('*').length
  return count
}
