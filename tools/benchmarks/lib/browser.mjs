// A phone with the viewport of Lighthouse that opens one page with a cold cache.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../chromium.mjs'
import { brotli11 } from './compression.mjs'

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'sv-SE',
}
const SLOW = { cpu: 4, latencyMs: 150, downKbps: 1600, upKbps: 750 }
const QUIET_MS = 2000
/** What a browser does for itself when it starts. */
const QUIET_FLAGS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launchBrowser() {
  return chromium.launch(launchOptions())
}

/** A browser whose profile folder stays after it is closed. */
export function openProfile(folder) {
  return chromium.launchPersistentContext(folder, { ...launchOptions(), ...PHONE })
}

/**
 * A browser that nothing but the caller's tool observes: Playwright would listen to each page, which takes time on the
 * page's own thread.
 * @returns closes it
 */
export async function openUnobserved(folder, port) {
  const { executablePath = chromium.executablePath(), args } = launchOptions()
  const own = [`--user-data-dir=${folder}`, `--remote-debugging-port=${port}`, '--headless=new', ...QUIET_FLAGS]
  const browser = spawn(executablePath, [...args, ...own, 'about:blank'], { stdio: 'ignore' })
  const ended = once(browser, 'exit')
  const close = async () => {
    browser.kill()
    await ended
  }
  try {
    await untilAnswered(`http://127.0.0.1:${port}/json/version`)
  } catch (error) {
    await close()
    throw error
  }
  return close
}

async function untilAnswered(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer.`)
}

/**
 * Opens a page with a cold cache; `slow` emulates a slow phone and network.
 * @returns its scripts with their sizes at brotli 11, and the layout shift
 */
export async function coldLoad(browser, url, { slow = false } = {}) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const scripts = new Map()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(new URL(response.url()).pathname, response.body())
    })
    if (slow) await slowDown(await context.newCDPSession(page))
    await page.addInitScript(observeShifts)
    await page.goto(url, { waitUntil: 'load' })
    await quiet(page)
    // Content further down must not shift either.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    await quiet(page)
    const sizes = await Promise.all([...scripts].map(async ([file, body]) => ({ file, brotli: brotli11(await body) })))
    return { scripts: sizes.sort((a, b) => b.brotli - a.brotli), ...(await page.evaluate(() => window.__shifts)) }
  } finally {
    await context.close()
  }
}

async function slowDown(session) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: (SLOW.downKbps * 1000) / 8,
    uploadThroughput: (SLOW.upKbps * 1000) / 8,
  })
}

/** Waits until no request has started or finished for QUIET_MS. */
async function quiet(page) {
  let last = Date.now()
  const busy = () => {
    last = Date.now()
  }
  page.on('request', busy)
  page.on('requestfinished', busy)
  while (Date.now() - last < QUIET_MS)
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  page.off('request', busy)
  page.off('requestfinished', busy)
}

// Runs in the page before its own scripts. Sums the layout shift in session windows, as browsers report it,
// and lists the elements that shifted.
function observeShifts() {
  const found = { layoutShift: 0, shifted: [] }
  window.__shifts = found
  let [windowSum, windowStart, last] = [0, 0, 0]
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue
      if (entry.startTime - last > 1000 || entry.startTime - windowStart > 5000)
        [windowSum, windowStart] = [0, entry.startTime]
      last = entry.startTime
      windowSum += entry.value
      found.layoutShift = Math.max(found.layoutShift, windowSum)
      found.shifted.push({
        value: entry.value,
        elements: entry.sources.map(({ node }) => node?.className || node?.nodeName || '?'),
      })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
