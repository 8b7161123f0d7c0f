import type { ShopOptions, ShopView } from './shop-options'

/** Throws when the views do not belong to one shop, or when a method has no title in one of them. */
export function checkShop(shop: ShopOptions): void {
  const [{ storeView: first }] = shop.views
  for (const view of shop.views) {
    const { storeCode, i18n } = view.storeView
    if (i18n.currencyCode !== first.i18n.currencyCode) {
      throw new Error(
        `The store view "${storeCode}" has the currency ${i18n.currencyCode}, the view "${first.storeCode}" has ` +
          `${first.i18n.currencyCode}. The views of a shop share one currency: make a second shop.`,
      )
    }
    const missing = missingTitles(shop, view)
    if (missing.length > 0) throw new Error(`The store view "${storeCode}" has no title for ${missing.join(', ')}.`)
  }
}

function missingTitles({ shippingMethods, paymentMethods }: ShopOptions, { titles }: ShopView): readonly string[] {
  const missing = (kind: string, codes: readonly string[], known: Readonly<Record<string, string>>) =>
    codes.filter((code) => known[code] === undefined).map((code) => `the ${kind} "${code}"`)
  return [
    ...missing(
      'carrier',
      shippingMethods.map(({ carrierCode }) => carrierCode),
      titles.carriers,
    ),
    ...missing(
      'shipping method',
      shippingMethods.map(({ methodCode }) => methodCode),
      titles.shippingMethods,
    ),
    ...missing(
      'payment method',
      paymentMethods.map(({ code }) => code),
      titles.paymentMethods,
    ),
  ]
}
