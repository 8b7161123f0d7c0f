import { expect, test, waitForHydration } from './fixtures'
import { cards, closeFilters, openFilters, openCategoryFromMenu, resultCount } from './support/category'
import { openMicrocart } from './support/microcart'
import { kr } from './support/money'
import { notice } from './support/notices'
import { open } from './support/open'
import { addToCart, shownPrice, unden } from './support/product'

const heading = { level: 1 } as const
const LINE_PX = 25

test.describe('a listing', () => {
  test(
    'narrows in a sheet that Back closes; further steps back undo one filter each, and a reload keeps the place',
    { tag: '@narrow' },
    async ({ page }) => {
      await open(page, '/sv/duschdorrar')
      expect((await cards(page).first().boundingBox())!.y).toBeLessThan(844)
      const opener = page.getByRole('link', { name: /^Filter/ })
      const form = await openFilters(page)
      const sheet = page.getByRole('dialog', { name: 'Filter' })
      await form.getByRole('checkbox', { name: /^Krom/ }).click()
      await expect(sheet.getByRole('button', { name: 'Visa 10 varor' })).toBeVisible()
      await form.getByRole('checkbox', { name: /^Frostat/ }).click()
      await expect(page).toHaveURL(/\?color=5512&glass=5603$/)
      const both = await cards(page).count()
      await expect(sheet.getByRole('button', { name: `Visa ${both} varor` })).toBeVisible()

      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(/\?color=5512&glass=5603$/)
      await expect(opener).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(/\?color=5512$/)
      await expect(resultCount(page)).toHaveText('10 varor')

      await page.mouse.wheel(0, 900)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      const place = await page.evaluate(() => scrollY)
      await page.reload()
      await waitForHydration(page)
      // If the font comes after the place, a paragraph above can be one line shorter. The cards stay where they are.
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - LINE_PX)
      await page.goBack()
      await expect(page).toHaveURL(/\/sv\/duschdorrar$/)
      await expect(resultCount(page)).toHaveText('14 varor')
    },
  )

  test('shows and opens the variant that has all that was chosen', async ({ page }) => {
    await open(page, '/sv/speglar?price=0.0-2000.0&size=6173')
    const link = cards(page).first().getByRole('link')
    await expect(link).toContainText('80 cm')
    await link.click()
    await expect(page).toHaveURL(/childSku=/)
    await expect(page.getByRole('radio', { name: /80 cm/ })).toBeChecked()
  })

  test('lists what fits an opening, at the price of the piece that its page shows', async ({ page }) => {
    await open(page, '/sv/duschhornor?width=1150&height=2050')
    await expect(resultCount(page)).toHaveText(`${await cards(page).count()} varor`)
    const card = page.getByRole('main').locator('.card').first()
    await expect(card).toContainText('Passar 1 150 × 2 050')
    const price = await card.locator('.price').first().innerText()
    await cards(page).first().getByRole('link').click()
    await expect(shownPrice(page)).toHaveText(price)
    await page.goBack()
    await expect(card).toContainText('Passar 1 150 × 2 050')

    await open(page, '/sv/duschhornor?width=5000&height=2000')
    await expect(page.getByRole('heading', { name: 'Inget här passar 5 000 × 2 000' })).toBeVisible()
    await page.getByRole('link', { name: 'Visa utan mått' }).click()
    await expect(page).toHaveURL(/\/sv\/duschhornor$/)
    await expect(cards(page).first()).toBeVisible()
  })

  test(
    'is filtered by parameters of the address, each with a chip that removes it [R2.36]',
    { tag: ['@both', '@theme'] },
    async ({ page }) => {
      await open(page, '/sv/duschdorrar')
      await expect(resultCount(page)).toHaveText('14 varor')
      const form = await openFilters(page)
      await form.getByRole('checkbox', { name: /^Krom/ }).click()
      await expect(page).toHaveURL(/\/sv\/duschdorrar\?color=5512$/)
      await expect(resultCount(page)).toHaveText('10 varor')
      await expect(form.getByRole('checkbox', { name: /^Krom/ })).toBeChecked()
      await form.getByRole('checkbox', { name: /^Frostat/ }).click()
      await expect(page).toHaveURL(/\/sv\/duschdorrar\?color=5512&glass=5603$/)
      await expect(form.getByRole('checkbox', { name: /^Frostat/ })).toBeChecked()
      const both = await cards(page).count()
      await expect(resultCount(page)).toHaveText(`${both} varor`)

      await closeFilters(page)
      await page.reload()
      await expect(resultCount(page)).toHaveText(`${both} varor`)
      await page.getByRole('link', { name: 'Ta bort filter: Krom' }).click()
      await expect(page).toHaveURL(/\/sv\/duschdorrar\?glass=5603$/)
      await expect(resultCount(page)).toHaveText('8 varor')
      await page.getByRole('link', { name: 'Rensa alla' }).click()
      await expect(page).toHaveURL(/\/sv\/duschdorrar$/)
      await expect(resultCount(page)).toHaveText('14 varor')
    },
  )

  test('keeps the focus on the choice that was made, and the filters open', { tag: '@both' }, async ({ page }) => {
    await open(page, '/sv/duschdorrar')
    const choice = (await openFilters(page)).getByRole('checkbox', { name: /^Krom/ })
    await choice.focus()
    await page.keyboard.press('Space')
    await expect(resultCount(page)).toHaveText('10 varor')
    await expect(choice).toBeFocused()
    await expect(choice).toBeChecked()
  })

  test('applies two choices that are made quickly', async ({ page }) => {
    await open(page, '/sv/duschdorrar')
    const form = await openFilters(page)
    await form.evaluate((element: HTMLFormElement) => {
      for (const value of ['5512', '5511'])
        element.querySelector<HTMLInputElement>(`input[name="color"][value="${value}"]`)?.click()
    })
    await expect(page).toHaveURL(/\?color=5512&color=5511$/)
    await expect(resultCount(page)).toHaveText('13 varor')
  })

  test('shows the number of products of each choice', async ({ page }) => {
    await open(page, '/sv/duschdorrar')
    const choice = (await openFilters(page)).getByRole('checkbox', { name: /^Frostat/ })
    await expect(choice).toHaveAccessibleName(/^Frostat\s*8$/)
    await choice.click()
    await expect(resultCount(page)).toHaveText('8 varor')
    await expect(cards(page)).toHaveCount(8)
  })

  test('says that nothing matches, and how to see more', { tag: '@theme' }, async ({ page }) => {
    await open(page, '/sv/bastudorrar?color=5513&price=6000.0-*')
    await expect(resultCount(page)).toHaveText('0 varor')
    await expect(page.getByRole('heading', { name: 'Inget passar' })).toBeVisible()
    await page.getByRole('link', { name: 'Rensa alla' }).last().click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('sorts by position, latest and price; the address has the choice [R2.36] [R9.04]', async ({ page }) => {
    await open(page, '/sv/duschdorrar?color=5512')
    const sort = page.getByLabel('Sortera')
    await expect(sort).toHaveValue('position:asc')
    await expect(cards(page).first()).toContainText('Duschdörr Unden')
    for (const [label, value, first] of [
      ['Pris: lågt till högt', 'final_price:asc', 'Duschdörr Anten, smal'],
      ['Pris: högt till lågt', 'final_price:desc', 'Skjutdörr Roxen, extra bred'],
      ['Senaste', 'updated_at:desc', 'Duschdörr Unden'],
    ] as const) {
      await sort.selectOption({ label })
      await expect
        .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
        .toEqual({ color: '5512', sort: value })
      await expect(cards(page).first()).toContainText(first)
      await expect(sort).toHaveValue(value)
    }
    await sort.selectOption({ label: 'Vår ordning' })
    await expect(page).toHaveURL(/\/sv\/duschdorrar\?color=5512$/)
  })

  test('shows 50 products, then the rest on request [R9.04]', async ({ page }) => {
    await open(page, '/sv/c/sortiment?id=2')
    await expect(cards(page)).toHaveCount(50)
    await expect(page.getByText('50 av 132 visas')).toBeVisible()
    await page.getByRole('button', { name: 'Visa fler' }).click()
    await expect(cards(page)).toHaveCount(100)
    await page.getByRole('button', { name: 'Visa fler' }).click()
    await expect(cards(page)).toHaveCount(132)
    await expect(page.getByRole('button', { name: 'Visa fler' })).toHaveCount(0)
    const names = await cards(page).allTextContents()
    expect(new Set(names).size).toBe(132)
  })

  test('has breadcrumbs that follow the chain of its parents [R2.37]', async ({ page }) => {
    await open(page, '/sv/duschdorrar/slagdorrar')
    const crumbs = page.getByRole('navigation', { name: 'Brödsmulor' })
    await expect(crumbs.getByRole('listitem')).toHaveText([/Hem/, /Dusch/, /Duschdörrar/, /Slagdörrar/])
    await crumbs.getByRole('link', { name: 'Dusch', exact: true }).click()
    await expect(page.getByRole('heading', heading)).toHaveText('Dusch')
    await expect(page).toHaveURL(/\/sv\/dusch$/)
  })
})

test('home shows all new products, best sellers and offers, with lazy pictures [R2.41] [R9.09]', async ({ page }) => {
  await open(page, '/sv')
  for (const [list, count] of [
    ['Vi rekommenderar', 8],
    ['Nytt i sortimentet', 8],
    ['Nedsatt just nu', 12],
  ] as const) {
    const listed = page.getByRole('region', { name: list }).locator('.card')
    await expect(listed, list).toHaveCount(count)
    await expect(listed.locator('img:not([loading="lazy"])')).toHaveCount(0)
  }
})

test('a category that was never opened on this device says so offline [R8.06]', async ({ page, context, watch }) => {
  watch.expectConsole(/Failed to load resource/)
  await open(page, '/sv/speglar')
  await openCategoryFromMenu(page, 'Duschdörrar')
  await context.setOffline(true)
  await openCategoryFromMenu(page, 'Bastudörrar')
  await expect(notice(page, 'Den här kategorin är inte hämtad ännu.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Kom tillbaka när du har nät.')
})

test('pictures have the size of their place [R9.01 cart thumbnails] [R9.01 large]', async ({ page }) => {
  await open(page, '/sv/duschdorrar')
  await expect(page.locator('.card img').first()).toHaveAttribute('src', /\/img\/310\/300\//)
  await open(page, `/sv/p/KG-1101/duschdorr-unden/${unden.standardSku}`)
  await expect(page.locator('.gallery img').first()).toHaveAttribute('srcset', /\/img\/1200\/1488\//)
  await expect(page.locator('.gallery .zoom').first()).toHaveAttribute('href', /\/img\/3000\/3720\//)
  await addToCart(page)
  await openMicrocart(page)
  await expect(page.locator('.line-draw img')).toHaveAttribute('src', /\/img\/150\/150\//)
})

test('a picture that failed is requested once more [R9.17 attempts]', async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource/)
  const requested = new Map<string, number>()
  await page.route('**/img/{310,434,620}/**', async (route) => {
    const url = route.request().url()
    const times = (requested.get(url) ?? 0) + 1
    requested.set(url, times)
    await (times === 1 ? route.abort() : route.continue())
  })
  await open(page, '/sv')
  await openCategoryFromMenu(page, 'Duschdörrar')
  const picture = page.locator('.card img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(Math.max(...requested.values())).toBe(2)
})

test('pictures within one and a half screens are there, those far below are not [R9.17 preload ratio]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await open(page, '/sv/tillbehor')
  const pictures = () =>
    page.locator('.card img').evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => ({
        screens: image.getBoundingClientRect().top / innerHeight,
        isThere: image.naturalWidth > 0,
      })),
    )
  await expect
    .poll(async () => (await pictures()).filter(({ screens, isThere }) => screens <= 1.5 && !isThere))
    .toEqual([])
  expect((await pictures()).filter(({ isThere }) => !isThere)).not.toEqual([])
})

test('the current prices of the platform replace those of the page [R4.03] [R7.26 skus]', async ({ page }) => {
  await page.route('**/api/product/render-list?**', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as {
      result: { items: { price_info: { final_price: number; regular_price: number; special_price: null } }[] }
    }
    for (const { price_info: price } of answer.result.items)
      Object.assign(price, { final_price: 1234, regular_price: 1234, special_price: null })
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/sv/tillbehor')
  const squeegee = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Glasskrapa Vik, mattsvart' }) })
  await expect(squeegee.locator('.price')).toHaveText(kr(123_400))
  await page.goto('/sv/p/KG-2001/glasskrapa')
  await expect(shownPrice(page)).toHaveText(kr(123_400))
})
