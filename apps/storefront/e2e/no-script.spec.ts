import { expect, test } from './fixtures'
import { cards, resultCount } from './support/category'
import { kr } from './support/money'
import { unden } from './support/product'
import { isNarrow } from './support/width'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home shows products and links to categories', { tag: '@both' }, async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/sv$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glas efter dina mått')
    await expect(cards(page).first()).toBeVisible()
    if (isNarrow(page)) {
      await page.getByRole('link', { name: 'Meny' }).click()
      await expect(page.getByRole('navigation', { name: 'Sortiment i sidfoten' })).toBeInViewport()
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Speglar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speglar')
  })

  test('the measures of an opening are sent as a form', async ({ page }) => {
    await page.goto('/sv')
    await page.getByRole('textbox', { name: 'Bredd' }).fill('893')
    await page.getByRole('textbox', { name: 'Höjd' }).fill('2010')
    await page.getByRole('button', { name: 'Visa vad som passar' }).click()
    await expect(page).toHaveURL(/\/sv\/duschhornor\?width=893&height=2010$/)
    await expect(cards(page).first()).toBeVisible()
  })

  test('the search opens a page with a form, and shows products and help pages', async ({ page }) => {
    await page.goto('/sv')
    await page.getByRole('banner').getByRole('button', { name: /^Sök/ }).click()
    await page.getByRole('main').getByRole('searchbox').fill('montering')
    await page.getByRole('main').getByRole('button', { name: 'Sök' }).click()
    await expect(page).toHaveURL(/\/sv\/sok\?q=montering$/)
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('navigation', { name: 'Hjälp och råd' }).getByRole('link', { name: 'Montering' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Montering')
  })

  test('a category is filtered and sorted by its form', async ({ page }) => {
    await page.goto('/sv/duschdorrar')
    if (isNarrow(page)) await page.getByRole('link', { name: /^Filter/ }).click()
    const form = page.getByRole('form', { name: 'Filter' })
    await form.getByRole('checkbox', { name: /^Krom/ }).check()
    await page.getByLabel('Sortera').selectOption('Pris: lågt till högt')
    await form.getByRole('button', { name: 'Visa' }).click()
    await expect(page).toHaveURL(/color=5512/)
    await expect(page).toHaveURL(/sort=final_price(%3A|:)asc/)
    await expect(resultCount(page)).toHaveText('10 varor')
    await expect(cards(page).first()).toHaveText('Duschdörr Anten, smal')
    await page.getByRole('link', { name: 'Ta bort filter: Krom' }).click()
    await expect(resultCount(page)).toHaveText('14 varor')
  })

  test('a product shows description and price, and each of its variants is a link', async ({ page }) => {
    await page.goto(unden.address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unden.name)
    await expect(page.getByRole('main')).toContainText('Unden hänger i två eller tre gångjärn')
    await page.getByRole('link', { name: 'Visa Krom, 70 cm' }).click()
    await expect(page.getByRole('cell', { name: unden.standardSku })).toBeVisible()
    await expect(page.locator('.price-block.is-large .price')).toHaveText(kr(unden.standard))
  })

  test('what only a script can do is not offered', async ({ page }) => {
    await page.goto(unden.address)
    const form = page.getByRole('form', { name: /^Köp/ })
    await expect(form).toContainText('Dela mått')
    for (const name of ['Storleksguide', 'Skriv ut ritningen', 'Dela mått', 'Spara', 'Jämför'])
      await expect(form.getByRole('button', { name, includeHidden: true })).toBeHidden()
    await page.goto('/sv/i/kontakt')
    await expect(page.getByRole('main')).toContainText('Skriv till oss')
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeHidden()
  })
})
