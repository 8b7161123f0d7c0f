import { expect, test, waitForHydration } from './fixtures'
import { cards } from './support/category'
import { kr, sumOf } from './support/money'
import { open } from './support/open'
import { cartLine, openMicrocart } from './support/microcart'
import { addToCart, buyForm, shownPrice, unden } from './support/product'

test('a choice of finish and glass changes pictures and price', { tag: '@both' }, async ({ page }) => {
  await open(page, unden.address)
  const form = buyForm(page)
  await form.getByRole('radio', { name: 'Krom' }).check()
  await expect(shownPrice(page)).toHaveText(kr(unden.standard))
  await expect(page.getByRole('region', { name: 'Bilder' }).getByRole('img').first()).toHaveAccessibleName(/krom/)
  await form.getByRole('radio', { name: /^Rökfärgat/ }).check()
  await expect(shownPrice(page)).toHaveText(kr(unden.standard + 30_000))
})

test('the address names the chosen variant: a reload shows it, and back leaves the product', async ({ page }) => {
  await open(page, '/sv/duschdorrar')
  await cards(page).getByRole('link', { name: unden.name, exact: true }).click()
  const form = buyForm(page)
  await form.getByRole('radio', { name: 'Standardmått' }).check()
  // The page has finished loading: later requests would come from the choice.
  await expect(page.getByRole('heading', { name: 'Liknande varor' })).toBeVisible()
  const requested: string[] = []
  page.on('request', (request) => {
    if (/catalog|url\/map/.test(request.url())) requested.push(request.url())
  })
  const size = form.getByRole('radio', { name: '70 cm' })
  await size.check()
  await form.getByRole('radio', { name: 'Krom' }).check()
  await expect(page).toHaveURL(new RegExp(`${unden.address}\\?childSku=${unden.standardSku}$`))
  await expect(form.getByRole('radio', { name: 'Krom' })).toBeFocused()
  expect(requested).toEqual([])

  await open(page, page.url())
  await expect(size).toBeChecked()
  await expect(form.getByRole('radio', { name: 'Krom' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duschdörrar')
})

test('nothing below the measures moves while one is typed', async ({ page }) => {
  await open(page, unden.address)
  const form = buyForm(page)
  await form.getByRole('radio', { name: 'Egna mått' }).check()
  const width = form.getByRole('textbox', { name: 'Bredd' })
  await width.fill('893')
  await expect(sumOf(form, 'Totalt')).toHaveText(/\skr$/)
  const placeOfButton = () =>
    form.getByRole('button', { name: 'Lägg i varukorgen' }).evaluate((button) => {
      const { top, height } = button.getBoundingClientRect()
      return [Math.round(top + scrollY), Math.round(height)]
    })
  const place = await placeOfButton()
  await width.fill('')
  for (const shown of ['8', '89', '893']) {
    await page.keyboard.type(shown.at(-1)!)
    await expect(sumOf(form, 'Totalt')).toHaveText(shown === '893' ? /\skr$/ : '–')
    expect(await placeOfButton()).toEqual(place)
  }
})

test('typed measures are kept by a reload, Back, another tab and the device', async ({ page, context, hands }) => {
  const { productPage, listing } = hands
  await listing.open('/sv/duschdorrar')
  await listing.product(unden.name).tap()
  await productPage.typeMeasures({ width: 893, height: 1985 })
  await expect(page).toHaveURL(/width=893&height=1985/)
  const price = await productPage.price()
  const address = page.url()
  // The first paint is the server's.
  const html = await (await page.request.get(address)).text()
  expect(html).toContain('value="1985"')
  await page.reload()
  await waitForHydration(page)
  const height = buyForm(page).getByRole('textbox', { name: 'Höjd' })
  await expect(height).toHaveValue('1985')
  expect(await productPage.price()).toBe(price)

  const other = await context.newPage()
  await other.goto(address)
  await expect(buyForm(other).getByRole('textbox', { name: 'Höjd' })).toHaveValue('1985')
  await other.close()

  // One step of the history for the page: Back leaves it, and Forward shows the same piece.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duschdörrar')
  await page.goForward()
  await expect(height).toHaveValue('1985')

  await open(page, unden.address)
  await page.getByRole('button', { name: 'Fortsätt med 893 × 1 985' }).click()
  await expect(height).toHaveValue('1985')
  await expect(page).toHaveURL(/width=893&height=1985/)
})

test('a bundle in the cart is changed with its choices, and a reload keeps the change', async ({ page }) => {
  await open(page, '/sv/p/KG-2701/hallpaket')
  const mirror = buyForm(page).getByRole('radio')
  await mirror.nth(1).check()
  await addToCart(page)
  await openMicrocart(page)
  await cartLine(page, 'Hallpaket med spegel').getByRole('link', { name: 'Ändra' }).click()
  await expect(page).toHaveURL(/line=.*bundle-27011=270112/)
  await expect(mirror.nth(1)).toBeChecked()
  await mirror.nth(0).check()
  await expect(page).toHaveURL(/bundle-27011=270111/)
  await page.reload()
  await waitForHydration(page)
  await expect(mirror.nth(0)).toBeChecked()
})

test('an optional choice can be removed again, in a list and among radio buttons', async ({ page }) => {
  await page.route('**/api/catalog/**/product/**', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { hits: { sku: string; custom_options?: { option_id: number }[] }[] }
    for (const product of answer.hits) {
      const [edge] = product.sku === 'KG-2112' ? (product.custom_options ?? []) : []
      if (!edge) continue
      const [list, radio] = ['drop_down', 'radio'].map((type, index) => ({
        ...edge,
        option_id: 9000 + index,
        title: `Kant ${type}`,
        type,
        is_require: false,
      }))
      Object.assign(product, { custom_options: [list, radio] })
    }
    await route.fulfill({ response, json: answer })
  })
  await open(page, '/sv')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tillbehör' }).click()
  await page.getByRole('link', { name: 'Glashylla' }).click()
  const form = buyForm(page)
  const list = form.getByRole('combobox', { name: 'Kant drop_down' })
  const without = form.getByRole('group', { name: 'Kant radio' }).getByRole('radio', { name: 'Utan' })
  await expect(list).toHaveValue('')
  await expect(without).toBeChecked()
  const plain = await shownPrice(page).innerText()
  await list.selectOption('211213')
  await form.getByRole('group', { name: 'Kant radio' }).getByRole('radio').nth(1).check()
  await expect(without).not.toBeChecked()
  await expect(shownPrice(page)).not.toHaveText(plain)
  await list.selectOption('Utan')
  await without.check()
  await expect(shownPrice(page)).toHaveText(plain)
})
