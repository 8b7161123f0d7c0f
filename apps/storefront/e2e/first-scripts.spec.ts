import { test as baseTest, type Page, type Response } from '@playwright/test'
import { expect, test } from './fixtures'
import { hasDatabase } from './support/on-device'

/** The scripts that a page names: those that it hydrates with, up to the entry, and those of its parts. */
function namedScripts(html: string): { readonly first: readonly string[]; readonly parts: readonly string[] } {
  const [before = '', entry = '', after = ''] = html.split(/<script type="module" src="([^"]+)"/)
  const preloaded = (markup: string) =>
    [...markup.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file!)
  return { first: [...preloaded(before), entry], parts: preloaded(after) }
}

/** Runs in the page: notes when it registers the worker, which then fills the device. */
function noteWorker(): void {
  const { serviceWorker } = navigator
  const register = serviceWorker.register.bind(serviceWorker)
  serviceWorker.register = (...made) => {
    const isQuiet = document.querySelector('[style*="content-visibility"]') !== null
    Object.assign(window, { registered: isQuiet ? 'after quiet work began' : 'before quiet work' })
    return register(...made)
  }
}

/** Undefined before the page registers the worker. */
function registered(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window as unknown as { registered?: string }).registered)
}

baseTest('the worker fills the device after the layout of the page has begun', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.addInitScript(noteWorker)
  await page.goto('/sv/tillbehor')
  await expect.poll(() => registered(page)).toBe('after quiet work began')
  await context.close()
})

test('the browser compiles the code that a page waits for while it arrives', async ({ page }) => {
  for (const path of ['/sv', '/sv/duschvaggar', '/sv/speglar/spegel-tolken-rund']) {
    const html = await (await page.request.get(path)).text()
    const files = await Promise.all(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(async ([, address]) =>
        (await page.request.get(address!)).text(),
      ),
    )
    // The bundler's own helpers have less than a kB.
    const withFunctions = files.filter(({ length }) => length > 1000)
    expect(withFunctions.length).toBeGreaterThan(4)
    expect(withFunctions.filter((text) => !text.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([])
  }
})

// Before it hydrates a page brings the libraries alone (tools/benchmarks/floor) and 18, 20 or 24 kB. The worker fetches
// the rest of the shop, and the page takes that from it.
for (const [path, mostBefore] of [
  ['/sv', 101_000],
  ['/sv/duschvaggar', 103_000],
  ['/sv/speglar/spegel-tolken-rund', 107_000],
] as const)
  baseTest(`the first visit brings few scripts to ${path}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'allow' })
    const page = await context.newPage()
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    // What comes after hydration counts, too: the last is the code that opens the database of the device.
    await expect.poll(() => hasDatabase(page)).toBe(true)
    const files = new Set(scripts.map((response) => new URL(response.url()).pathname))
    expect(files.size).toBeLessThanOrEqual(25)
    const sizes = new Map(
      await Promise.all(
        scripts
          .filter((response) => !response.fromServiceWorker())
          .map(
            async (response) =>
              [new URL(response.url()).pathname, (await response.request().sizes()).responseBodySize] as const,
          ),
      ),
    )
    const bytesOf = (paths: Iterable<string>) => [...paths].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
    expect(bytesOf(sizes.keys())).toBeLessThanOrEqual(200_000)
    const html = await (await page.request.get(path)).text()
    const { first, parts } = namedScripts(html)
    expect(first.length + parts.length).toBeLessThanOrEqual(8)
    expect(bytesOf(first)).toBeLessThanOrEqual(mostBefore)
    await context.close()
  })

for (const [path, most] of [
  ['/sv/kopvillkor', 115_000],
  ['/sv/wishlist', 115_000],
  ['/sv/checkout', 175_000],
] as const)
  test(`before it hydrates ${path} waits for no code that only a press needs`, async ({ page }) => {
    const html = await (await page.request.get(path)).text()
    const sizes = await Promise.all(
      namedScripts(html).first.map(async (file) => {
        const script = await page.request.get(file, { headers: { 'accept-encoding': 'br' } })
        return Number(script.headers()['content-length'])
      }),
    )
    expect(sizes.length).toBeGreaterThan(8)
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(most)
  })

test('the terms load no code for the form and the drawings that other pages with their screen show', async ({
  page,
}) => {
  const open = async (path: string) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  }
  const scripts = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    )
  await open('/sv/i/kopvillkor')
  await page.keyboard.press('Tab')
  // The last code that every page loads opens the database: without it another page would seem to have more of its own.
  await expect.poll(() => hasDatabase(page)).toBe(true)
  const terms = new Set(await scripts())
  for (const path of ['/sv/contact', '/sv/size-guide']) {
    await open(path)
    expect((await scripts()).filter((file) => !terms.has(file))).not.toEqual([])
  }
})

baseTest('on a metered connection the shop is fetched from the second visit on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'allow' })
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await context.addInitScript(noteWorker)
  const registers = async () => {
    const page = await context.newPage()
    await page.goto('/sv')
    await page.locator('html[data-hydrated]').waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => hasDatabase(page)).toBe(true)
    // The last part of the layout comes some frames after the worker would be registered.
    await page.locator('html[data-whole]').waitFor()
    return (await registered(page)) !== undefined
  }
  expect(await registers()).toBe(false)
  expect(await registers()).toBe(true)
  await context.close()
})
