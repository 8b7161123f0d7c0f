import { expect, expectAccessible, test, waitForHydration } from './fixtures'
import { cards, closeFilters, openFilters, openCategoryFromMenu, resultCount } from './support/category'
import {
  fillPayment,
  fillPersonal,
  fillShipping,
  goToCheckout,
  orderAsGuest,
  placeOrder,
  sara,
} from './support/checkout'
import { tabTo } from './support/keyboard'
import { mailTo } from './support/mail'
import { cartLine, microcart, openMicrocart } from './support/microcart'
import { kr, sumOf, totalKr } from './support/money'
import { notice } from './support/notices'
import { open } from './support/open'
import { addToCart, buyForm, cartButton, chooseOwnMeasures, drawing, shownPrice, unden } from './support/product'
import { storedOrder } from './support/stored-order'

/** The courier, VAT included (R9.03). */
const SHIPPING = 500

test(
  'a guest finds a shower door and orders it cut to 893 × 2010 mm [R1.02 custom sizes]',
  { tag: ['@both', '@theme'] },
  async ({ page, hands }) => {
    await open(page, '/')
    await openCategoryFromMenu(page, 'Duschdörrar')
    await expect(resultCount(page)).toHaveText('14 varor')
    await (await openFilters(page)).getByRole('checkbox', { name: /^Krom/ }).click()
    await expect(page).toHaveURL(/\/sv\/duschdorrar\?color=5512$/)
    await expect(resultCount(page)).toHaveText('10 varor')
    await closeFilters(page)
    await cards(page)
      .getByRole('link', { name: /^Duschdörr Unden Krom/ })
      .click()
    await expect(page).toHaveURL(/\/sv\/duschdorrar\/duschdorr-unden\?childSku=KG-1101-KR-6123$/)

    const form = buyForm(page)
    await form.getByRole('radio', { name: 'Krom' }).check()
    await form.getByRole('radio', { name: 'Egna mått' }).check()
    await hands.productPage.typeMeasure('width', 893)
    await expect(drawing(page)).toHaveAccessibleName('Ritning: bredd 893 millimeter, höjd 2000 millimeter')
    // 1.786 m² of glass: 2,053.90 → 2,054.
    await expect(shownPrice(page)).toHaveText(kr(600_900))
    await hands.productPage.typeMeasure('height', 2010)
    await expect(drawing(page)).toHaveAccessibleName('Ritning: bredd 893 millimeter, höjd 2010 millimeter')
    await expect(drawing(page)).toContainText('2 010')
    await expect(shownPrice(page)).toHaveText(kr(unden.own893x2010))
    await expect(sumOf(form, 'Totalt')).toHaveText(kr(unden.own893x2010))
    await addToCart(page)

    const cart = await openMicrocart(page)
    const line = cartLine(page, unden.name)
    await expect(line).toContainText('893 × 2 010 mm')
    await expect(line).toContainText(kr(unden.own893x2010))
    await expect(sumOf(cart, 'Delsumma')).toHaveText(kr(unden.own893x2010))
    await expect(sumOf(cart, 'Frakt')).toHaveText(kr(SHIPPING))
    await expect(sumOf(cart, 'Totalt')).toHaveText(kr(602_400))
    await expect(sumOf(cart, 'Varav moms')).toHaveText(kr(120_480))
    await expect(cart).toContainText(/Levereras \d/)

    await goToCheckout(page)
    await fillPersonal(page)
    await fillShipping(page)
    await fillPayment(page)
    const number = await placeOrder(page)
    await expect(page.getByRole('main')).toContainText('893 × 2 010 mm')
    await expect(sumOf(page.getByRole('main'), 'Totalt')).toHaveText(totalKr(602_400))

    const order = storedOrder(number)
    expect(order?.doc).toMatchObject({
      customer_email: sara.email,
      customer_is_guest: 1,
      order_currency_code: 'SEK',
      subtotal_incl_tax: 6019,
      shipping_incl_tax: 5,
      grand_total: 6024,
      tax_amount: 1204.8,
      payment: { method: 'cashondelivery' },
      billing_address: { firstname: sara.firstName, city: sara.city, postcode: sara.zip },
    })
    expect(order?.lines).toMatchObject([
      {
        sku: unden.ownSku,
        qty: 1,
        doc: {
          price_incl_tax: 6019,
          price: 4815.2,
          row_total_incl_tax: 6019,
          tax_percent: 25,
          tax_amount: 1203.8,
          made_to_measure: {
            measures: { width: 893, height: 2010 },
            profile: 'chrome',
            breakdown: { total: unden.own893x2010 },
          },
        },
      },
    ])
    await expect(cartButton(page)).toHaveAccessibleName('Varukorg')

    const mail = await mailTo(sara.email, `Din beställning ${number} hos Klarglas`)
    for (const part of [mail.text, mail.html].map((words) => words?.replaceAll('\u00a0', ' '))) {
      expect(part).toContain(unden.name)
      expect(part).toContain('893 × 2 010 mm')
      expect(part).toContain(kr(unden.own893x2010))
      expect(part).toContain('Tillverkas efter dina mått: ingen ångerrätt')
    }
  },
)

test('a standard size is bought at its own price, without measures [R1.02 standard sizes]', async ({ page }) => {
  await open(page, unden.address)
  const form = buyForm(page)
  await form.getByRole('radio', { name: 'Krom' }).check()
  await form.getByRole('radio', { name: '70 cm' }).check()
  await expect(page.getByRole('cell', { name: unden.standardSku })).toBeVisible()
  await expect(form.getByRole('checkbox', { name: /^Måtten stämmer/ })).toHaveCount(0)
  await expect(shownPrice(page)).toHaveText(kr(unden.standard))
  await addToCart(page)
  await openMicrocart(page)
  await expect(cartLine(page, unden.name)).toContainText(kr(unden.standard))
  await goToCheckout(page)

  const order = storedOrder(await orderAsGuest(page))
  expect(order?.doc).toMatchObject({ grand_total: 5000, tax_amount: 1000 })
  expect(order?.lines).toMatchObject([
    { sku: unden.standardSku, qty: 1, doc: { price_incl_tax: 4995, row_total_incl_tax: 4995, tax_amount: 999 } },
  ])
  expect(order?.lines[0]?.doc).not.toHaveProperty('made_to_measure')
})

test('measures of a standard size select that size, without the fee for cutting', async ({ page }) => {
  await open(page, unden.address)
  await buyForm(page).getByRole('radio', { name: 'Krom' }).check()
  await chooseOwnMeasures(page, { width: '70 cm', height: '2,0 m' })
  await expect(buyForm(page)).toContainText('Det här är ett standardmått')
  await expect(shownPrice(page)).toHaveText(kr(unden.standard))
  await addToCart(page)
  await openMicrocart(page)
  await expect(cartLine(page, unden.name)).not.toContainText('Ändra mått')
  await goToCheckout(page)
  expect(storedOrder(await orderAsGuest(page))?.lines).toMatchObject([{ sku: unden.standardSku, qty: 1 }])
})

test('impossible measures show the reason and add nothing', { tag: '@theme' }, async ({ page }) => {
  await open(page, unden.address)
  await chooseOwnMeasures(page, { width: '1201', height: '2010' })
  await expect(buyForm(page).getByText('Bredden får vara 600–1 200 mm. Du skrev 1 201.').first()).toBeVisible()
  await expect(shownPrice(page)).toHaveCount(0)
  await buyForm(page).getByRole('button', { name: 'Lägg i varukorgen' }).click()
  await expect(buyForm(page).getByRole('textbox', { name: 'Bredd' })).toBeFocused()
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg')
})

test('a piece cut to measure is added only after the shopper confirms the measures', async ({ page }) => {
  await open(page, unden.address)
  await chooseOwnMeasures(page, { width: '893', height: '2010' })
  await buyForm(page).getByRole('button', { name: 'Lägg i varukorgen' }).click()
  await expect(buyForm(page)).toContainText('Bekräfta måtten')
  await expect(buyForm(page).getByRole('checkbox', { name: /^Måtten stämmer/ })).toBeFocused()
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg')
})

test('an invalid quantity adds nothing', async ({ page, hands }) => {
  await open(page, '/sv/p/KG-2001/glasskrapa-vik')
  const quantity = buyForm(page).getByRole('textbox', { name: 'Antal' })
  await hands.productPage.quantity.type('två')
  await buyForm(page).getByRole('button', { name: 'Lägg i varukorgen' }).click()
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveAccessibleDescription('Antalet ska vara ett helt tal.')
  await expectAccessible(page)
  await hands.productPage.quantity.type('0')
  await hands.productPage.quantity.leave()
  await expect(quantity).toHaveAccessibleDescription('Antalet ska vara minst 1.')
  await expect(quantity).toHaveValue('0')
  await buyForm(page).getByRole('button', { name: 'Öka' }).click()
  await addToCart(page, { inCart: 2 })
})

test('an added piece is in the closed cart panel before the next browser task', async ({ page }) => {
  await open(page, unden.address)
  await addToCart(page)
  const panel = page.getByRole('dialog', { name: /^Varukorg/, includeHidden: true })
  await expect(panel.getByRole('heading', { level: 3, includeHidden: true })).toHaveCount(1)
  await expect(panel).toBeHidden()
  await buyForm(page).getByRole('radio', { name: 'Krom' }).check()
  const lines = await buyForm(page)
    .getByRole('button', { name: 'Lägg i varukorgen' })
    .evaluate(async (button: HTMLElement) => {
      button.click()
      // Microtasks only: the browser starts no new task and paints nothing in between.
      for (let turns = 0; turns < 100; turns += 1) await Promise.resolve()
      return document.querySelectorAll('dialog h3').length
    })
  expect(lines).toBe(2)
  await expect(panel).toBeHidden()
  await expectAccessible(page)
  await cartButton(page).click()
  await expect(microcart(page).getByRole('heading', { level: 3 })).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(cartButton(page)).toBeFocused()
})

test.describe('with a piece in the cart', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, unden.address)
    await buyForm(page).getByRole('radio', { name: 'Krom' }).check()
    await chooseOwnMeasures(page, { width: '893', height: '2010' })
    await addToCart(page)
  })

  test('its quantity changes the sums [R2.24]', async ({ page, hands }) => {
    const cart = await openMicrocart(page)
    await cartLine(page, unden.name).getByRole('button', { name: 'Öka' }).click()
    await expect(cartLine(page, unden.name).getByRole('textbox', { name: 'Antal' })).toHaveValue('2')
    await expect(sumOf(cart, 'Totalt')).toHaveText(kr(2 * unden.own893x2010 + SHIPPING))
    await hands.cartPanel.line(unden.name).quantity.type('3')
    await page.keyboard.press('Enter')
    await expect(sumOf(cart, 'Totalt')).toHaveText(kr(3 * unden.own893x2010 + SHIPPING))
    await expect(cart).toHaveAccessibleName('Varukorg 3 varor')
  })

  test('an invalid quantity stays in its field with the reason and changes no sum', async ({ page, hands }) => {
    const cart = await openMicrocart(page)
    const quantity = cartLine(page, unden.name).getByRole('textbox', { name: 'Antal' })
    for (const [typed, reason] of [
      ['1,5', 'Antalet ska vara ett helt tal.'],
      ['-3', 'Antalet ska vara minst 1.'],
      ['', 'Fyll i fältet.'],
      ['<b>två</b>', 'Antalet ska vara ett helt tal.'],
    ] as const) {
      await hands.cartPanel.line(unden.name).quantity.type(typed)
      await quantity.press('Enter')
      await expect(quantity).toHaveAccessibleDescription(reason)
      await expect(quantity).toHaveValue(typed)
    }
    await expectAccessible(page)
    await hands.cartPanel.line(unden.name).quantity.type('9999999')
    await quantity.press('Tab')
    await expect(quantity).toHaveAccessibleDescription('Det finns bara 10 000 av den här varan.')
    await expect(sumOf(cart, 'Totalt')).toHaveText(kr(unden.own893x2010 + SHIPPING))
    await hands.cartPanel.line(unden.name).quantity.type('2')
    await quantity.press('Enter')
    await expect(sumOf(cart, 'Totalt')).toHaveText(kr(2 * unden.own893x2010 + SHIPPING))
    await expect(quantity).toHaveAccessibleDescription('')
  })

  test('it is removed only after the shopper confirms [R5.05]', { tag: '@theme' }, async ({ page }) => {
    const cart = await openMicrocart(page)
    const question = page.getByRole('dialog', { name: `Ta bort ${unden.name}?` })
    await cart.getByRole('button', { name: `Ta bort ${unden.name}` }).click()
    await question.getByRole('button', { name: 'Behåll' }).click()
    await expect(question).toBeHidden()
    await expect(cartLine(page, unden.name)).toBeVisible()

    await cartLine(page, unden.name).getByRole('button', { name: 'Minska' }).click()
    await question.getByRole('button', { name: 'Ta bort' }).click()
    await expect(question).toBeHidden()
    await expect(cart).toContainText('Varukorgen är tom')
    await page.reload()
    await expect(cartButton(page)).toHaveAccessibleName('Varukorg')
  })

  test('the keyboard removes and restores it, and the focus stays in the cart', async ({ page }) => {
    const cart = await openMicrocart(page)
    const heading = cart.getByRole('heading', { level: 2 })
    const remove = cart.getByRole('button', { name: `Ta bort ${unden.name}` })
    await tabTo(page, remove)
    await page.keyboard.press('Enter')
    await tabTo(
      page,
      page.getByRole('dialog', { name: `Ta bort ${unden.name}?` }).getByRole('button', { name: 'Behåll' }),
    )
    await page.keyboard.press('Enter')
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(
      page,
      page.getByRole('dialog', { name: `Ta bort ${unden.name}?` }).getByRole('button', { name: 'Ta bort' }),
    )
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()
    await expect(heading).toHaveText('Varukorg')
    await expect(cart.locator('[aria-live=polite]')).toContainText(`${unden.name} togs bort.`)
    await tabTo(page, cart.getByRole('button', { name: 'Ångra' }))
    await page.keyboard.press('Enter')
    await expect(remove).toBeVisible()
    await expect(heading).toBeFocused()
  })

  test(
    'the newsletter coupon takes ten percent off; a wrong coupon is rejected [R8.10]',
    { tag: '@theme' },
    async ({ page, watch, hands }) => {
      // The browser itself logs the host's answer 404.
      watch.expectConsole(/status of 404/)
      const cart = await openMicrocart(page)
      await hands.cartPanel.coupon.type('INGENKOD')
      await cart.getByRole('button', { name: 'Använd' }).click()
      await expect(cart.getByLabel('Rabattkod')).toHaveAccessibleDescription('Rabattkoden stämmer inte. Försök igen.')
      await expect(sumOf(cart, 'Totalt')).toHaveText(kr(602_400))
      await hands.cartPanel.coupon.type('VALKOMMEN10')
      await cart.getByRole('button', { name: 'Använd' }).click()
      await expect(sumOf(cart, 'Rabatt, VALKOMMEN10')).toHaveText(`−${kr(60_190)}`)
      await expect(sumOf(cart, 'Totalt')).toHaveText(kr(542_210))
      await expect(sumOf(cart, 'Varav moms')).toHaveText(kr(108_442))
      await goToCheckout(page)
      expect(storedOrder(await orderAsGuest(page))?.doc).toMatchObject({
        coupon_code: 'VALKOMMEN10',
        discount_amount: -601.9,
        grand_total: 5422.1,
        tax_amount: 1084.42,
      })
    },
  )

  test('it is still there after a reload, with its measures', async ({ page }) => {
    await page.reload()
    await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 1 vara')
    const cart = await openMicrocart(page)
    await expect(cartLine(page, unden.name)).toContainText('893 × 2 010 mm')
    await expect(sumOf(cart, 'Totalt')).toHaveText(kr(602_400))
  })

  test('two sizes of the same door are two lines', async ({ page, hands }) => {
    await hands.productPage.typeMeasure('width', 850)
    await addToCart(page, { inCart: 2 })
    await openMicrocart(page)
    await expect(microcart(page).getByRole('heading', { name: unden.name })).toHaveCount(2)
    await expect(microcart(page)).toContainText('850 × 2 010 mm')
    await expect(microcart(page)).toContainText('893 × 2 010 mm')
  })

  test(
    'changing its measures on its page replaces the line [R4.12] [R4.46]',
    { tag: '@theme' },
    async ({ page, hands }) => {
      await page.goto('/sv')
      await openMicrocart(page)
      await cartLine(page, unden.name).getByRole('button', { name: 'Öka' }).click()
      await cartLine(page, unden.name).getByRole('link', { name: 'Ändra mått' }).click()
      const form = buyForm(page)
      await expect(form.getByRole('textbox', { name: 'Bredd' })).toHaveValue('893')
      await expect(form.getByRole('textbox', { name: 'Höjd' })).toHaveValue('2010')
      await expect(form.getByRole('radio', { name: 'Krom' })).toBeChecked()
      await expect(form.getByRole('textbox', { name: 'Bredd' })).toBeFocused()
      await hands.productPage.typeMeasure('width', 850)
      await expect(page).toHaveURL(
        ({ searchParams }) => searchParams.has('line') && searchParams.get('width') === '850',
      )
      // The edit survives a reload: it does not become a second purchase.
      await page.reload()
      await waitForHydration(page)
      await expect(form.getByRole('textbox', { name: 'Bredd' })).toHaveValue('850')
      await form.getByRole('checkbox', { name: /^Måtten stämmer/ }).check()
      await form.getByRole('button', { name: 'Ändra i varukorgen' }).click()
      await expect(notice(page, 'Varan i varukorgen är ändrad.')).toBeVisible()
      await expect(form.getByRole('button', { name: 'Lägg i varukorgen' })).toBeVisible()
      await expect(page).not.toHaveURL(/line=/)
      await openMicrocart(page)
      await expect(microcart(page).getByRole('heading', { name: unden.name })).toHaveCount(1)
      await expect(cartLine(page, unden.name)).toContainText('850 × 2 010 mm')
      await expect(cartLine(page, unden.name).getByRole('textbox', { name: 'Antal' })).toHaveValue('2')
    },
  )

  test(
    'each step of the checkout names missing and wrong fields',
    { tag: ['@both', '@theme'] },
    async ({ page, hands }) => {
      await openMicrocart(page)
      await goToCheckout(page)
      await hands.checkout.firstName.type('S')
      await hands.checkout.email.type('sara')
      const { checkout, at } = hands
      await checkout.submit('personal')
      await expect(at(checkout.firstName)).toBeFocused()
      await expect(at(checkout.firstName)).toHaveAccessibleDescription(/minst 2/)
      await expect(at(checkout.lastName)).toHaveAccessibleDescription('Fyll i fältet.')
      await expect(at(checkout.email)).toHaveAccessibleDescription('E-postadressen stämmer inte.')
      await fillPersonal(page)
      await hands.checkout.zip.type('1')
      await checkout.submit('shipping')
      await expect(page.getByLabel('Gatuadress')).toHaveAccessibleDescription('Fyll i fältet.')
      await expect(page.getByLabel('Postnummer')).toHaveAccessibleDescription('Postnumret är för kort.')
      await fillShipping(page)
      await fillPayment(page)
      await page.getByRole('button', { name: 'Beställ med betalningsansvar' }).click()
      await expect(page.getByRole('checkbox', { name: /köpvillkoren/ })).toBeFocused()
      await expect(page.getByRole('checkbox', { name: /köpvillkoren/ })).toHaveAccessibleDescription(/villkor/)
    },
  )
})
