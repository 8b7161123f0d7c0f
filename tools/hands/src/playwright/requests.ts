import type { Page, Request } from '@playwright/test'

/** A request that takes longer does not hold up the hands. */
const LONGEST_WAIT_MS = 5_000

/** The requests of a page that are under way. */
export class Requests {
  readonly #page: Page
  readonly #open = new Set<Request>()

  constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => this.#open.add(request))
    page.on('requestfinished', (request) => this.#open.delete(request))
    page.on('requestfailed', (request) => this.#open.delete(request))
    // The requests of the page before do not end.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame())
        for (const request of this.#open) if (!request.isNavigationRequest()) this.#open.delete(request)
    })
  }

  /** Waits until two paints in a row find no request under way. */
  async settled(): Promise<void> {
    const deadline = Date.now() + LONGEST_WAIT_MS
    for (let quiet = 0; quiet < 2 && Date.now() < deadline;) {
      await painted(this.#page)
      quiet = this.#open.size === 0 ? quiet + 1 : 0
    }
  }
}

/** Short transitions end first: a panel that slides in is not yet in its place. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    const ending = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime
      return animation.playState === 'running' && typeof end === 'number' && end < 2000
    })
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}
