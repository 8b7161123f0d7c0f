import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openProfile } from '../lib/browser.mjs'
import { findPages, startShop } from '../lib/shop.mjs'
import { summary } from '../lib/statistics.mjs'

const STARTS = 9

export const title = 'A visited product page without a network'
export const reference = 'The target of 1 s; the same page online, from a browser just as cold.'
export const method = `The page is visited once and kept by the service worker. Then the browser ends; it is started anew over its profile ${STARTS} times online and, with the server's process stopped, ${STARTS} times without a network. From the browser's word that the navigation has begun to the product's heading on the screen.`

export async function measure() {
  const profile = mkdtempSync(join(tmpdir(), 'vitrin-bench-'))
  const shop = await startShop()
  try {
    const address = shop.url + (await findPages(shop.url)).product
    await keep(profile, address)
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

async function keep(profile, address) {
  const context = await openProfile(profile)
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(
    async () => navigator.serviceWorker.controller && (await caches.match(location.href, { ignoreVary: true })),
    undefined,
    { timeout: 60_000 },
  )
  // A browser writes down its workers when it has the time.
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
        return performance.now()
      }),
    )
    await context.close()
  }
  return times
}
