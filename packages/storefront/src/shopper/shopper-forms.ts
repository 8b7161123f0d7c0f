import { countryOf } from '@vitrin/addresses'
import { REVIEWS_SCOPE, ReviewStore } from '@vitrin/catalog'
import { ContactStore } from '@vitrin/contact'
import { NewsletterStore } from '@vitrin/content'
import type { StoreView } from '@vitrin/i18n'
import type { Clock, FormContent, IdGenerator, Logger, Outbox } from '@vitrin/kernel'
import { Letters, MailLinkStore, StockNoticeStore } from '@vitrin/mails'
import type { SyncTask } from '@vitrin/sync-queue'
import type { SessionStore } from '@vitrin/user-session'
import { filesOfQuestions, filesOfReviews } from './shared-files'
import type { ShopperConfig } from './shopper-config'
import type { ShopperGateways } from './shopper-gateways'
import type { ShopperPorts } from './shopper-options'
import type { ShopperStorages } from './shopper-storages'

export interface ShopperFormsOptions {
  readonly storeView: StoreView
  readonly config: Pick<ShopperConfig, 'countries' | 'shopMail'>
  readonly storages: ShopperStorages
  readonly gateways: ShopperGateways
  readonly pictures: ShopperPorts['pictures']
  readonly outbox: Outbox
  readonly session: Pick<SessionStore, 'current'>
  /** The customer's id, or `guest`. */
  readonly account: () => string
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}

export interface ShopperForms {
  readonly reviews: ReviewStore
  readonly contact: ContactStore
  readonly stockNotices: StockNoticeStore
  readonly newsletter: NewsletterStore
  readonly mailLinks: MailLinkStore
  readonly letters: Letters
}

/** The stores of what shoppers send to the shop besides orders, and of the mails that they ask for. */
export function shopperForms(options: ShopperFormsOptions): ShopperForms {
  const { storeView, config, storages, gateways, session, ...common } = options
  const { attachments, contact, orders } = storages
  const newsletter = new NewsletterStore({ ...common, gateway: gateways.newsletter, storage: storages.newsletter })
  return {
    reviews: new ReviewStore({
      ...common,
      gateway: gateways.reviews,
      files: filesOfReviews(attachments),
      orderWith: async (skus) =>
        (await orders.all()).findLast(
          ({ confirmation, products }) => confirmation && products.some(({ sku }) => skus.includes(sku)),
        )?.order_id,
    }),
    contact: new ContactStore({
      ...common,
      storage: contact,
      attachments: filesOfQuestions(attachments),
      storeCode: storeView.storeCode,
      country: countryOf(config.countries, storeView.tax.defaultCountry),
    }),
    stockNotices: new StockNoticeStore(common),
    newsletter,
    mailLinks: new MailLinkStore({
      ...common,
      gateway: gateways.mailLinks,
      onFollowed: (link) => newsletter.linkFollowed(link),
    }),
    letters: new Letters({
      ...common,
      gateway: gateways.letters,
      shopAddress: config.shopMail,
      ownAddress: () => session.current?.email,
    }),
  }
}

/** The content of a task that is a form; undefined when it is not on the device any more. */
export function formOf({ reviews, contact }: ShopperForms, task: SyncTask): Promise<FormContent | undefined> {
  return task.scope === REVIEWS_SCOPE ? reviews.pictures.formOf(task) : contact.contentOf(task.task_id)
}
