import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

export interface Shift {
  readonly value: number
  /** What moved, from where and to where: a failed journey prints it. */
  readonly moved: readonly string[]
}

/** What of the page has moved by itself since it was opened. Half a second later nothing more is on its way. */
export function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const shifts: Shift[] = []
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
        const nameOf = (node: Node | null) =>
          node instanceof Element
            ? `${node.localName}.${node.getAttribute('class') ?? ''}`
            : (node?.textContent ?? 'a removed element')
        new PerformanceObserver((list) => {
          for (const { value, sources, startTime } of list.getEntries() as LayoutShift[])
            shifts.push({
              value,
              moved: sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)} at ${Math.round(startTime)} ms`,
              ),
            })
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shifts), 500)
      }),
  )
}
