// A phone on a slow line that opens a page with a cold cache.
import { observe, observeTap } from './observe.mjs'

export const PROFILE = { cpu: 4, latencyMs: 150, downKbps: 1600, upKbps: 750 }
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const QUIET_MS = 2000
const MAX_MS = 45_000

/** @returns what the page did until it was quiet; times in ms, sizes in bytes as sent */
export async function visit(browser, url) {
  return withPage(browser, PROFILE, async (page, session) => {
    const requests = watchRequests(session)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    await settle(page)
    const seen = await page.evaluate(() => window.__seen)
    const hydrated = hydratedMs(seen.managed)
    const scripts = [...requests.values()].filter(({ type }) => type === 'Script')
    const epochMs = await page.evaluate(() => performance.timeOrigin)
    const before = scripts.filter(({ endedMs }) => hydrated !== undefined && endedMs - epochMs < hydrated)
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      lcpElement: seen.lcpElement,
      layoutShift: seen.layoutShift,
      blocking: blockingMs(seen),
      longestTask: Math.max(0, ...seen.tasks.map(([, duration]) => duration)),
      hydrated,
      managed: seen.managed.at(-1),
      scriptsBefore: sizeOf(before),
      scripts: sizeOf(scripts),
    }
  })
}

/** How long the machine takes for the same work in each run: it tells a busy machine from a quiet one. */
export async function fixedWork(browser) {
  return withPage(browser, PROFILE, (page) =>
    page.evaluate(() => {
      const began = performance.now()
      const list = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `name ${(id * 7919) % 997}` }))
      for (let round = 0; round < 3; round += 1)
        JSON.parse(JSON.stringify(list)).sort((a, b) => a.name.localeCompare(b.name))
      return performance.now() - began
    }),
  )
}

/** The first tap on a card after landing: from the click to the frame with the product's heading. */
export async function tapFirstCard(browser, url, profile) {
  return withPage(browser, profile, async (page) => {
    await page.addInitScript(observe)
    await page.addInitScript(observeTap)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await settle(page)
    const link = page.locator('.card h3 a').first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(1500)
    await link.tap({ noWaitAfter: true })
    await page.waitForFunction(() => sessionStorage.getItem('painted'), undefined, { timeout: 30_000 })
    return page.evaluate(() => Number(sessionStorage.getItem('painted')) - Number(sessionStorage.getItem('tapped')))
  })
}

async function withPage(browser, profile, work) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    if (profile) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: profile.latencyMs,
        downloadThroughput: (profile.downKbps * 1000) / 8,
        uploadThroughput: (profile.upKbps * 1000) / 8,
      })
    }
    return await work(page, session)
  } finally {
    await context.close()
  }
}

/** The page's own requests. What its service worker fetches is not among them. */
function watchRequests(session) {
  const requests = new Map()
  session.on('Network.requestWillBeSent', ({ requestId, type, wallTime, timestamp }) =>
    requests.set(requestId, { type, bytes: 0, toEpochMs: (wallTime - timestamp) * 1000 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { bytes: encodedDataLength, endedMs: timestamp * 1000 + request.toEpochMs })
  })
  return requests
}

/** Waits until the line has been quiet and no long task has run for a while. */
async function settle(page) {
  const began = Date.now()
  const left = () => Math.max(1000, MAX_MS - (Date.now() - began))
  await page.waitForLoadState('networkidle', { timeout: left() }).catch(() => undefined)
  const isQuiet = ([sinceMs, quietMs]) => {
    const [start, duration] = window.__seen.tasks.at(-1) ?? [0, 0]
    return performance.now() - Math.max(sinceMs, start + duration) > quietMs
  }
  const idleMs = await page.evaluate(() => performance.now())
  await page.waitForFunction(isQuiet, [idleMs, QUIET_MS], { timeout: left(), polling: 200 }).catch(() => undefined)
}

/** Lighthouse's total blocking time, but until the page is quiet. */
function blockingMs({ fcp, tasks }) {
  return tasks.reduce((sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, fcp) - 50), 0)
}

/** When 90 % of the elements in the HTML that need a script were managed by React. */
function hydratedMs(managed) {
  return managed.find(([, count, all]) => all > 0 && count >= 0.9 * all)?.[0]
}

function sizeOf(requests) {
  return { files: requests.length, bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0) }
}
