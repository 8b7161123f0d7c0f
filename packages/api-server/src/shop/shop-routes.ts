import { createRoutes, type ApiRoutes } from '../http'
import { cartRoutes } from './carts/cart-routes'
import { createPlatformDate, timeZoneOf } from '../shop-options'
import type { ShopContext, ShopRoutesOptions } from './context'
import { DOWNLOAD_LIMITS } from './downloads/download-limits'
import { DownloadLinks } from './downloads/download-links'
import { downloadRoutes } from './downloads/download-routes'
import { mailLinkRoutes } from './mail-links/mail-link-routes'
import { mailServiceRoutes } from './mail-service/mail-service-routes'
import { newsletterRoutes } from './newsletter/newsletter-routes'
import { orderRoutes } from './orders/order-routes'
import { passkeyRoutes } from './passkeys/passkey-routes'
import { AttachmentFolder } from './questions/attachment-folder'
import { questionRoutes } from './questions/question-routes'
import { AttemptLimiter } from './users/attempt-limiter'
import { HashingQueue } from './users/hashing-queue'
import { SigningKeys } from './users/signing-keys'
import { TokenSigner } from './users/token-signer'
import { NO_SECURITY_LOG } from '../security-log'
import { reviewRoutes } from './reviews/review-routes'
import { userRoutes } from './users/user-routes'
import { stockNoticeRoutes } from './stock-notices/stock-notice-routes'
import { withdrawalRoutes } from './withdrawals/withdrawal-routes'

/**
 * The calls about one shopper: account, cart, orders, reviews, newsletter, mail service (contract §§4–6, 9, 13),
 * withdrawals (decisions.md 25), questions (contract §13.4).
 */
export function shopRoutes(options: ShopRoutesOptions): ApiRoutes {
  const downloadLimits = options.shop.downloads ?? DOWNLOAD_LIMITS
  const hashing = new HashingQueue(options.passwords)
  options.watchQueue?.('passwords', () => hashing.waiting)
  const context: ShopContext = {
    tierPrices: false,
    security: NO_SECURITY_LOG,
    signingKeys: [],
    watchQueue: () => undefined,
    forgetMails: () => undefined,
    clientAddress: () => undefined,
    onOrdered: () => undefined,
    publicUrl: undefined,
    downloadsFolder: undefined,
    orderMail: undefined,
    contactMail: undefined,
    mailWhitelist: undefined,
    ...options,
    attachments: new AttachmentFolder(options.attachmentsFolder),
    reviewPictures: new AttachmentFolder(options.reviewPicturesFolder),
    downloadLimits,
    downloads: new DownloadLinks(options.database, downloadLimits),
    platformDate: createPlatformDate(timeZoneOf(options.shop)),
    hashing,
    signer: new TokenSigner(new SigningKeys(options.database, options.signingKeys), options.clock),
    attempts: new AttemptLimiter(options.database, options.clock),
  }
  const routes = createRoutes()
  const aboutAccount = [
    userRoutes,
    passkeyRoutes,
    cartRoutes,
    orderRoutes,
    reviewRoutes,
    withdrawalRoutes,
    downloadRoutes,
  ]
  const byMail = [newsletterRoutes, mailLinkRoutes, mailServiceRoutes, stockNoticeRoutes, questionRoutes]
  for (const make of [...aboutAccount, ...byMail]) routes.route('/', make(context))
  return routes
}
