import type { HostDatabase, WaitingMail } from '../database'
import { composeMail } from '../mail'
import type { Mail } from '../ports'
import { DownloadLinks } from '../shop/downloads/download-links'
import type { ShopOptions } from '../shop-options'
import { swedishShop } from './swedish-shop'

/** Composes mails without pictures, for a shop at https://shop.example. */
export function composeFor(
  database: HostDatabase,
  shop: ShopOptions = swedishShop,
): (row: WaitingMail) => Promise<Mail> {
  const downloads = new DownloadLinks(database, { validDays: 30, times: 5 })
  const pictures = { logo: async () => undefined, ofLine: async () => undefined }
  return (row) => composeMail({ database, shop, shopUrl: 'https://shop.example', downloads, pictures }, row)
}
