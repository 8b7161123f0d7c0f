import { expect, expectAccessible, waitForHydration, test } from './fixtures'
import { products } from './support/category'
import { layoutShifts } from './support/layout-shift'
import { notice } from './support/notices'
import { entriesOnDevice } from './support/on-device'

const CATEGORY = '/sv/duschhornor'
const PRODUCT = '/sv/duschhornor/duschhorna-siljan-rok'

test(
  'the heart on a card saves a product, the header counts it, and it survives a reload',
  { tag: ['@both', '@theme'] },
  async ({ page }) => {
    await page.goto(CATEGORY)
    await waitForHydration(page)
    const card = products(page).first()
    const name = await card.getByRole('link').innerText()
    const heart = card.getByRole('button', { name: `Spara ${name}` })
    const header = page.getByRole('banner').getByRole('link', { name: /Önskelista/ })
    const before = await header.boundingBox()

    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(page.url()).toContain(CATEGORY)
    await expect(notice(page, `${name} ligger i önskelistan.`)).toBeVisible()
    await expect(header).toHaveAccessibleName('Önskelista, 1 vara')
    expect(await header.boundingBox()).toEqual(before)
    await expectAccessible(page)

    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await header.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Önskelista' })).toBeVisible()
    await expect(products(page)).toHaveCount(1)
    await expect(products(page).getByRole('link', { name })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: `Spara ${name}` }).click()
    await expect(page.getByRole('heading', { name: 'Inget sparat ännu' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(header).toHaveAccessibleName('Önskelista')
  },
)

test('the product page and the wishlist show the same saved product, in every tab', async ({ page, context }) => {
  await page.goto(PRODUCT)
  await waitForHydration(page)
  const save = page.getByRole('button', { name: /^Spara / }).first()
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  const name = await page.getByRole('heading', { level: 1 }).innerText()

  const other = await context.newPage()
  await other.goto('/sv/wishlist')
  await expect(products(other).getByRole('link', { name })).toBeVisible()
  await other.getByRole('button', { name: 'Töm önskelistan' }).click()
  await expect(other.getByRole('heading', { name: 'Inget sparat ännu' })).toBeVisible()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
})

test('the next product page lists viewed products without a layout shift', async ({ page }) => {
  await page.goto(PRODUCT)
  await waitForHydration(page)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  // The page does not show that the view is stored, so read the device's storage.
  await expect.poll(() => entriesOnDevice(page, 'recently-viewed')).toBe(1)
  await page.goto(CATEGORY)
  await waitForHydration(page)
  const links = products(page).getByRole('heading').getByRole('link')
  const index = (await links.allInnerTexts()).findIndex((text) => text !== name)
  await links.nth(index).click()
  const viewed = page.getByRole('region', { name: 'Senast visade' })
  await expect(viewed.getByRole('link', { name })).toBeVisible()
  await expect(viewed.getByRole('listitem')).toHaveCount(1)

  await page.reload()
  await expect(viewed).toBeAttached()
  const shifts = await layoutShifts(page)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThan(0.01)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('hearts are hidden, and no control is inside a link', async ({ page }) => {
    await page.goto(CATEGORY)
    await expect(products(page).first()).toBeVisible()
    await expect(products(page).getByRole('button')).toHaveCount(0)
    await expect(page.locator('a button, button a')).toHaveCount(0)
    await page.goto('/sv/wishlist')
    await expect(page.getByRole('heading', { level: 1, name: 'Önskelista' })).toBeVisible()
    // Playwright does not see `noscript`, so read the server's answer.
    expect(await (await page.request.get('/sv/wishlist')).text()).toContain(
      '<noscript><p>Listan ligger på din enhet och behöver JavaScript.',
    )
  })
})
