import { expect, test as base } from './fixtures'
import { Device } from './support/device'
import { nextBuild, type NextBuild } from './support/next-build'
import { Shop } from './support/shop'

export { expect }

interface World {
  readonly device: Device
  readonly shop: Shop
  readonly next: NextBuild
}

/** A browser that is closed and opened again, and a shop that is stopped: nothing here is a switch. */
export const test = base.extend<World>({
  device: async ({ playwright }, use) => {
    const device = new Device(playwright.chromium)
    await use(device)
    await device.remove()
    expect(device.complaints).toEqual([])
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright insists on it
  shop: async ({}, use) => {
    const shop = new Shop()
    await shop.start()
    await use(shop)
    await shop.remove()
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright insists on it
  next: async ({}, use, { testId }) => {
    const next = nextBuild(testId)
    await use(next)
    next.remove()
  },
})
