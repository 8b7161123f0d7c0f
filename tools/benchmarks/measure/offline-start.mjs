import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openProfile } from '../lib/browser.mjs'
import { findPages, startShop } from '../lib/shop.mjs'
import { summary } from '../lib/statistics.mjs'

const STARTS = 9

export const title = 'A visited product page without a network'
export const reference = 'The target of 1 s; and the same page online, in a newly started browser too.'
export const method =
  'The page is visited once, and the service worker caches it. Then the browser is closed and started again on its ' +
  `profile, ${STARTS} times online and ${STARTS} times with the server stopped. ` +
  "Measured from the browser's start of the navigation to the product's heading on the screen."

export async function measure() {
  const profile = mkdtempSync(join(tmpdir(), 'vitrin-bench-'))
  const shop = await startShop()
  try {
    const address = shop.url + (await findPages(shop.url)).product
    await cachePage(profile, address)
    const online = await starts(profile, address)
    await shop.stop()
    const offline = await starts(profile, address)
    return {
      figures: [
        {
          what: `without a network, median of ${STARTS} cold browsers`,
          value: summary(offline).median,
          unit: 'ms',
          atMost: 1000,
        },
        { what: 'without a network, slowest', value: summary(offline).max, unit: 'ms' },
        { what: 'online, median', value: summary(online).median, unit: 'ms' },
      ],
      raw: { online, offline },
    }
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

async function cachePage(profile, address) {
  const context = await openProfile(profile)
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(
    async () => navigator.serviceWorker.controller && (await caches.match(location.href, { ignoreVary: true })),
    undefined,
    { timeout: 60_000 },
  )
  // The browser writes its service workers to disk with a delay.
  await page.waitForTimeout(3000)
  await context.close()
}

async function starts(profile, address) {
  const times = []
  for (let start = 0; start < STARTS; start += 1) {
    const context = await openProfile(profile)
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'commit' })
    times.push(
      await page.evaluate(async () => {
        while (!document.querySelector('h1')?.checkVisibility())
          await new Promise((resolve) => {
            requestAnimationFrame(resolve)
          })
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
        const [{ workerStart }] = performance.getEntriesByType('navigation')
        if (workerStart === 0) throw new Error('The page did not come from the service worker.')
        return performance.now()
      }),
    )
    await context.close()
  }
  return times
}
