import { GuardedShop, type GuardedShopOptions } from './guarded-shop'
import { openShopDatabase } from './open-shop-database'
import { dexieShopStorages, memoryShopStorages, type ShopStorages } from './shop-storages'
import { withinTime } from './within-time'

export interface ShopStoragesOptions extends Omit<GuardedShopOptions, 'database'> {
  /** `sv-shop` in the Swedish shop. */
  readonly name: string
  /** Of an address that has none. */
  readonly country: string
}

/** Longer than a read may take: a first start makes the collections, and a tab of an older version has to let go. */
const OPEN_TIMEOUT_MS = 3000

/**
 * The browser's storage, or the page's memory where there is none: in private windows, where it is forbidden, or held
 * by a tab that does not let go.
 */
export async function openShopStorages({ name, country, ...options }: ShopStoragesOptions): Promise<ShopStorages> {
  const { clock, logger, onTrouble } = options
  const database = openShopDatabase(name)
  // A newer version of the shop wants to migrate what is stored. Keeping it waiting would hold up its tab.
  database.on('versionchange', ({ newVersion }) => {
    if (newVersion === null) return undefined
    database.close()
    onTrouble('outdated')
    return false
  })
  try {
    await withinTime(clock, OPEN_TIMEOUT_MS, database.open())
  } catch (error) {
    database.close()
    logger.warn('The browser stores nothing: cart and lists live as long as this page', error)
    onTrouble('not-kept')
    return memoryShopStorages()
  }
  return dexieShopStorages(new GuardedShop({ database, ...options }), country)
}
