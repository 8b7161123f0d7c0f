import { ResilientShopDb, type ResilientShopDbOptions } from './resilient-shop-db'
import { openBrowserShopDatabase } from './open-browser-shop-database'
import { dexieShopStorages, memoryShopStorages, type ShopStorages } from './shop-storages'
import { withinTime } from './within-time'

export interface ShopStoragesOptions extends Omit<ResilientShopDbOptions, 'database'> {
  /** `sv-shop` in the Swedish shop. */
  readonly name: string
  /** The country of an address that names none. */
  readonly country: string
}

/**
 * Longer than a read: a first start creates the collections, and a tab of an older version has to close its
 * connection.
 */
const OPEN_TIMEOUT_MS = 3000

/**
 * The browser's storage, or the page's memory where the browser refuses storage: in private windows, where it is
 * forbidden, or while another tab blocks it.
 */
export async function openShopStorages({ name, country, ...options }: ShopStoragesOptions): Promise<ShopStorages> {
  const { clock, logger, onTrouble } = options
  const database = openBrowserShopDatabase(name)
  // A newer version of the shop wants to migrate the database, and its tab waits until this one closes it.
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
  return dexieShopStorages(new ResilientShopDb({ database, ...options }), country)
}
