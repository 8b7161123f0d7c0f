import { expect, expectAccessible, test } from './fixtures'
import { products } from './support/category'
import { fillPayment, fillPersonal, fillShipping, goToCheckout, placeOrder } from './support/checkout'
import { cartLine, openMicrocart } from './support/microcart'
import { kr } from './support/money'
import { open } from './support/open'
import { addToCart, buyForm, chooseOwnMeasures, unden } from './support/product'

/** Its reduction has no end date, and it was 100 kr cheaper until shortly before. */
const mirror = {
  sku: 'KG-1408',
  name: 'Spegel Lelång, utgående',
  address: '/sv/p/KG-1408/spegel-lelang-utgaende',
  listing: '/sv/speglar/runda',
  small: 'KG-1408-KR-6172',
  large: 'KG-1408-KR-6173',
} as const

interface PlatformPrice {
  readonly price_info: {
    readonly final_price: number
    readonly regular_price: number
    readonly lowest_price_30_days: number
  }
}

test('every reduced price shows the lowest price of the 30 days before, for each variant', async ({ page }) => {
  const answer = await page.request.get(`/api/product/render-list?skus=${mirror.sku},${mirror.small},${mirror.large}`)
  const { result } = (await answer.json()) as { readonly result: { readonly items: readonly PlatformPrice[] } }
  for (const {
    price_info: { lowest_price_30_days: lowest, regular_price: regular },
  } of result.items)
    expect(lowest).toBe(regular - 100)
  const [product, small, large] = result.items.map(
    ({ price_info: { lowest_price_30_days: lowest } }) => `Lägsta pris senaste 30 dagarna: ${kr(lowest * 100)}`,
  )

  await open(page, mirror.listing)
  const cards = products(page)
  await expect(cards.filter({ hasText: mirror.name })).toContainText(product!)
  await expect(cards.filter({ hasNotText: 'tidigare' }).first()).not.toContainText('Lägsta pris')
  await expectAccessible(page)

  await cards.getByRole('link', { name: mirror.name, exact: true }).click()
  const prices = buyForm(page)
  await buyForm(page).getByRole('radio', { name: /60/ }).check()
  await expect(prices).toContainText(small!)
  await buyForm(page).getByRole('radio', { name: /80/ }).check()
  await expect(prices).toContainText(large!)
  expect(large).not.toBe(small)

  await page.getByRole('banner').getByRole('button', { name: /^Sök/ }).click()
  const panel = page.getByRole('dialog', { name: 'Sök' })
  await panel.getByRole('searchbox').fill(mirror.name)
  await expect(panel).toContainText(product!)
})

test(
  'each line says whether it can be returned: a standard size yes, a piece cut to measure no',
  { tag: '@theme' },
  async ({ page }) => {
    const right = '14 dagars ångerrätt'
    const noRight = 'Måttanpassat, ingen ångerrätt'
    await open(page, unden.address)
    const form = buyForm(page)
    await form.getByRole('radio', { name: 'Krom' }).check()
    await form.getByRole('radio', { name: '70 cm' }).check()
    await expect(form).toContainText(right)
    await expect(form).not.toContainText(noRight)
    await addToCart(page)
    await chooseOwnMeasures(page, { width: '893', height: '2010' })
    await expect(form).toContainText(noRight)
    await expect(form).not.toContainText(right)
    await addToCart(page, { inCart: 2 })

    await openMicrocart(page)
    const lines = cartLine(page, unden.name)
    await expect(lines.filter({ hasText: right })).toHaveCount(1)
    await expect(lines.filter({ hasText: noRight })).toContainText('893 × 2 010 mm')

    await goToCheckout(page)
    await fillPersonal(page)
    await fillShipping(page)
    await fillPayment(page)
    const reviewed = page.getByRole('list', { name: 'Du beställer' }).getByRole('listitem')
    await expect(reviewed).toHaveCount(2)
    await expect(reviewed.filter({ hasText: right })).toContainText(unden.name)
    await expect(reviewed.filter({ hasText: noRight })).toContainText('893 × 2 010 mm')
    await placeOrder(page)
    const pieces = page.getByRole('main').getByRole('listitem').filter({ hasText: unden.name })
    await expect(pieces.filter({ hasText: right })).toHaveCount(1)
    await expect(pieces.filter({ hasText: noRight })).toContainText('893 × 2 010 mm')
  },
)
