import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { cards, filters, openCategoryFromMenu, tally } from './support/category'
import { microcart, openMicrocart } from './support/microcart'
import { tabTo } from './support/keyboard'
import { kr } from './support/money'
import { open } from './support/open'
import { addToCart, buyForm, cartButton, shownPrice, unden } from './support/product'
import { isNarrow } from './support/width'

const heading = { level: 1 } as const

test('/ and /pwa.html open home under the store code [R2.01]', async ({ page }) => {
  for (const [address, home] of [['/', /\/sv$/], ['/pwa.html', /\/sv\/pwa\.html$/]] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', heading)).toHaveText('Glas efter dina mått')
  }
})

// The same links at each width.
test('the menu leads to the seven families of glass [R1.01]', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/sv')
  for (const family of ['Duschhörnor', 'Duschdörrar', 'Duschväggar', 'Badkarsväggar', 'Speglar', 'Bastudörrar', 'Innerdörrar']) {
    await openCategoryFromMenu(page, family)
    await expect(page).toHaveTitle(`${family} · Klarglas`)
    await expect(cards(page).first()).toBeVisible()
  }
})

test.describe('addresses', () => {
  const products = [
    ['simple', '/sv/p/KG-2001/glasskrapa', 'Glasskrapa Vik, mattsvart'],
    ['virtual', '/sv/p/KG-2401/mattagning', 'Måttagning hemma'],
    ['downloadable', '/sv/p/KG-2501/mattmall', 'Måttmall duschhörna, pdf'],
    ['grouped', '/sv/p/KG-2601/skotselpaket', 'Skötselpaket'],
    ['bundle', '/sv/p/KG-2701/hallpaket', 'Hallpaket med spegel'],
  ] as const

  // An address has no width.
  test('/p/{parentSku}/{slug} opens products of each plain type [R2.06]', { tag: '@wide' }, async ({ page }) => {
    for (const [type, address, name] of products) {
      await open(page, address)
      await expect(page.getByRole('heading', heading), type).toHaveText(name)
      await expect(page).toHaveTitle(`${name} · Klarglas`)
    }
  })

  // An address has no width.
  test('/p/{parentSku}/{slug}/{childSku} opens a configurable product in that variant [R2.07]', { tag: '@wide' }, async ({ page }) => {
    await open(page, `/sv/p/KG-1101/duschdorr-unden/${unden.standardSku}`)
    await expect(page.getByRole('heading', heading)).toHaveText(unden.name)
    await expect(page.getByRole('cell', { name: unden.standardSku })).toBeVisible()
    await expect(buyForm(page).getByRole('radio', { name: 'Krom' })).toBeChecked()
    await expect(buyForm(page).getByRole('radio', { name: '70 cm' })).toBeChecked()
  })

  // An address has no width.
  test('/c/{slug} and the url_path of a category open its listing [R2.08]', { tag: '@wide' }, async ({ page }) => {
    for (const address of ['/sv/c/duschdorrar', '/sv/duschdorrar']) {
      await open(page, address)
      await expect(page.getByRole('heading', heading)).toHaveText('Duschdörrar')
      await expect(tally(page)).toHaveText('14 varor')
    }
  })

  test('a page without store code is the same page under it', async ({ page }) => {
    await page.goto('/duschdorrar?color=5512')
    await expect(page).toHaveURL(/\/sv\/duschdorrar\?color=5512$/)
    await expect(tally(page)).toHaveText('10 varor')
  })

  test('an unknown path answers 404 at its own address with the page-not-found screen [R2.17]', async ({ page, watch }) => {
    watch.expectConsole(/status of 404/)
    const answer = await page.goto('/sv/finns/inte')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL(/\/sv\/finns\/inte$/)
    await expect(page).toHaveTitle('Öppningen är tom · Klarglas')
    await expect(page.getByRole('heading', heading)).toHaveText('Öppningen är tom')
    await page.getByRole('main').getByRole('link', { name: 'Speglar' }).click()
    await expect(page).toHaveURL(/\/sv\/speglar$/)
    await expect(page.getByRole('heading', heading)).toHaveText('Speglar')
  })

  test('/error shows the error page in the minimal layout, other pages the default one [R2.05] [R2.22]', async ({ page }) => {
    await open(page, '/sv/error')
    await expect(page.getByRole('heading', heading)).toHaveText('Något gick sönder')
    await expect(cartButton(page)).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Speglar' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Till startsidan', exact: true }).click()
    await expect(page).toHaveURL(/\/sv$/)
    await expect(cartButton(page)).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Speglar' })).toBeVisible()
  })
})

test.describe('a listing', () => {
  test('is narrowed by filters that stand in the address, each with a chip that takes it off [R2.36]', async ({ page }) => {
    await open(page, '/sv/duschdorrar')
    await expect(tally(page)).toHaveText('14 varor')
    const form = await filters(page)
    await form.getByRole('checkbox', { name: /^Krom/ }).click()
    await expect(page).toHaveURL(/\/sv\/duschdorrar\?color=5512$/)
    await expect(tally(page)).toHaveText('10 varor')
    await expect(form.getByRole('checkbox', { name: /^Krom/ })).toBeChecked()
    await form.getByRole('checkbox', { name: /^Frostat/ }).click()
    await expect(page).toHaveURL(/\/sv\/duschdorrar\?color=5512&glass=5603$/)
    await expect(form.getByRole('checkbox', { name: /^Frostat/ })).toBeChecked()
    const both = await cards(page).count()
    await expect(tally(page)).toHaveText(`${both} varor`)

    await page.reload()
    await expect(tally(page)).toHaveText(`${both} varor`)
    await page.getByRole('link', { name: 'Ta bort filter: Krom' }).click()
    await expect(page).toHaveURL(/\/sv\/duschdorrar\?glass=5603$/)
    await expect(tally(page)).toHaveText('8 varor')
    await page.getByRole('link', { name: 'Rensa alla' }).click()
    await expect(page).toHaveURL(/\/sv\/duschdorrar$/)
    await expect(tally(page)).toHaveText('14 varor')
  })

  test('keeps the focus on the choice that was made, and the filters open', async ({ page }) => {
    await open(page, '/sv/duschdorrar')
    const choice = (await filters(page)).getByRole('checkbox', { name: /^Krom/ })
    await choice.focus()
    await page.keyboard.press('Space')
    await expect(tally(page)).toHaveText('10 varor')
    await expect(choice).toBeFocused()
    await expect(choice).toBeChecked()
  })

  test('takes two choices that are made quickly', async ({ page }) => {
    await open(page, '/sv/duschdorrar')
    const form = await filters(page)
    await form.evaluate((element: HTMLFormElement) => {
      for (const value of ['5512', '5511']) element.querySelector<HTMLInputElement>(`input[name="color"][value="${value}"]`)?.click()
    })
    await expect(page).toHaveURL(/\?color=5512&color=5511$/)
    await expect(tally(page)).toHaveText('13 varor')
  })

  test('counts what each choice would leave', async ({ page }) => {
    await open(page, '/sv/duschdorrar')
    const choice = (await filters(page)).getByRole('checkbox', { name: /^Frostat/ })
    await expect(choice).toHaveAccessibleName(/^Frostat\s*8$/)
    await choice.click()
    await expect(tally(page)).toHaveText('8 varor')
    await expect(cards(page)).toHaveCount(8)
  })

  test('says that nothing fits, and how to see more', async ({ page }) => {
    await open(page, '/sv/bastudorrar?color=5513&price=6000.0-*')
    await expect(tally(page)).toHaveText('0 varor')
    const nothing = page.locator('.empty').filter({ has: page.getByRole('heading', { name: 'Inget passar' }) })
    await nothing.getByRole('link', { name: 'Rensa alla' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('sorts by position, latest and price; the choice stands in the address [R2.36] [R9.04]', async ({ page }) => {
    await open(page, '/sv/duschdorrar?color=5512')
    const sort = page.getByLabel('Sortera')
    await expect(sort).toHaveValue('position:asc')
    await expect(cards(page).first()).toHaveText('Duschdörr Unden')
    for (const [label, value, first] of [
      ['Pris: lågt till högt', 'final_price:asc', 'Duschdörr Anten, smal'],
      ['Pris: högt till lågt', 'final_price:desc', 'Skjutdörr Roxen, extra bred'],
      ['Senaste', 'updated_at:desc', 'Duschdörr Unden'],
    ] as const) {
      await sort.selectOption({ label })
      await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ color: '5512', sort: value })
      await expect(cards(page).first()).toHaveText(first)
      await expect(sort).toHaveValue(value)
    }
    await sort.selectOption({ label: 'Position' })
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

test('a category that was never opened here says so without a network [R8.06]', async ({ page, context, watch }) => {
  watch.expectConsole(/Failed to load resource/)
  await open(page, '/sv/speglar')
  await openCategoryFromMenu(page, 'Duschdörrar')
  await context.setOffline(true)
  await openCategoryFromMenu(page, 'Bastudörrar')
  await expect(page.locator('.toasts')).toContainText('Den här kategorin är inte hämtad ännu.')
  await expect(page.getByRole('main')).toContainText('Kom tillbaka när du har nät.')
})

test('pictures come in the sizes of their places [R9.01]', async ({ page }) => {
  await open(page, '/sv/duschdorrar')
  await expect(page.locator('.card img').first()).toHaveAttribute('src', /\/img\/310\/300\//)
  await open(page, `/sv/p/KG-1101/duschdorr-unden/${unden.standardSku}`)
  await expect(page.locator('.gallery img').first()).toHaveAttribute('srcset', /\/img\/1200\/1488\//)
  await expect(page.locator('.gallery .zoom').first()).toHaveAttribute('href', /\/img\/3000\/3720\//)
  await addToCart(page)
  await openMicrocart(page)
  await expect(page.locator('.line-draw img')).toHaveAttribute('src', /\/img\/150\/150\//)
})

test('a picture that did not come is asked for once more [R9.17]', async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource/)
  const asked = new Map<string, number>()
  await page.route('**/img/{310,620}/**', async (route) => {
    const url = route.request().url()
    const times = (asked.get(url) ?? 0) + 1
    asked.set(url, times)
    await (times === 1 ? route.abort() : route.continue())
  })
  await open(page, '/sv')
  await openCategoryFromMenu(page, 'Duschdörrar')
  const picture = page.locator('.card img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(Math.max(...asked.values())).toBe(2)
})

test('prices are the platform’s of this moment once it has answered, in a list and on the product [R4.03] [R7.26]', async ({ page }) => {
  await page.route('**/api/product/render-list?**', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { result: { items: { price_info: { final_price: number; regular_price: number; special_price: null } }[] } }
    for (const { price_info: price } of answer.result.items) Object.assign(price, { final_price: 1234, regular_price: 1234, special_price: null })
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/sv/tillbehor')
  const squeegee = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Glasskrapa Vik, mattsvart' }) })
  await expect(squeegee.locator('.price')).toHaveText(kr(123_400))
  await page.goto('/sv/p/KG-2001/glasskrapa')
  await expect(shownPrice(page)).toHaveText(kr(123_400))
})

test.describe('navigation', () => {
  test('going back restores the position and what was shown, a new path starts at the top [R2.31]', async ({ page }) => {
    await open(page, '/sv/c/sortiment?id=2')
    await page.getByRole('button', { name: 'Visa fler' }).click()
    await expect(cards(page)).toHaveCount(100)
    const late = cards(page).nth(70).getByRole('link')
    const name = await late.innerText()
    await late.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(1000)
    await late.click()
    await expect(page.getByRole('heading', heading)).toHaveText(name)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await page.goBack()
    await expect(cards(page)).toHaveCount(100)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  })

  test('a hash in the address is scrolled to [R2.31]', async ({ page }) => {
    await open(page, unden.address)
    const reviews = page.getByRole('heading', { name: 'Omdömen' })
    await expect(reviews).not.toBeInViewport()
    await buyForm(page).getByRole('link', { name: /^Betyg/ }).click()
    await expect(page).toHaveURL(/#reviews$/)
    await expect(reviews).toBeInViewport()
  })

  // The menu is a panel there.
  test('waits while a page is on its way; of quick taps the last one wins [R2.32]', { tag: '@wide' }, async ({ page }) => {
    await open(page, '/sv')
    const menu = page.getByRole('navigation', { name: 'Sortiment', exact: true })
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const asked: string[] = []
    // The list that is shown; what is fetched beside it nobody waits for (R4.45).
    await page.route('**/api/catalog/**/product/**_source_include**', async (route) => {
      asked.push(route.request().url())
      await held
      await route.continue()
    })
    await menu.getByRole('link', { name: 'Duschdörrar' }).click()
    await expect.poll(() => asked.length).toBe(1)
    await menu.getByRole('link', { name: 'Speglar' }).click()
    await menu.getByRole('link', { name: 'Innerdörrar' }).click()
    await expect(page.getByRole('heading', heading)).toHaveText('Glas efter dina mått')
    await expect(page).toHaveURL(/\/sv$/)
    expect(asked).toHaveLength(1)
    release()
    await expect(page.getByRole('heading', heading)).toHaveText('Innerdörrar')
    await expect(page).toHaveURL(/\/sv\/innerdorrar$/)
    await page.goBack()
    await expect(page.getByRole('heading', heading)).toHaveText('Duschdörrar')
  })

  test('a page that cannot be fetched shows the error screen, and another try mends it', async ({ page, watch }) => {
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

  test('the title follows the page, also back', async ({ page }) => {
    await open(page, '/sv')
    await expect(page).toHaveTitle('Glas efter dina mått · Klarglas')
    await openCategoryFromMenu(page, 'Speglar')
    await expect(page).toHaveTitle('Speglar · Klarglas')
    await cards(page).getByRole('link', { name: 'Spegel Tolken, rund' }).click()
    await expect(page).toHaveTitle('Spegel Tolken, rund · Klarglas')
    await page.goBack()
    await expect(page).toHaveTitle('Speglar · Klarglas')
  })
})

test.describe('panels', () => {
  test('the search asks from three characters on, and Escape gives the focus back [R9.08]', async ({ page }) => {
    await open(page, '/sv')
    const opener = page.getByRole('banner').getByRole('button', { name: /^Sök/ })
    await opener.click()
    const panel = page.getByRole('dialog', { name: 'Sök' })
    const field = panel.getByRole('searchbox')
    await expect(field).toBeFocused()
    await field.fill('un')
    await expect(panel.getByRole('status')).toHaveText('Skriv minst tre bokstäver.')
    await field.fill('unden')
    await expect(panel.getByRole('status')).toHaveText(/^\d+ varor för ”unden”$/)
    await expect(panel.getByRole('heading', { level: 3 }).first()).toContainText('Unden')
    await field.fill('xyzxyzxyz')
    await expect(panel.getByRole('status')).toHaveText(/^Inget hittades för ”xyzxyzxyz”/)
    // Browsers empty a search field with the first Escape.
    await field.fill('')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('a found product opens and closes the search', async ({ page }) => {
    await open(page, '/sv')
    await page.getByRole('banner').getByRole('button', { name: /^Sök/ }).click()
    const panel = page.getByRole('dialog', { name: 'Sök' })
    await panel.getByRole('searchbox').fill('duschdörr unden')
    await panel.getByRole('link', { name: unden.name, exact: true }).click()
    await expect(page.getByRole('heading', heading)).toHaveText(unden.name)
    await expect(panel).toBeHidden()
  })

  test('terms that found something stand in the search until they are cleared, after a reload and in every tab', async ({ page, context }) => {
    await open(page, '/sv')
    const opener = page.getByRole('banner').getByRole('button', { name: /^Sök/ })
    const panel = page.getByRole('dialog', { name: 'Sök' })
    const field = panel.getByRole('searchbox')
    const recent = panel.getByRole('list', { name: 'Senaste sökningar' })
    await opener.click()
    await expect(panel.getByRole('status')).toHaveText('Skriv minst tre bokstäver.')
    await expect(recent).toBeHidden()
    // Left by a link to what was found, then by closing; what found nothing is not kept.
    await field.fill('duschdörr unden')
    await panel.getByRole('link', { name: unden.name, exact: true }).click()
    await expect(page.getByRole('heading', heading)).toHaveText(unden.name)
    for (const [term, said] of [['spegel', /varor för ”spegel”$/], ['xyzxyzxyz', /^Inget hittades/]] as const) {
      await opener.click()
      await field.fill(term)
      await expect(panel.getByRole('status')).toHaveText(said)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
    }

    await open(page, '/sv')
    await opener.click()
    await expect(recent.getByRole('button')).toHaveText(['spegel', 'duschdörr unden'])
    await expectAccessible(page)
    await tabTo(page, recent.getByRole('button', { name: 'duschdörr unden' }))
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('duschdörr unden')
    await expect(field).toBeFocused()
    await expect(panel.getByRole('link', { name: unden.name, exact: true })).toBeVisible()
    await expect(recent).toBeHidden()

    const other = await context.newPage()
    await open(other, '/sv')
    await other.getByRole('banner').getByRole('button', { name: /^Sök/ }).click()
    const recentThere = other.getByRole('list', { name: 'Senaste sökningar' })
    await expect(recentThere.getByRole('button')).toHaveCount(2)
    await field.fill('')
    await panel.getByRole('button', { name: 'Rensa' }).click()
    await expect(recent).toBeHidden()
    await expect(field).toBeFocused()
    await expect(recentThere).toBeHidden()
  })

  test('the search says that it is offline, or that it went wrong, and Enter tries again', async ({ page, context, watch }) => {
    watch.expectConsole(/Failed to load resource|A search could not be answered/)
    await open(page, '/sv')
    await page.getByRole('banner').getByRole('button', { name: /^Sök/ }).click()
    const panel = page.getByRole('dialog', { name: 'Sök' })
    const field = panel.getByRole('searchbox')
    const said = panel.getByRole('status')
    await field.fill('unden')
    await expect(said).toHaveText(/för ”unden”$/)
    await context.setOffline(true)
    await field.fill('spegel')
    await expect(said).toHaveText('Du är offline. Det här har inte sökts på den här enheten förut.')
    await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(0)
    await field.fill('unden')
    await expect(said).toHaveText(/för ”unden”$/)
    await context.setOffline(false)

    await page.route('**/api/catalog/**/product/**', (route) => route.fulfill({ status: 500, json: { code: 500, result: 'down' } }))
    await field.fill('bastu')
    await expect(said).toHaveText('Sökningen gick inte igenom. Försök igen.')
    await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(0)
    await page.unroute('**/api/catalog/**/product/**')
    await field.press('Enter')
    await expect(said).toHaveText(/för ”bastu”$/)
  })

  // The width is set here.
  test('the cart is 700 px wide from 1024 px, the whole width under it [R9.17]', { tag: '@wide' }, async ({ page }) => {
    await open(page, '/sv')
    await cartButton(page).click()
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => (await microcart(page).boundingBox())?.width).toBe(700)
    }
    for (const width of [1023, 390]) {
      await page.setViewportSize({ width, height: 900 })
      // A scroll bar may take its share of the window.
      await expect.poll(async () => (await microcart(page).boundingBox())?.width).toBeGreaterThanOrEqual(width - 20)
    }
  })

  test('cart, search and menu lay an overlay over the page while they are open [R2.30]', async ({ page }) => {
    await open(page, '/sv')
    const openers = [cartButton(page), page.getByRole('banner').getByRole('button', { name: /^Sök/ })]
    if (isNarrow(page)) openers.push(page.getByRole('link', { name: 'Meny' }))
    for (const opener of openers) {
      await opener.click()
      await expect(page.locator('dialog:modal')).toBeVisible()
      expect(await isCovered(page)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog:modal')).toHaveCount(0)
      expect(await isCovered(page)).toBe(false)
      await expect(opener).toBeFocused()
    }
  })
})

test('a choice of finish and glass changes pictures and price', async ({ page }) => {
  await open(page, unden.address)
  const form = buyForm(page)
  await form.getByRole('radio', { name: 'Krom' }).check()
  await expect(shownPrice(page)).toHaveText(kr(unden.standard))
  await expect(page.getByRole('region', { name: 'Bilder' }).getByRole('img').first()).toHaveAccessibleName(/krom/)
  await form.getByRole('radio', { name: /^Rökfärgat/ }).check()
  await expect(shownPrice(page)).toHaveText(kr(unden.standard + 30_000))
})

// The server knows no width.
test('what the server sends is the same for everyone: nothing of the shopper is in it', { tag: '@wide' }, async ({ page }) => {
  const pages = ['/sv', '/sv/duschdorrar', unden.address, '/sv/checkout', '/sv/my-account']
  const bodies = () => Promise.all(pages.map(async (address) => {
    const answer = await page.request.get(address)
    expect(answer.headers()).not.toHaveProperty('set-cookie')
    return (await answer.text()).replace(/"nowMs":\d+/, '')
  }))
  await open(page, unden.address)
  const before = await bodies()
  await addToCart(page)
  await openMicrocart(page)
  await microcart(page).locator('.pay').getByRole('link', { name: 'Till kassan' }).click()
  await page.getByLabel('Förnamn').fill('Sara')
  await page.getByLabel('Efternamn').fill('Berg')
  await page.getByLabel('E-post').fill('sara.berg@example.se')
  await page.getByRole('button', { name: 'Vidare till leverans' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Vart ska glaset?' })).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  expect(await bodies()).toEqual(before)
})

/** Whether a tap in the lower left corner would meet a panel or what it lays over the page. */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => document.elementFromPoint(5, innerHeight - 5)?.closest('dialog') != null)
}
