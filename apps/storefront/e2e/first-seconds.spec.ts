import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { cards } from './support/category'
import { holdRequests } from './support/hold-requests'
import { layoutShifts } from './support/layout-shift'
import { answersOnDevice, hasDatabase } from './support/on-device'

/** Holds back the page's code until the test lets it come. The script in the page itself is there at once. */
const holdCode = (page: Page): Promise<() => void> => holdRequests(page, /\/assets\/[^/]+\.js$/)

test.describe('before the code of the page has come', () => {
  test('a press on a button is held, and answered once', async ({ page }) => {
    const letCome = await holdCode(page)
    await page.goto('/sv', { waitUntil: 'commit' })
    const cart = page.getByRole('banner').getByRole('button', { name: 'Varukorg' })
    await cart.click()
    await expect(cart).toHaveAttribute('aria-busy', 'true')
    await cart.click()
    letCome()
    await expect(page.getByRole('dialog', { name: 'Varukorg' })).toBeVisible()
    await expect(cart).not.toHaveAttribute('aria-busy')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Varukorg' })).toBeHidden()
  })

  test('the browser may fetch the page of a link that is pressed', async ({ page }) => {
    const letCome = await holdCode(page)
    await page.goto('/sv', { waitUntil: 'commit' })
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(1)
    letCome()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  })

  test('links and forms work', async ({ page }) => {
    await holdCode(page)
    await page.goto('/sv', { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: 'Bredd' }).fill('893')
    await page.getByRole('button', { name: 'Visa vad som passar' }).click()
    await expect(page).toHaveURL(/\/sv\/duschhornor\?width=893/)
    await cards(page).first().getByRole('link').first().click()
    await expect(page.getByRole('button', { name: 'Lägg i varukorgen' }).first()).toBeVisible()
  })
})

test('the first view needs one answer and one font, and is not drawn anew', async ({ page }) => {
  // A busy machine must not look like a slow line.
  await page.addInitScript(() => (performance.now = () => 0))
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`))
  await holdCode(page)
  await page.goto('/sv/duschvaggar', { waitUntil: 'commit' })
  await expect(cards(page).first()).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-paper'))).not.toBe('')
  expect(asked.filter((each) => each.startsWith('stylesheet'))).toEqual([])
  expect(asked.filter((each) => each.startsWith('font'))).toEqual([expect.stringContaining('instrument-sans-basic')])
})

for (const path of ['/sv', '/sv/duschvaggar', '/sv/duschdorrar/duschdorr-unden'])
  test(`${path} has all texts that it shows: none comes later and draws the page anew`, async ({ page }) => {
    await page.addInitScript(() => {
      const empty: string[] = []
      const noteEmpty = (node: Node): void => {
        if (!(node instanceof Element)) return
        for (const place of [node, ...node.querySelectorAll('text, b, p, h2, h3')])
          if (place.matches('text, b, p, h2, h3') && place.childNodes.length === 0) empty.push(place.outerHTML)
      }
      // The browser can pause between an element and its text while it reads the page, but no code runs before the end.
      document.addEventListener(
        'readystatechange',
        () => {
          noteEmpty(document.documentElement)
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes) addedNodes.forEach(noteEmpty)
          }).observe(document, { childList: true, subtree: true })
        },
        { once: true },
      )
      Object.assign(window, { empty })
    })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(page.locator('.drawing text').first()).toHaveText(/./)
    expect(await page.evaluate(() => (window as unknown as { empty: string[] }).empty)).toEqual([])
  })

test('no code makes an error while it loads: a browser that is measured would look for its places', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const errors: string[] = []
    const noted = (error: Error): Error => {
      errors.push(`${error.message} ${error.stack}`)
      return error
    }
    window.Error = new Proxy(Error, {
      apply: (original, _, [message]: [string?]) => noted(original(message)),
      construct: (original, [message]: [string?]) => noted(new original(message)),
    })
    Object.assign(window, { errors })
  })
  await page.goto('/sv')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  expect(await page.evaluate(() => (window as unknown as { errors: string[] }).errors)).toEqual([])
})

test('on a slow line the font comes last, and the next document shows it; nothing moves', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 120_000,
    uploadThroughput: 90_000,
  })
  const font = page.waitForResponse(/instrument-sans-basic/)
  const hasFont = () =>
    page.evaluate(() => [...document.fonts].some(({ family, status }) => /Sans/.test(family) && status === 'loaded'))
  await page.goto('/sv')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await page.keyboard.press('Tab')
  await (await font).finished()
  // The style sheets of parts that no page shows at first.
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(2)
  expect(await hasFont()).toBe(false)
  expect(await layoutShifts(page)).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Speglar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speglar')
  // With the font each text would get its layout anew, and a slow phone would answer the tap later.
  expect(await hasFont()).toBe(false)
  await page.reload()
  await expect.poll(hasFont).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  expect(await layoutShifts(page)).toEqual([])
})

test.describe('a first visit', () => {
  test('loads what cart and account need with the first press', async ({ page }) => {
    await page.goto('/sv')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    expect(await hasDatabase(page)).toBe(false)
    await page.keyboard.press('Tab')
    await expect.poll(() => hasDatabase(page)).toBe(true)
  })

  test('a quiet listing has what its products need: one opens although the network is gone', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectConsole(/ERR_INTERNET_DISCONNECTED/)
    const products = page.waitForResponse((response) =>
      /_search.*"attribute":"sku","value":\{"in"/.test(decodeURIComponent(response.url())),
    )
    await page.goto('/sv/duschvaggar')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await page.keyboard.press('Tab')
    await (await products).finished()
    const link = cards(page).first().getByRole('link')
    const name = (await link.textContent()) ?? ''
    await context.setOffline(true)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})

test('what is below the first view of a listing gets its layout in parts: a press waits for one of them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const leftOut: number[] = []
    const count = (): void => {
      const list = [...document.querySelectorAll('.grid-products > .card')]
      leftOut.push(list.filter((card) => getComputedStyle(card).contentVisibility === 'auto').length)
      if (!('whole' in document.documentElement.dataset)) requestAnimationFrame(count)
    }
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(count))
    Object.assign(window, { leftOut })
  })
  await page.goto('/sv/tillbehor')
  await expect(page.locator('html')).toHaveAttribute('data-whole')
  const leftOut = await page.evaluate(() => (window as unknown as { leftOut: readonly number[] }).leftOut)
  expect(Math.max(...leftOut)).toBeGreaterThan(30)
  expect(leftOut.at(-1)).toBe(0)
  const parts = leftOut.map((count, frame) => (leftOut[frame - 1] ?? count) - count)
  // A frame lays out three cards, and the test may look once in two frames.
  expect(Math.max(...parts)).toBeLessThanOrEqual(6)
})

test('home, a listing and the product tapped there are shown without the dates of the browser', async ({ page }) => {
  // A browser's first format of dates takes a slow phone a twentieth of a second or more.
  await page.addInitScript(() => {
    const formats: string[] = []
    const make = (target: typeof Intl.DateTimeFormat, made: ConstructorParameters<typeof Intl.DateTimeFormat>) => {
      formats.push(JSON.stringify(made))
      return new target(...made)
    }
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: make,
      apply: (target, _, made) => make(target, made as never),
    })
    Object.assign(window, { formats })
    // Noted in the page: a test on a busy machine would look when quiet work has made a format already.
    const observer = new MutationObserver(() => Object.assign(window, { untilHydrated: [...formats] }))
    const watch = () => observer.observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
    document.addEventListener('readystatechange', watch, { once: true })
  })
  const untilHydrated = () =>
    page.evaluate(() => (window as unknown as { untilHydrated?: readonly string[] }).untilHydrated)
  const formats = () => page.evaluate(() => (window as unknown as { formats: readonly string[] }).formats)
  for (const path of ['/sv', '/sv/speglar/spegel-tolken-rund', '/sv/speglar']) {
    await page.goto(path)
    await expect.poll(untilHydrated).toEqual([])
  }
  // When the page is quiet, the device stores products until their sale ends: the time zone of that is looked up once.
  await expect.poll(() => answersOnDevice(page)).toBeGreaterThan(1)
  const before = await formats()
  await cards(page).getByRole('link', { name: 'Spegel Tolken, rund' }).click()
  await expect(page.getByText(/Levereras \d/)).toBeVisible()
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: /\d \p{L}+ 20\d\d/u })
      .first(),
  ).toBeAttached()
  expect((await formats()).slice(before.length)).toEqual([])
})

for (const path of ['/sv', '/sv/duschvaggar', '/sv/speglar/spegel-tolken-rund'])
  test(`the browser keeps ${path} for its back button`, { tag: '@history' }, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    )
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await page.goto('/sv/kopvillkor')
    await page.goBack({ waitUntil: 'commit' })
    // While the browser goes back there may be no page to ask.
    const isKept = () => page.evaluate(() => 'persisted' in window && window.persisted).catch(() => false)
    await expect.poll(isKept).toBe(true)
  })
