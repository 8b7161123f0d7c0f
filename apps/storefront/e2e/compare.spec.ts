import type { Page } from '@playwright/test'
import { expect, expectAccessible, waitForHydration, test } from './fixtures'
import { cards } from './support/category'
import { notice } from './support/notices'

async function compareProduct(page: Page, url: string): Promise<string> {
  await page.goto(url)
  await waitForHydration(page)
  const button = page.getByRole('button', { name: /^Jämför / })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(notice(page, 'är med i jämförelsen')).toBeVisible()
  return page.getByRole('heading', { level: 1 }).innerText()
}

test(
  'two products are compared by attribute, with their differences marked',
  { tag: ['@both', '@theme'] },
  async ({ page }) => {
    const first = await compareProduct(page, '/sv/duschhornor/duschhorna-siljan-rok')
    await page.goto('/sv/duschhornor')
    const other = await cards(page)
      .getByRole('link')
      .evaluateAll(
        (links, name) => links.find((link) => !link.textContent.startsWith(name))?.getAttribute('href'),
        first,
      )
    const second = await compareProduct(page, other ?? '')
    await notice(page, 'är med i jämförelsen').getByRole('link', { name: 'Visa jämförelsen' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Jämför varor' })).toBeVisible()
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader').getByRole('link')).toHaveText([first, second])
    // The picture of the next product does not lie over the button.
    await table.getByRole('button', { name: `Ta bort ${first} ur jämförelsen` }).click({ trial: true, timeout: 5_000 })
    const rows = table.locator('tbody tr')
    await expect(table.getByRole('rowheader', { name: 'Pris' })).toBeVisible()
    await expect.poll(() => rows.count()).toBeGreaterThan(3)
    const different = rows.filter({ hasText: 'skiljer sig' })
    await expect(different.first()).toContainText('skiljer sig')
    for (const cells of await Promise.all((await different.all()).map((row) => row.getByRole('cell').allInnerTexts())))
      expect(new Set(cells).size).toBe(2)
    await expectAccessible(page)

    const all = await rows.count()
    await page.getByRole('checkbox', { name: 'Visa bara skillnader' }).check()
    await expect(rows).toHaveCount(2 + (await different.count()))
    expect(await rows.count()).toBeLessThanOrEqual(all)

    await page.getByRole('button', { name: `Ta bort ${first} ur jämförelsen` }).click()
    await expect(table.getByRole('columnheader').getByRole('link')).toHaveText([second])
    await expect(page.getByText('Lägg till en vara till, så syns vad som skiljer.')).toBeVisible()
    await expect(notice(page, `${first} togs bort ur jämförelsen.`)).toBeVisible()
    await page.reload()
    await expect(table.getByRole('columnheader').getByRole('link')).toHaveText([second])
    await page.getByRole('button', { name: 'Töm jämförelsen' }).click()
    await expect(page.getByRole('heading', { name: 'Inget att jämföra ännu' })).toBeVisible()
    await expectAccessible(page)
  },
)

test('a wide comparison scrolls in its own box, not the page', { tag: '@both' }, async ({ page }) => {
  const urls = await (async () => {
    await page.goto('/sv/duschhornor')
    return cards(page)
      .getByRole('link')
      .evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute('href') ?? ''))
  })()
  for (const url of urls) await compareProduct(page, url)
  await page.goto('/sv/compare')
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(urls.length)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})
