import type { Page } from '@playwright/test'

/** How much of the page has moved by itself since it was opened. Half a second later nothing more is on its way. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shift), 500)
      }),
  )
}
