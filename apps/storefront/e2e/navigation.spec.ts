import { expect, test, waitForHydration } from './fixtures'
import { cards, openCategoryFromMenu } from './support/category'
import { withDatabase } from './support/database'
import { open } from './support/open'
import { buyForm, unden } from './support/product'

const heading = { level: 1 } as const

test(
  'back restores the scroll position and the list; a new path starts at the top',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/sv/c/sortiment?id=2')
    await page.getByRole('button', { name: 'Visa fler' }).click()
    await expect(cards(page)).toHaveCount(100)
    const late = cards(page).nth(70).getByRole('link')
    const name = (await late.textContent()) ?? ''
    await late.scrollIntoViewIfNeeded()
    // Until the first scroll what is far below has estimated heights.
    await expect(page.locator('html')).toHaveAttribute('data-whole')
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(1000)
    await late.click()
    await expect(page.getByRole('heading', heading)).toHaveText(name)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await page.goBack()
    await expect(cards(page)).toHaveCount(100)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  },
)

for (const isReloaded of [false, true])
  test(`back restores the place at the foot of a product${isReloaded ? ', also after a reload' : ''}`, async ({
    page,
  }) => {
    await open(page, '/sv/duschdorrar')
    await cards(page).getByRole('link', { name: unden.name, exact: true }).click()
    await expect(page.getByRole('region', { name: 'Liknande varor' })).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('data-whole')
    const left = await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      return scrollY
    })
    expect(left).toBeGreaterThan(1000)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Köpvillkor' }).click()
    await expect(page.getByRole('heading', heading)).toHaveText('Köpvillkor')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    if (isReloaded) await page.reload()
    await waitForHydration(page)

    await page.goBack()
    await expect(page.getByRole('heading', heading)).toHaveText(unden.name)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
    // The focus moves to the page, and must not move the place in the frames after that.
    await expect(page.getByRole('main')).toBeFocused()
    const later = await page.evaluate(
      () => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(scrollY)))),
    )
    expect(later).toBe(left)
  })

test('a page that is reloaded before the window has scrolled begins at its top', async ({ page }) => {
  await open(page, unden.address)
  await page.evaluate(() => {
    // The window scrolls in the next frame.
    window.requestAnimationFrame = () => 0
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Köpvillkor' }).click()
  await expect(page.getByRole('heading', heading)).toHaveText('Köpvillkor')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.reload()
  await waitForHydration(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a hash in the address is scrolled to', async ({ page }) => {
  await open(page, unden.address)
  const reviews = page.getByRole('heading', { name: 'Omdömen' })
  await expect(reviews).not.toBeInViewport()
  await buyForm(page)
    .getByRole('link', { name: /^Betyg/ })
    .click()
  await expect(page).toHaveURL(/#reviews$/)
  await expect(reviews).toBeInViewport()
})

// On narrow screens the menu is a panel.
test(
  'the old page stays until the next one is loaded; the last of several quick taps wins [R2.32]',
  { tag: '@wide' },
  async ({ page }) => {
    await open(page, '/sv')
    const menu = page.getByRole('navigation', { name: 'Sortiment', exact: true })
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    const requested: string[] = []
    // Only the request for the visible list: navigation does not wait for the others (R4.45).
    await page.route('**/api/catalog/**/product/**_source_include**', async (route) => {
      requested.push(route.request().url())
      await released
      await route.continue()
    })
    await menu.getByRole('link', { name: 'Duschdörrar' }).click()
    await expect.poll(() => requested.length).toBe(1)
    await menu.getByRole('link', { name: 'Speglar' }).click()
    await menu.getByRole('link', { name: 'Innerdörrar' }).click()
    await expect(page.getByRole('heading', heading)).toHaveText('Glas efter dina mått')
    await expect(page).toHaveURL(/\/sv$/)
    expect(requested).toHaveLength(1)
    release()
    await expect(page.getByRole('heading', heading)).toHaveText('Innerdörrar')
    await expect(page).toHaveURL(/\/sv\/innerdorrar$/)
    await page.goBack()
    await expect(page.getByRole('heading', heading)).toHaveText('Duschdörrar')
  },
)

test('a page that cannot be fetched shows the error screen, and a retry loads it', async ({ page, watch }) => {
  watch.expectConsole(/ERR_FAILED|could not be (loaded|mapped)/)
  await open(page, '/sv')
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Speglar' }).click()
  await expect(page.getByRole('heading', heading)).toHaveText('Något gick sönder')
  await expect(page).toHaveTitle('Något gick sönder · Klarglas')
  await page.unroute('**/api/**')
  await page.getByRole('link', { name: 'Försök igen' }).click()
  await expect(page.getByRole('heading', heading)).toHaveText('Speglar')
})

test('the title is the one of the page, also after going back', async ({ page }) => {
  await open(page, '/sv')
  await expect(page).toHaveTitle('Glas efter dina mått · Klarglas')
  await openCategoryFromMenu(page, 'Speglar')
  await expect(page).toHaveTitle('Speglar · Klarglas')
  await cards(page).getByRole('link', { name: 'Spegel Tolken, rund' }).click()
  await expect(page).toHaveTitle('Spegel Tolken, rund · Klarglas')
  await page.goBack()
  await expect(page).toHaveTitle('Speglar · Klarglas')
})

test('an old address redirects in one step and keeps its query', async ({ page }) => {
  withDatabase((database) =>
    database.exec(
      "INSERT OR REPLACE INTO redirect (path, target, status) VALUES ('gamla/speglar.html', 'speglar', 301)",
    ),
  )
  const answer = await page.request.get('/gamla/speglar.html?p=1', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/sv/speglar?p=1'])
  await page.goto('/gamla/speglar.html?p=1')
  await expect(page).toHaveURL(/\/sv\/speglar\?p=1$/)
  await expect(page.getByRole('heading', heading)).toHaveText('Speglar')
})
