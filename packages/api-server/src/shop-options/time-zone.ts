import type { ShopOptions } from './shop-options'

/** The time zone of the shop: dates of special prices, orders and accounts carry none (decisions.md 14). */
export function timeZoneOf({ views: [{ storeView }] }: Pick<ShopOptions, 'views'>): string {
  return storeView.i18n.timeZone
}
