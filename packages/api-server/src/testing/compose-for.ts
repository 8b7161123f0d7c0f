import type { HostDatabase, WaitingMail } from '../database'
import { composeMail } from '../mail'
import type { MailWritingOptions } from '../mail/compose-mail'
import type { Mail } from '../ports'
import { DownloadLinks } from '../shop/downloads/download-links'
import type { ShopOptions } from '../shop-options'
import { swedishShop } from './swedish-shop'

const NO_ATTACHMENTS = { read: async () => Buffer.alloc(0) }

/** Composes mails without pictures, for a shop at https://shop.example. */
export function composeFor(
  database: HostDatabase,
  shop: ShopOptions = swedishShop,
  attachments: MailWritingOptions['attachments'] = NO_ATTACHMENTS,
): (row: WaitingMail) => Promise<Mail> {
  const downloads = new DownloadLinks(database, { validDays: 30, times: 5 })
  const pictures = { logo: async () => undefined, ofLine: async () => undefined, drawing: async () => undefined }
  return (row) =>
    composeMail({ database, shop, shopUrl: 'https://shop.example', downloads, pictures, attachments }, row)
}
