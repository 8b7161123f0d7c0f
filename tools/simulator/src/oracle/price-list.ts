import { COUPONS, COURIER, GOODS, goodOf } from './goods'

/** The present prices, and the products that are sold. */
export class PriceList {
  readonly #prices = new Map(GOODS.map(({ sku, price }) => [sku, price]))
  readonly #gone = new Set<string>()
  /** Skus that have been removed from the shop at some time. */
  readonly everGone = new Set<string>()

  priceOf(sku: string): number {
    return this.#prices.get(sku) ?? 0
  }

  isSold(sku: string): boolean {
    return !this.#gone.has(sku)
  }

  priced(sku: string, price: number): void {
    this.#prices.set(sku, price)
  }

  removed(sku: string): void {
    this.#gone.add(sku)
    this.everGone.add(sku)
  }

  returned(sku: string): void {
    this.#gone.delete(sku)
  }

  /** Gross öre with shipping, without products that are no longer sold. */
  totalOf(lines: Readonly<Record<string, number>>, coupon: string): number {
    const sold = Object.entries(lines).filter(([name]) => this.isSold(goodOf(name).sku))
    const goods = sold.reduce((sum, [name, qty]) => sum + this.priceOf(goodOf(name).sku) * qty, 0)
    const percent = COUPONS.find(({ code }) => code === coupon)?.percent ?? 0
    const isSent = sold.length === 0 || sold.some(([name]) => !goodOf(name).isVirtual)
    return goods - (goods * percent) / 100 + (isSent ? COURIER : 0)
  }
}
