import { expect, test as base } from './fixtures'
import { Device } from './support/device'
import { nextBuild, type NextBuild } from './support/next-build'
import { Shop } from './support/shop'

export { expect }

interface OfflineFixtures {
  readonly device: Device
  readonly shop: Shop
  readonly next: NextBuild
}

/** A real browser that is closed and reopened, and a real server that is stopped: no simulated offline mode. */
export const test = base.extend<OfflineFixtures>({
  page: async ({ shop, page }, use) => {
    await use(page)
    // A page ends before its shop: a shop that ends first would put lost connections into the console.
    expect(shop.address).not.toBe('')
  },
  device: async ({ playwright }, use) => {
    const device = new Device(playwright.chromium)
    await use(device)
    await device.remove()
    expect(device.consoleProblems).toEqual([])
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
