import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { WireTotals } from '@vitrin/api-contract/wire'
import type { OrderConfirmation } from '@vitrin/kernel'
import { itemizedTotals, ore, toKronor } from '@vitrin/pricing'
import { openHostDatabase } from './database'
import { openFile } from './database/sql'
import { ShopHost, type WireAnswer } from './testing/shop-host'
import { boughtDocuments, dishonestLine, honestLine, type BoughtLine } from './contracts/bought-lines'
import { orderOf } from './testing/shop-requests'
import { ManualClock } from '@vitrin/kernel/testing'

/** More with `BOUGHT_CARTS=5000 pnpm unit packages/api-server/src/bought-carts.test.ts`. */
const RUNS = Number(process.env.BOUGHT_CARTS ?? 100)

const COUPONS = new Map([
  ['ONCE', 15],
  ['HALF', 50],
])
const percentOf = (coupon: string | undefined): number => COUPONS.get(coupon ?? '') ?? 0
const shipping = { price: ore(500), rate: 25 }
/** Prices of the client, which the host does not read. */
const foreignPrices = { price: 0.01, price_incl_tax: 0.01, row_total: 0.01, totals: { row_total_incl_tax: 0.01 } }

interface Purchase {
  readonly lines: readonly BoughtLine[]
  readonly coupon: string | undefined
  readonly lie: 'none' | 'prices' | 'confirmed' | 'cheap-totals' | 'line' | 'coupon'
  readonly badLine: object
  readonly throughCart: boolean
}
const purchase: fc.Arbitrary<Purchase> = fc.record({
  // A cart joins equal lines, which may then be more than may be sold.
  lines: fc.uniqueArray(honestLine, {
    minLength: 1,
    maxLength: 4,
    selector: ({ requested: { sku, product_option } }) => JSON.stringify([sku, product_option]),
  }),
  coupon: fc.constantFrom(undefined, undefined, 'ONCE', 'HALF'),
  lie: fc.constantFrom('none', 'prices', 'confirmed', 'cheap-totals', 'line', 'line', 'coupon'),
  badLine: dishonestLine,
  throughCart: fc.boolean(),
})

it(
  'random carts: what is paid is the price of the pieces that leave the stock',
  async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(fc.array(purchase, { minLength: 1, maxLength: 2 }), async (purchases) => {
        const shop = openShop()
        const used = new Set<string>()
        for (const [number, wanted] of purchases.entries()) await buy(shop, wanted, used, `bought-cart-${number}`)
        shop.host.database.close()
      }),
      { numRuns: RUNS },
    )
  },
  Math.max(60_000, RUNS * 1000),
)

function openShop() {
  const connection = openFile(':memory:')
  const clock = new ManualClock()
  const database = openHostDatabase(connection, { clock })
  const host = new ShopHost({ database, clock, documents: boughtDocuments })
  database.catalogue.seed({
    hash: 'coupons',
    documents: [],
    coupons: [
      { code: 'ONCE', percent: percentOf('ONCE'), uses: 1 },
      { code: 'HALF', percent: percentOf('HALF') },
      { code: 'OLD', percent: 90, endsAt: 0 },
    ],
  })
  const tables = connection
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'attempt%'")
    .all()
    .map((row) => String(row.name))
  /** Everything that the shop has stored. */
  const stored = () => tables.map((name) => [name, connection.prepare(`SELECT * FROM "${name}"`).all()])
  return { host, stored, stock: () => new Map([...database.stock.all()].map(([sku, { qty }]) => [sku, qty])) }
}

/** Tries to buy, and checks what the shop has stored afterwards. */
async function buy(shop: ReturnType<typeof openShop>, wanted: Purchase, used: Set<string>, orderId: string) {
  const { host } = shop
  const { lines, lie, badLine, throughCart } = wanted
  const coupon = lie === 'coupon' ? (used.has('ONCE') ? 'ONCE' : 'OLD') : wanted.coupon
  const canUse = lie !== 'coupon' && !(coupon === 'ONCE' && used.has('ONCE'))
  const expected = itemizedTotals({
    lines: lines.map(({ price, rate, requested: { qty } }) => ({ price, rate, qty })),
    shipping,
    discountPercent: canUse ? percentOf(coupon) : 0,
  })
  const cartId = throughCart ? await fillCart(shop, lines, canUse ? coupon : undefined) : ''
  const totals = { grand_total: toKronor(expected.grandTotal), tax_amount: toKronor(expected.tax) }
  const products = lines.map(({ requested }) => ({ ...requested, ...(lie === 'prices' && foreignPrices) }))
  const body = orderOf(lie === 'line' ? [...products, badLine] : products, {
    order_id: orderId,
    cart_id: cartId,
    coupon_code: coupon ?? '',
    ...(lie === 'confirmed' && { expected_totals: totals }),
    ...(lie === 'cheap-totals' && { expected_totals: { ...totals, grand_total: totals.grand_total - 1 } }),
  })

  const [before, stockBefore] = [shop.stored(), shop.stock()]
  const answer = await host.post<OrderConfirmation>('/api/order', body)
  if (lie === 'line' || lie === 'cheap-totals' || (!canUse && lie !== 'confirmed')) {
    expect([answer.code, shop.stored()]).toEqual([lie === 'cheap-totals' ? 409 : 400, before])
    return
  }
  expect(answer).toMatchObject({ code: 200 })
  if (coupon && canUse) used.add(coupon)
  expect(paidOf(shop, orderId)).toEqual(totals)
  const taken = takenPieces(lines)
  for (const [sku, qty] of shop.stock())
    expect([sku, qty]).toEqual([sku, stockBefore.get(sku)! - (taken.get(sku) ?? 0)])

  const after = shop.stored()
  const again: WireAnswer<OrderConfirmation> = await host.post('/api/order', body)
  expect([again.code, again.result, shop.stored()]).toEqual([200, answer.result, after])
}

/** Puts the lines into a cart, whose totals follow the same rules. */
async function fillCart({ host }: ReturnType<typeof openShop>, lines: readonly BoughtLine[], coupon?: string) {
  const cartId = await host.guestCart()
  for (const { requested } of lines) {
    const { code } = await host.post(`/api/cart/update?cartId=${cartId}`, {
      cartItem: { ...requested, ...foreignPrices, quoteId: cartId },
    })
    expect(code).toBe(200)
  }
  if (coupon) await host.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${coupon}`)
  const { result } = await host.get<WireTotals>(`/api/cart/totals?cartId=${cartId}`)
  const { grandTotal } = itemizedTotals({
    lines: lines.map(({ price, rate, requested: { qty } }) => ({ price, rate, qty })),
    discountPercent: percentOf(coupon),
  })
  expect(result.grand_total).toBe(toKronor(grandTotal))
  return cartId
}

function paidOf({ host }: ReturnType<typeof openShop>, orderId: string) {
  const doc = host.database.orders.byOrderId(orderId)?.doc
  return { grand_total: doc?.grand_total, tax_amount: doc?.tax_amount }
}

function takenPieces(lines: readonly BoughtLine[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>()
  for (const { sku, qty } of lines.flatMap(({ takes }) => takes)) taken.set(sku, (taken.get(sku) ?? 0) + qty)
  return taken
}
