import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { fillPersonal, goToCheckout, orderAsGuest, placeOrder, sara } from './support/checkout'
import { handsOn } from './support/hands'
import { cartLine, openMicrocart } from './support/microcart'
import { kr } from './support/money'
import { open } from './support/open'
import { addToCart, buyForm, shownPrice } from './support/product'
import { storedOrder, type StoredOrder } from './support/stored-order'

async function order(page: Page): Promise<StoredOrder | undefined> {
  await openMicrocart(page)
  await goToCheckout(page)
  return storedOrder(await orderAsGuest(page))
}

/** A product without delivery has no shipping step, but the invoice needs an address. */
async function orderUnsent(page: Page): Promise<StoredOrder | undefined> {
  await openMicrocart(page)
  await goToCheckout(page)
  await fillPersonal(page, { next: 'payment' })
  await expect(page.getByRole('radio', { name: 'Banköverföring' })).toBeChecked()
  const { checkout } = handsOn(page)
  await checkout.firstName.type(sara.firstName)
  await checkout.lastName.type(sara.lastName)
  await checkout.typeAddress(sara)
  await checkout.leavePayment()
  return storedOrder(await placeOrder(page))
}

const optionsOf = (stored: StoredOrder | undefined) =>
  stored?.lines[0]?.doc['product_option'] as
    | { readonly extension_attributes: Readonly<Record<string, unknown>> }
    | undefined

// The width does not matter here. Configurable products are bought in buy.spec.ts.
test.describe('bought and stored as chosen', { tag: '@wide' }, () => {
  test('a simple product with options of several kinds, one of them priced in percent', async ({ page }) => {
    await open(page, '/sv/p/KG-2112/glashylla')
    const form = buyForm(page)
    await form.getByRole('combobox', { name: 'Kant' }).selectOption('211213')
    await form.getByRole('checkbox', { name: /^Dolda fästen/ }).check()
    await form.getByRole('checkbox', { name: /^Räcke/ }).check()
    await form.getByRole('textbox', { name: /^Gravyr/ }).fill('Till Eva')
    await expect(shownPrice(page)).toHaveText(kr(98_350))
    await addToCart(page)
    const stored = await order(page)
    expect(stored?.lines).toMatchObject([{ sku: 'KG-2112', qty: 1, doc: { price_incl_tax: 983.5 } }])
    expect(optionsOf(stored)?.extension_attributes['custom_options']).toEqual([
      { option_id: '21121', option_value: '211213' },
      { option_id: '21122', option_value: '211221,211222' },
      { option_id: '21123', option_value: 'Till Eva' },
    ])
  })

  test('a grouped product, part by part', async ({ page }) => {
    await open(page, '/sv/p/KG-2601/skotselpaket')
    const part = (name: string) => buyForm(page).locator('.part').filter({ hasText: name })
    await part('Glasskrapa Vik').getByRole('button', { name: 'Öka' }).click()
    await addToCart(page, { inCart: 5 })
    const stored = await order(page)
    expect(stored?.lines.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['KG-2001', 2],
      ['KG-2003', 1],
      ['KG-2005', 2],
    ])
  })

  test('a bundle: a radio button, a list and an optional part, each with its quantity', async ({ page }) => {
    await open(page, '/sv/p/KG-2701/hallpaket')
    const form = buyForm(page)
    await form.getByRole('radio', { name: /mattsvart/ }).check()
    await form.getByRole('combobox', { name: 'Hylla eller stång' }).selectOption({ index: 1 })
    const cloths = form.locator('.part').filter({ hasText: 'Putsdukar' })
    await cloths.getByRole('button', { name: 'Öka' }).click()
    const withCloths = await shownPrice(page).innerText()
    await cloths.getByRole('checkbox').uncheck()
    await expect(shownPrice(page)).not.toHaveText(withCloths)
    await cloths.getByRole('checkbox').check()
    await cloths.getByRole('button', { name: 'Öka' }).click()
    await expect(shownPrice(page)).toHaveText(withCloths)
    await addToCart(page)
    await openMicrocart(page)
    await expect(cartLine(page, 'Hallpaket med spegel')).toContainText('2 × Putsduk')
    await goToCheckout(page)
    const stored = storedOrder(await orderAsGuest(page))
    expect(stored?.lines).toMatchObject([{ sku: 'KG-2701', qty: 1 }])
    expect(optionsOf(stored)?.extension_attributes['bundle_options']).toEqual([
      { option_id: '27011', option_qty: 1, option_selections: ['270112'] },
      { option_id: '27012', option_qty: 1, option_selections: ['270122'] },
      { option_id: '27013', option_qty: 2, option_selections: ['270131'] },
    ])
  })

  test('a virtual product with a day, a text and several choices, without delivery', async ({ page }) => {
    await open(page, '/sv/p/KG-2401/mattagning')
    const form = buyForm(page)
    await form.getByRole('button', { name: 'Lägg i varukorgen' }).click()
    await expect(form.getByRole('checkbox', { name: /^Dusch/ })).toBeFocused()
    await expect(form.getByRole('checkbox', { name: /^Dusch/ })).toHaveAccessibleDescription('Fyll i fältet.')
    await form.getByRole('checkbox', { name: /^Dusch/ }).check()
    await form.getByRole('checkbox', { name: /^Spegel/ }).check()
    await form.getByLabel('Önskad dag').fill('2026-12-03')
    await form.getByRole('textbox', { name: /^Portkod/ }).fill('1234\nHunden är snäll')
    await addToCart(page)
    const stored = await orderUnsent(page)
    expect(stored?.doc).toMatchObject({ grand_total: 1490, shipping_incl_tax: 0 })
    expect(stored?.lines).toMatchObject([{ sku: 'KG-2401', qty: 1, doc: { product_type: 'virtual' } }])
    expect(optionsOf(stored)?.extension_attributes['custom_options']).toEqual([
      { option_id: '24011', option_value: '240111,240113' },
      { option_id: '24012', option_value: '2026-12-03' },
      { option_id: '24013', option_value: '1234\nHunden är snäll' },
    ])
  })

  test('a downloadable product, without delivery', async ({ page }) => {
    await open(page, '/sv/p/KG-2501/mattmall')
    await addToCart(page)
    const stored = await orderUnsent(page)
    expect(stored?.lines).toMatchObject([{ sku: 'KG-2501', qty: 1, doc: { product_type: 'downloadable' } }])
  })
})
